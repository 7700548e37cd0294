import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { databaseIdSchema, createJsonTextSchema } from "../../schema/fields.ts";
import { parseOrNull } from "../../schema/parseOrNull.ts";
import type { ConvertedPhoto } from "./convertPhoto.ts";

/** Schema of the id and the key of a photo submission: 132 random bits. */
export const randomKeySchema = v.pipe(v.string(), v.regex(/^[\w-]{22}$/));

const storedSubmissionSchema = createJsonTextSchema(
  v.object({
    /** Key of the link by which the shop decides. */
    decisionKey: randomKeySchema,
    productId: databaseIdSchema,
    /** Id of the review; null where the shop has not told it, since the review is held. */
    reviewId: v.nullable(databaseIdSchema),
    /** Account of the author; null for a guest, and absent in records of earlier versions. */
    customerId: v.optional(v.nullable(databaseIdSchema), null),
    author: v.string(),
    /** Plain text of the review. */
    text: v.string(),
    photos: v.array(v.object({ width: v.number(), height: v.number() })),
  }),
);

/** Record of the photos that were submitted with a review, without the files. */
export type PhotoSubmission = v.InferOutput<typeof storedSubmissionSchema>;

/** State of submitted photos: held until the shop approves them, or shown. */
export type PhotoState = "held" | "shown";

/** Stored submission of photos, with its id and state. */
export interface SubmissionEntry {
  readonly id: string;
  readonly state: PhotoState;
  readonly submission: PhotoSubmission;
}

/**
 * Folder of the review photos. Each submission is a subfolder of `held` or of `shown/<product>`, and is moved or
 * removed atomically.
 */
export interface PhotoFolder {
  storeHeld(id: string, submission: PhotoSubmission, photos: readonly ConvertedPhoto[]): Promise<void>;
  /** Number of submissions that wait. */
  countHeld(): Promise<number>;
  /** Reads a submission in either state; null for none. */
  read(id: string, productId: number): Promise<{ submission: PhotoSubmission; state: PhotoState } | null>;
  /** Lists the shown submissions of a product by id. */
  listShown(productId: number): Promise<readonly (readonly [id: string, submission: PhotoSubmission])[]>;
  /** Lists the submissions of all products, in either state. */
  listAll(): Promise<readonly SubmissionEntry[]>;
  /** Reads a file, such as "1.webp" or "1-small.webp"; null for none. */
  readPhoto(state: PhotoState, productId: number, id: string, file: string): Promise<Buffer | null>;
  /** Shows a submission that is held. */
  show(id: string, productId: number): Promise<void>;
  /** Deletes a submission in either state. */
  remove(id: string, productId: number): Promise<void>;
}

const RECORD_FILE = "submission.json";
const photoFilePattern = /^[1-9](?:-small)?\.webp$/;

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";
const toNullIfMissing = <Value>(work: Promise<Value>): Promise<Value | null> =>
  work.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });

/** Writes each photo and its thumbnail, numbered from 1. */
const writePhotos = (folder: string, photos: Parameters<PhotoFolder["storeHeld"]>[2]): Promise<unknown> =>
  Promise.all(
    photos.flatMap(({ photo, thumbnail }, index) => [
      writeFile(join(folder, `${index + 1}.webp`), photo),
      writeFile(join(folder, `${index + 1}-small.webp`), thumbnail),
    ]),
  );

/** Lists the folders of all submissions; the product of a held one is in its record alone. */
async function listFolders(
  root: string,
): Promise<readonly { readonly state: PhotoState; readonly productId: number; readonly id: string }[]> {
  const list = async (path: string) => (await toNullIfMissing(readdir(path))) ?? [];
  const heldIds = (await list(join(root, "held"))).map((id) => ({ state: "held" as const, productId: 0, id }));
  const shownIds = await Promise.all(
    (await list(join(root, "shown"))).map(async (name) =>
      (await list(join(root, "shown", name))).map((id) => ({ state: "shown" as const, productId: Number(name), id })),
    ),
  );
  return [...heldIds, ...shownIds.flat()];
}

/** Creates the access to a folder of review photos. The folder itself is created with the first photo. */
export function createPhotoFolder(root: string): PhotoFolder {
  const heldPath = join(root, "held");
  const toShownPath = (productId: number) => join(root, "shown", String(productId));
  const toPath = (state: PhotoState, productId: number, id: string) =>
    join(state === "held" ? heldPath : toShownPath(productId), id);
  const readRecord = async (path: string) =>
    parseOrNull(storedSubmissionSchema, (await toNullIfMissing(readFile(join(path, RECORD_FILE), "utf8"))) ?? "");

  return {
    async storeHeld(id, submission, photos) {
      // Written beside its place and moved there, so that nobody sees half of it.
      const draftPath = join(root, "draft", id);
      await mkdir(draftPath, { recursive: true, mode: 0o700 });
      await mkdir(heldPath, { recursive: true, mode: 0o700 });
      await writePhotos(draftPath, photos);
      await writeFile(join(draftPath, RECORD_FILE), JSON.stringify(submission));
      await rename(draftPath, join(heldPath, id));
    },
    countHeld: async () => (await toNullIfMissing(readdir(heldPath)))?.length ?? 0,
    async read(id, productId) {
      for (const state of ["held", "shown"] as const) {
        const submission = await readRecord(toPath(state, productId, id));
        if (submission?.productId === productId) return { submission, state };
      }
      return null;
    },
    async listShown(productId) {
      const ids = (await toNullIfMissing(readdir(toShownPath(productId)))) ?? [];
      const entries = await Promise.all(
        ids.map(async (id) => [id, await readRecord(toPath("shown", productId, id))] as const),
      );
      return entries.flatMap(([id, submission]) => (submission ? [[id, submission] as const] : []));
    },
    async listAll() {
      const entries = await Promise.all(
        (await listFolders(root)).map(async ({ state, productId, id }) => {
          const submission = await readRecord(toPath(state, productId, id));
          return submission ? [{ id, state, submission }] : [];
        }),
      );
      return entries.flat();
    },
    readPhoto: async (state, productId, id, file) =>
      photoFilePattern.test(file) && v.is(randomKeySchema, id)
        ? toNullIfMissing(readFile(join(toPath(state, productId, id), file)))
        : null,
    async show(id, productId) {
      await mkdir(toShownPath(productId), { recursive: true, mode: 0o700 });
      await rename(toPath("held", productId, id), toPath("shown", productId, id));
    },
    async remove(id, productId) {
      for (const state of ["held", "shown"] as const)
        await rm(toPath(state, productId, id), { recursive: true, force: true });
      await rm(join(root, "draft", id), { recursive: true, force: true });
    },
  };
}
