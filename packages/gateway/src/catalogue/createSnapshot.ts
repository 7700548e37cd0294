import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import type { Log } from "../log/createLog.ts";
import type { ReadCatalogue } from "./prepareCatalogue.ts";

/** Raised whenever what an entry looks like changes, so that an old snapshot is not misread. */
const version = 5;

/** The catalogue on disk, so that a restart answers at once, also while the shop is down. */
export interface Snapshot {
  /** null when there is none, or none that can be read. */
  load(): Promise<ReadCatalogue | null>;
  save(catalogue: ReadCatalogue): Promise<void>;
  /** Waits for what is being written. */
  settle(): Promise<void>;
}

/** Keeps the snapshot of one shop and currency in a folder; another shop's is never taken for it. */
export function createSnapshot({ folder, shopUrl, currency, log }: { folder: string; shopUrl: string; currency: string; log: Log }): Snapshot {
  const name = createHash("sha256").update(`${shopUrl} ${currency}`).digest("hex").slice(0, 12);
  const file = join(folder, `catalogue-${name}.json`);

  let writing = Promise.resolve();

  const write = async ({ entries, categories, attributes, readAt }: ReadCatalogue): Promise<void> => {
    // Written beside and moved, so that a kill in between leaves the old one whole.
    const beside = `${file}.${process.pid}.new`;
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(beside, JSON.stringify({ version, readAt, categories, attributes, entries }));
      await rename(beside, file);
    } catch (error) {
      log.warn("The catalogue cannot be kept on disk", { file, error });
    }
  };

  return {
    async load() {
      try {
        const kept: unknown = JSON.parse(await readFile(file, "utf8"));
        if (isSnapshot(kept)) return { entries: kept.entries, categories: kept.categories, attributes: kept.attributes, readAt: kept.readAt };
        log.info("The catalogue on disk is of another version and is read afresh", { file });
      } catch (error) {
        if (!(error instanceof Error && "code" in error && error.code === "ENOENT")) log.warn("The catalogue on disk cannot be read", { file, error });
      }
      return null;
    },

    save(catalogue) {
      writing = write(catalogue);
      return writing;
    },

    settle: () => writing,
  };
}

/** Of what is ours to read and write the frame is enough: its version says what stands within. */
const frame = v.object({
  version: v.literal(version),
  readAt: v.number(),
  entries: v.array(v.unknown()),
  categories: v.array(v.unknown()),
  attributes: v.record(v.string(), v.unknown()),
});

const isSnapshot = (value: unknown): value is ReadCatalogue => v.is(frame, value);
