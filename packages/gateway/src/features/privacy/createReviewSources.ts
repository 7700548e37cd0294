import { fetchOwnReviews, type OwnReview } from "@rewire/data/server";
import type { ServiceAccount } from "../../shop/createServiceAccount.ts";
import { belongsToReview } from "../review/belongsToReview.ts";
import type { PhotoFolder, SubmissionEntry } from "../review/createPhotoFolder.ts";
import type { JsonValue, PersonalDataSource } from "./PersonalDataSource.ts";
import { toJson } from "./shopRecordsSource.ts";

/** Author of reviews: a customer's number, an e-mail address, or both. */
type ReviewAuthor = Parameters<typeof fetchOwnReviews>[1];

interface ReviewSourceOptions {
  /** Shop manager's log-in, which alone finds the reviews of a person; null for none. */
  readonly account: ServiceAccount | null;
  /** Folder of the photos; null: no photos are taken. */
  readonly folder: PhotoFolder | null;
  /** Called when photos of a product are shown no more. */
  readonly onChanged: (productId: number) => void;
}

/**
 * Creates the sources of a customer's reviews and review photos. The shop keeps reviews after the account has been
 * deleted. Without a service account, reviews cannot be found and are missing from the export.
 */
export function createReviewSources(options: ReviewSourceOptions): readonly PersonalDataSource[] {
  const { account, folder } = options;
  const findReviews = (author: ReviewAuthor): Promise<readonly OwnReview[]> =>
    account === null
      ? Promise.resolve([])
      : account.sendRequest((client, requestOptions) => fetchOwnReviews(client, author, requestOptions));
  return [
    ...(account === null ? [] : [createReviewSource(findReviews)]),
    ...(folder === null ? [] : [createPhotoSource(folder, findReviews, options.onChanged)]),
  ];
}

const createReviewSource = (
  findReviews: (author: ReviewAuthor) => Promise<readonly OwnReview[]>,
): PersonalDataSource => ({
  name: "reviews",
  erase: null,
  eraseByEmail: null,
  export: async ({ subject }) => toJson(await findReviews(subject)),
});

function createPhotoSource(
  folder: PhotoFolder,
  findReviews: (author: ReviewAuthor) => Promise<readonly OwnReview[]>,
  onChanged: (productId: number) => void,
): PersonalDataSource {
  const findSubmissions = async (author: ReviewAuthor): Promise<readonly SubmissionEntry[]> => {
    const submissions = await folder.listAll();
    if (submissions.length === 0) return [];
    const reviews = await findReviews(author);
    return submissions.filter(
      ({ submission }) =>
        (author.customerId !== null && submission.customerId === author.customerId) ||
        reviews.some(
          (review) =>
            belongsToReview(submission, review) &&
            (submission.reviewId !== null || submission.productId === review.productId),
        ),
    );
  };
  const removeSubmissions = async (author: ReviewAuthor): Promise<void> => {
    for (const { id, state, submission } of await findSubmissions(author)) {
      await folder.remove(id, submission.productId);
      if (state === "shown") onChanged(submission.productId);
    }
  };
  return {
    name: "reviewPhotos",
    export: async ({ subject }) =>
      Promise.all((await findSubmissions(subject)).map((entry) => exportSubmission(folder, entry))),
    erase: (customerId) => removeSubmissions({ customerId, email: null }),
    eraseByEmail: (email) => removeSubmissions({ customerId: null, email }),
  };
}

/** Exports photos with their files, as `data:` URLs: held ones have no address that their owner could open. */
async function exportSubmission(folder: PhotoFolder, { id, state, submission }: SubmissionEntry): Promise<JsonValue> {
  const { productId, reviewId, author, text } = submission;
  const files = await Promise.all(
    submission.photos.map((_, index) => folder.readPhoto(state, productId, id, `${index + 1}.webp`)),
  );
  return {
    productId,
    reviewId,
    author,
    text,
    isShown: state === "shown",
    photos: files.flatMap((file) => (file ? [`data:image/webp;base64,${file.toString("base64")}`] : [])),
  };
}
