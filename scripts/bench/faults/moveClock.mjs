// Preloaded into a server: shifts its clock by the milliseconds in a file.
import { readFileSync } from "node:fs";

const EVERY_MS = 100;
const RightDate = Date;
let offset = 0;

const read = () => {
  try {
    offset = Number(readFileSync(process.env["BENCH_CLOCK_FILE"] ?? "", "utf8")) || 0;
  } catch {
    // The file has not been written yet.
  }
};
setInterval(read, EVERY_MS).unref();

globalThis.Date = class extends RightDate {
  constructor(...args) {
    super(...(args.length === 0 ? [RightDate.now() + offset] : args));
  }

  static now() {
    return RightDate.now() + offset;
  }
};
