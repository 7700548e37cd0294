// Loaded into a server before all else: its time of day is wrong by the milliseconds that a file names.
import { readFileSync } from "node:fs";

const EVERY_MS = 100;
const RightDate = Date;
let offset = 0;

const read = () => {
  try {
    offset = Number(readFileSync(process.env["BENCH_CLOCK_FILE"] ?? "", "utf8")) || 0;
  } catch {
    // Nobody has moved it yet.
  }
};
setInterval(read, EVERY_MS).unref();

globalThis.Date = class extends RightDate {
  constructor(...given) {
    super(...(given.length === 0 ? [RightDate.now() + offset] : given));
  }

  static now() {
    return RightDate.now() + offset;
  }
};
