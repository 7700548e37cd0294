import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";

/** Build whose files are stored as dictionaries. */
const buildRecordSchema = v.object({
  /** Time of its latest deployment, in milliseconds since 1970. */
  deployedAt: v.pipe(v.number(), v.finite()),
  files: v.array(
    v.object({
      /** Name of the chunk without hash, with its type: `frame.js`. */
      key: v.pipe(v.string(), v.regex(/^[\w.-]+\.(?:js|css)$/)),
      sha256: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/)),
      /** Size in bytes. */
      size: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
  ),
});
export type BuildRecord = v.InferOutput<typeof buildRecordSchema>;

/** Maximum number of builds whose files are stored, including the current build. */
export const MAX_BUILDS = 5;
/** Maximum total size of the stored files in bytes. The current build is stored regardless of its size. */
export const MAX_STORED_BYTES = 30 * 1024 * 1024;

/** Reads the build records in a folder, by build id. Damaged records are omitted. */
export async function readBuildRecords(folder: string): Promise<Map<string, BuildRecord>> {
  const records = new Map<string, BuildRecord>();
  for (const name of await readdir(folder)) {
    if (!name.endsWith(".json")) continue;
    const record = await readRecord(join(folder, name));
    if (record) records.set(name.slice(0, -".json".length), record);
  }
  return records;
}

/** Reads a record; null if another gateway has removed it meanwhile. A damaged record is removed. */
async function readRecord(path: string): Promise<BuildRecord | null> {
  const text = await readFile(path, "utf8").catch(() => null);
  if (text === null) return null;
  try {
    return v.parse(buildRecordSchema, JSON.parse(text));
  } catch {
    await rm(path, { force: true });
    return null;
  }
}

/**
 * Returns the ids of the builds to keep: the current build, and the most recently deployed builds within the limits.
 */
export function selectBuilds(
  records: ReadonlyMap<string, BuildRecord>,
  currentId: string,
  { maxBuilds = MAX_BUILDS, maxBytes = MAX_STORED_BYTES } = {},
): ReadonlySet<string> {
  const buildsNewestFirst = [...records].toSorted(
    ([a, { deployedAt }], [b, otherDeployedAt]) =>
      Number(b === currentId) - Number(a === currentId) || otherDeployedAt.deployedAt - deployedAt,
  );
  const sizes = new Map<string, number>();
  const ids = new Set<string>();
  for (const [id, { files }] of buildsNewestFirst.slice(0, maxBuilds)) {
    for (const { sha256, size } of files) sizes.set(sha256, size);
    const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    if (bytes > maxBytes && ids.size > 0) break;
    ids.add(id);
  }
  return ids;
}
