import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { CatalogueEntry } from "@rewire/domain";
import * as v from "valibot";
import type { Log } from "../log/createLog.ts";
import type { ReadingPosition } from "./createCatalogueReader.ts";
import type { ReadCatalogue } from "./prepareCatalogue.ts";

/** Raised whenever what an entry looks like changes, so that an old snapshot is not misread. */
const version = 6;
/** Entries that are written at once; others get their turn in between. */
const AT_ONCE = 200;
const CHUNK_BYTES = 1024 * 1024;

/** A catalogue and up to where it was read. */
export interface KeptCatalogue {
  readonly catalogue: ReadCatalogue;
  readonly position: ReadingPosition;
}

/** The catalogue on disk, so that a restart answers at once, also while the shop is down. */
export interface Snapshot {
  /** null when there is none, or none that can be read whole. */
  load(): Promise<KeptCatalogue | null>;
  save(kept: KeptCatalogue): Promise<void>;
  /** Waits for what is being written. */
  settle(): Promise<void>;
}

/**
 * Keeps the snapshot of one shop and currency in a folder; another shop's is never taken for it. The file's first line
 * tells what it is, each of the others is an entry.
 */
export function createSnapshot({ folder, shopUrl, currency, log }: { folder: string; shopUrl: string; currency: string; log: Log }): Snapshot {
  const name = createHash("sha256").update(`${shopUrl} ${currency}`).digest("hex").slice(0, 12);
  const file = join(folder, `catalogue-${name}.jsonl`);

  let writing = Promise.resolve();

  const write = async (kept: KeptCatalogue): Promise<void> => {
    // Written beside and moved, so that a kill in between leaves the old one whole.
    const beside = `${file}.${process.pid}.new`;
    try {
      await mkdir(folder, { recursive: true });
      await pipeline(Readable.from(printSnapshot(kept)), createWriteStream(beside));
      await rename(beside, file);
      // Of versions that kept everything in one text.
      await rm(join(folder, `catalogue-${name}.json`), { force: true });
    } catch (error) {
      log.warn("The catalogue cannot be kept on disk", { file, error });
    }
  };

  return {
    async load() {
      try {
        const catalogue = await readSnapshot(file);
        if (!catalogue) log.info("The catalogue on disk is of another version and is read afresh", { file });
        return catalogue;
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) log.warn("The catalogue on disk cannot be read", { file, error });
        return null;
      }
    },

    save(kept) {
      writing = writing.then(() => write(kept));
      return writing;
    },

    settle: () => writing,
  };
}

function* printSnapshot({ catalogue: { entries, categories, attributes, readAt }, position }: KeptCatalogue) {
  yield `${JSON.stringify({ version, readAt, position, categories, attributes, count: entries.length })}\n`;
  for (let start = 0; start < entries.length; start += AT_ONCE)
    yield entries.slice(start, start + AT_ONCE).map((entry) => `${JSON.stringify(entry)}\n`).join("");
}

/** @throws Error if a line is missing or broken */
async function readSnapshot(file: string): Promise<KeptCatalogue | null> {
  const entries: CatalogueEntry[] = [];
  let head: Head | null = null;
  let rest = "";
  // Not by readline, which takes characters for ends of lines that JSON leaves as they are.
  for await (const chunk of createReadStream(file, { encoding: "utf8", highWaterMark: CHUNK_BYTES })) {
    const lines = (rest + String(chunk)).split("\n");
    rest = lines.pop() ?? "";
    if (!head && lines.length > 0) {
      const first: unknown = JSON.parse(lines.shift() ?? "");
      if (!isHead(first)) return null;
      head = first;
    }
    for (const line of lines) {
      const entry: unknown = JSON.parse(line);
      if (!isEntry(entry)) throw new Error("A line is no product");
      entries.push(entry);
    }
  }
  if (!head || entries.length !== head.count) throw new Error("The file ends too early");
  const { categories, attributes, readAt, position } = head;
  return { catalogue: { entries, categories, attributes, readAt }, position };
}

type Head = Omit<ReadCatalogue, "entries"> & { readonly position: ReadingPosition; readonly count: number };

/** Of what is ours to read and write the frame is enough: its version says what stands within. */
const head = v.object({
  version: v.literal(version),
  readAt: v.number(),
  count: v.number(),
  position: v.object({
    mark: v.nullable(v.object({ at: v.number(), isSettled: v.boolean() })),
    after: v.nullable(v.string()),
    problems: v.array(v.unknown()),
  }),
  categories: v.array(v.unknown()),
  attributes: v.record(v.string(), v.unknown()),
});

const isHead = (value: unknown): value is Head => v.is(head, value);

const isEntry = (value: unknown): value is CatalogueEntry => typeof value === "object" && value !== null && "summary" in value;
