import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { defaultEcodesignAttributes, type CatalogueEntry, type UnitPriceAttribute } from "@rewire/domain";
import * as v from "valibot";
import type { Log } from "../../../log/createLog.ts";
import type { CataloguePart, ReadPosition } from "./createCatalogueReader.ts";
import type { ReadCatalogue } from "./prepareCatalogue.ts";

/** Format version, raised whenever the format of an entry changes, so that an old snapshot is not misread. */
const version = 12;
/** Number of entries written at once before yielding to other work. */
const LINES_PER_WRITE = 200;
/** Number of the newest products written before the repairs: enough for a front page and its first lists. */
const FIRST_PART_SIZE = 1_000;
const CHUNK_BYTES = 256 * 1024;

/** Catalogue, and the position from which reads continue. */
export interface SavedCatalogue {
  readonly catalogue: ReadCatalogue;
  readonly position: ReadPosition;
}

/**
 * Store of the catalogue on disk, so that the catalogue is available immediately after a restart, even if the shop is
 * down.
 */
export interface SnapshotStore {
  /**
   * Reads the snapshot; null when there is none, or when it is incomplete.
   * @param onPart Called with the products read so far, repeatedly, once all repairs are included.
   */
  load(onPart?: (part: CataloguePart) => void): Promise<SavedCatalogue | null>;
  save(savedCatalogue: SavedCatalogue): Promise<void>;
  /** Waits for a pending write. */
  settle(): Promise<void>;
}

/**
 * Creates the snapshot store in a folder. A snapshot of another shop, currency or attribute configuration is ignored.
 * The file lists some of the newest products and all repairs first, so that a large catalogue can be shown before it is
 * completely loaded.
 */
export function createSnapshotStore({
  folder,
  shopUrl,
  currency,
  energyAttribute = defaultEcodesignAttributes.energyClass,
  unitPriceAttributes = [],
  log,
}: {
  folder: string;
  shopUrl: string;
  currency: string;
  /** Global attribute with the energy efficiency class; entries hold the class. */
  energyAttribute?: string | undefined;
  /** Attributes with the net quantities that entries hold. */
  unitPriceAttributes?: readonly UnitPriceAttribute[] | undefined;
  log: Log;
}): SnapshotStore {
  const source = [shopUrl, currency];
  if (energyAttribute !== defaultEcodesignAttributes.energyClass) source.push(energyAttribute);
  if (unitPriceAttributes.length > 0) source.push(JSON.stringify(unitPriceAttributes));
  const name = createHash("sha256").update(source.join(" ")).digest("hex").slice(0, 12);
  const file = join(folder, `catalogue-${name}.jsonl`);

  let pendingWrite = Promise.resolve();

  const write = async (savedCatalogue: SavedCatalogue): Promise<void> => {
    // Written to a temporary file and renamed, so that the old file stays intact if the process is killed.
    const temporaryFile = `${file}.${process.pid}.new`;
    try {
      await mkdir(folder, { recursive: true });
      await pipeline(Readable.from(stringifySnapshot(savedCatalogue)), createWriteStream(temporaryFile));
      await rename(temporaryFile, file);
      // File of earlier versions, in a single JSON text.
      await rm(join(folder, `catalogue-${name}.json`), { force: true });
    } catch (error) {
      log.warn("The catalogue cannot be kept on disk", { file, error });
    }
  };

  return {
    async load(onPart) {
      try {
        const catalogue = await readSnapshot(file, onPart);
        if (!catalogue) log.info("The catalogue on disk is of another version and is read afresh", { file });
        return catalogue;
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOENT"))
          log.warn("The catalogue on disk cannot be read", { file, error });
        return null;
      }
    },

    save(savedCatalogue) {
      pendingWrite = pendingWrite.then(() => write(savedCatalogue));
      return pendingWrite;
    },

    settle: () => pendingWrite,
  };
}

function* stringifySnapshot({ catalogue: { entries, categories, attributes, readAt }, position }: SavedCatalogue) {
  const [firstEntries, otherEntries] = [entries.slice(0, FIRST_PART_SIZE), entries.slice(FIRST_PART_SIZE)];
  const repairs = otherEntries.filter(({ repair }) => repair);
  const orderedEntries = [...firstEntries, ...repairs, ...otherEntries.filter(({ repair }) => !repair)];
  const count = entries.length;
  const firstPartSize = firstEntries.length + repairs.length;
  yield `${JSON.stringify({ version, readAt, position, categories, attributes, count, firstPart: firstPartSize })}\n`;
  for (let start = 0; start < count; start += LINES_PER_WRITE)
    yield orderedEntries
      .slice(start, start + LINES_PER_WRITE)
      .map((entry) => `${JSON.stringify(entry)}\n`)
      .join("");
}

/** Reads a snapshot. @throws Error if a line is missing or broken */
async function readSnapshot(file: string, onPart?: (part: CataloguePart) => void): Promise<SavedCatalogue | null> {
  const entries: CatalogueEntry[] = [];
  let header: SnapshotHeader | null = null;
  for await (const lines of readLines(file)) {
    if (!header && lines.length > 0) {
      const firstLine: unknown = JSON.parse(lines.shift() ?? "");
      if (!isSnapshotHeader(firstLine)) return null;
      header = firstLine;
    }
    for (const line of lines) entries.push(parseEntry(line));
    if (header && entries.length >= header.firstPart && entries.length < header.count)
      onPart?.(toCataloguePart(header, entries));
  }
  if (!header || entries.length !== header.count) throw new Error("The file ends too early");
  const { categories, attributes, readAt, position } = header;
  return { catalogue: { entries, categories, attributes, readAt }, position };
}

/**
 * Reads complete lines in batches. Without readline, which treats characters as line ends that JSON does not escape.
 */
async function* readLines(file: string): AsyncGenerator<string[]> {
  let partialLine = "";
  for await (const chunk of createReadStream(file, { encoding: "utf8", highWaterMark: CHUNK_BYTES })) {
    const lines = (partialLine + String(chunk)).split("\n");
    partialLine = lines.pop() ?? "";
    yield lines;
  }
}

function parseEntry(line: string): CatalogueEntry {
  const entry: unknown = JSON.parse(line);
  if (!isEntry(entry)) throw new Error("A line is no product");
  return entry;
}

const toCataloguePart = (
  { categories, attributes, readAt, count }: SnapshotHeader,
  entries: readonly CatalogueEntry[],
): CataloguePart => ({
  progress: { read: entries.length, total: count },
  hasRepairs: true,
  readAt,
  catalogue: () => ({ entries: entries.slice(), categories, attributes }),
});

type SnapshotHeader = Omit<ReadCatalogue, "entries"> & {
  readonly position: ReadPosition;
  readonly count: number;
  readonly firstPart: number;
};

/** Header of the file. Entries are written by this program and not validated: the version determines their format. */
const headerSchema = v.object({
  version: v.literal(version),
  readAt: v.number(),
  count: v.number(),
  /** Number of leading entries that include all repairs. */
  firstPart: v.number(),
  position: v.object({
    mark: v.nullable(v.object({ at: v.number(), isSettled: v.boolean() })),
    after: v.nullable(v.string()),
    problems: v.array(v.unknown()),
  }),
  categories: v.array(v.unknown()),
  attributes: v.record(v.string(), v.unknown()),
});

const isSnapshotHeader = (value: unknown): value is SnapshotHeader => v.is(headerSchema, value);

const isEntry = (value: unknown): value is CatalogueEntry =>
  typeof value === "object" && value !== null && "summary" in value;
