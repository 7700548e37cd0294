import { randomBytes } from "node:crypto";
import { findPhotoIssue, type ReviewPhotoOutcome } from "@rewire/domain";
import * as v from "valibot";
import { isSameText } from "../../config/secrets.ts";
import type { Log } from "../../log/createLog.ts";
import type { AttemptLimit } from "../../storage/limits/createAttemptLimit.ts";
import { SHARED_KEY } from "../../storage/limits/createLimits.ts";
import { toTooManyResult } from "../../storage/limits/toTooManyResult.ts";
import type { Outbox } from "../mail/Outbox.ts";
import { photoPrefix, toReviewPhotos } from "./addPhotos.ts";
import { convertPhoto, type ConvertedPhoto } from "./convertPhoto.ts";
import { randomKeySchema, type PhotoFolder } from "./createPhotoFolder.ts";
import type {
  PhotoModeration,
  PhotoModerationLink,
  PhotoReviewResult,
  ReviewPhotos,
  WrittenReview,
} from "./ReviewPhotos.ts";

interface ReviewPhotosOptions {
  /** Null: no photos are taken. */
  readonly folder: PhotoFolder | null;
  readonly outbox: Pick<Outbox, "isAvailable" | "shopAddress" | "enqueue">;
  /** Limit for reviews with photos, each one. */
  readonly limit: AttemptLimit<"address" | "sum">;
  /** Called when photos of a product are shown, or shown no more. */
  readonly onChanged: (productId: number) => void;
  readonly log: Log;
}

/** Maximum number of submissions that wait for the shop: with 3 photos of 300 KB each half a gigabyte. */
const MAX_HELD_SUBMISSIONS = 500;

const createKey = (): string => randomBytes(16).toString("base64url");

/** Creates the service for review photos. */
export function createReviewPhotos(options: ReviewPhotosOptions): ReviewPhotos {
  const { folder, outbox, onChanged } = options;
  const isAvailable = folder !== null && outbox.isAvailable && outbox.shopAddress !== null;

  const findSubmission = async ({ id, productId, key }: PhotoModerationLink) => {
    if (!folder || !v.is(randomKeySchema, id) || !Number.isSafeInteger(productId)) return null;
    const match = await folder.read(id, productId);
    return match && isSameText(match.submission.decisionKey, key) ? match : null;
  };
  const find = async (link: PhotoModerationLink): Promise<PhotoModeration | null> => {
    const match = await findSubmission(link);
    if (!match) return null;
    const { submission, state } = match;
    const keyQuery = state === "held" ? `?${new URLSearchParams({ key: link.key }).toString()}` : "";
    const photos = toReviewPhotos(link.id, submission).map((photo) => ({
      ...photo,
      url: `${photo.url}${keyQuery}`,
      thumbnail: `${photo.thumbnail}${keyQuery}`,
    }));
    return { state, productId: submission.productId, author: submission.author, text: submission.text, photos };
  };

  return {
    isAvailable,
    submit: createSubmission(options),
    find,
    async decide(link, choice) {
      const match = await findSubmission(link);
      if (!folder || !match) return null;
      const decision = await find(link);
      if (choice === "delete") await folder.remove(link.id, link.productId);
      else if (match.state === "held") await folder.show(link.id, link.productId);
      if (choice === "show" || match.state === "shown") onChanged(link.productId);
      return choice === "delete" ? decision : find(link);
    },
    async readFile({ productId, id, name, key }) {
      if (!folder) return null;
      const canReadHeldPhotos = key !== null && (await findSubmission({ productId, id, key })) !== null;
      const shownPhoto = await folder.readPhoto("shown", productId, id, name);
      return shownPhoto ?? (canReadHeldPhotos ? folder.readPhoto("held", productId, id, name) : null);
    },
  };
}

/** Creates the function that checks photos, writes their review, and holds them. */
function createSubmission(options: ReviewPhotosOptions): ReviewPhotos["submit"] {
  const { limit } = options;
  const storeHeldPhotos = createHeldPhotoWriter(options);
  return async (files, write, { clientAddress, origin }) => {
    const issue = findPhotoIssue(files.map(({ byteLength }) => ({ size: byteLength })));
    if (issue) return { kind: "invalid", issue };
    try {
      const limitKeys = files.length > 0 ? { address: clientAddress, sum: SHARED_KEY } : {};
      return await limit.make<PhotoReviewResult>(limitKeys, async () => {
        const photos = await convertPhotos(files);
        if (!photos) return { value: { kind: "invalid", issue: "photoType" }, counts: false };
        const review = await write();
        if (!review) return { value: { kind: "refused" }, counts: false };
        const outcome = photos.length === 0 ? "none" : await storeHeldPhotos(review, photos, origin);
        return { value: { kind: "written", photos: outcome }, counts: outcome === "held" };
      });
    } catch (error) {
      return toTooManyResult(error);
    }
  };
}

/** Converts photos; null if one of them is none. */
async function convertPhotos(files: readonly Uint8Array[]): Promise<readonly ConvertedPhoto[] | null> {
  const photos: ConvertedPhoto[] = [];
  for (const file of files) {
    const photo = await convertPhoto(file);
    if (!photo) return null;
    photos.push(photo);
  }
  return photos;
}

/** Creates the function that holds photos and tells the shop; the review stands whatever becomes of them. */
function createHeldPhotoWriter({ folder, outbox, log }: ReviewPhotosOptions) {
  return async (
    review: WrittenReview,
    photos: readonly ConvertedPhoto[],
    origin: string,
  ): Promise<ReviewPhotoOutcome> => {
    const { shopAddress } = outbox;
    if (!folder || shopAddress === null) return "lost";
    const [id, decisionKey] = [createKey(), createKey()];
    try {
      if ((await folder.countHeld()) >= MAX_HELD_SUBMISSIONS) throw new RangeError("Too many photos wait for the shop");
      const sizes = photos.map(({ width, height }) => ({ width, height }));
      await folder.storeHeld(id, { decisionKey, ...review, photos: sizes }, photos);
      const query = new URLSearchParams({ product: String(review.productId), id, key: decisionKey });
      const link = `${origin}${photoPrefix}?${query.toString()}`;
      const isQueued = await outbox.enqueue({
        key: `review-photos ${id}`,
        to: shopAddress,
        subject: `Photos of a review wait for you (${photos.length})`,
        text: composeDecisionMail(review, photos.length, link),
      });
      if (isQueued) return "held";
      await folder.remove(id, review.productId);
    } catch (error) {
      log.error("Photos of a review are lost", { error });
      await folder.remove(id, review.productId).catch(() => undefined);
    }
    return "lost";
  };
}

const composeDecisionMail = ({ author, text }: WrittenReview, count: number, link: string): string =>
  [
    `${author || "Somebody"} has sent ${count === 1 ? "a photo" : `${count} photos`} with a review:`,
    "",
    text,
    "",
    "Nobody sees the photos until you show them. Look at them, then show or delete them:",
    link,
    "",
    "The same link takes them down later. Keep it to yourself.",
    "",
  ].join("\n");
