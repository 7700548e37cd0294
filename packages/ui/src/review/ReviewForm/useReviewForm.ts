import {
  findPhotoIssue,
  type NewReview,
  type ReviewOutcome,
  type ReviewPhotoOutcome,
  type ShopFailure,
} from "@rewire/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import { useSendForm } from "../../patterns/AccountForm/useSendForm.ts";
import { useDraft } from "../../patterns/rules/useDraft.ts";
import type { PhotoReviewResult } from "../PhotoReviewForm/PhotoReviewForm.tsx";
import type { ReviewDraft, ReviewFormProps } from "./ReviewForm.tsx";
import { REVIEW_LABELS } from "./ReviewFields.tsx";
import { useValidatedForm } from "../../patterns/ValidatedForm/useValidatedForm.ts";

const FIELD_NAMES = ["rating", "content", "author", "email"] as const;

/** Reason why the photos of a review were rejected. The shop's own failures are a separate type. */
export type PhotoRefusal = Extract<PhotoReviewResult, { readonly kind: "invalid" | "tooMany" }>;

/**
 * Returns the state of a review form: values, pending submission, failure and, after a success, whether the review is
 * published or held for moderation.
 */
export function useReviewForm({ viewer, draft, onDraftChange, ...submitHandlers }: ReviewFormProps) {
  const { formatMessage } = useIntl();
  const { send, selectPhotos, publicationStatus, photoOutcome, photoRefusal } = useReviewSubmission(submitHandlers);
  const form = useValidatedForm<ReviewDraft>({
    defaultValues: { rating: "", content: "", author: "", email: "", ...draft },
  });
  /** Name under which the review is published; null for a guest, who enters a name. */
  const author = viewer && (`${viewer.firstName} ${viewer.lastName}`.trim() || viewer.username);
  const submission = useSendForm({
    form,
    fields: FIELD_NAMES.map((name) => ({
      name,
      id: `review-${name}`,
      label: formatMessage({ id: REVIEW_LABELS[name] }),
    })),
    send: (values) =>
      send({
        rating: Number(values.rating),
        content: values.content.trim(),
        author: author ?? values.author.trim(),
        email: viewer ? viewer.email : values.email.trim(),
      }),
    findField: ({ kind }) => (kind === "emailInvalid" && !viewer ? "email" : null),
  });
  useDraft(form, onDraftChange);

  const isDone = submission.isDone && photoRefusal === null;
  return { form, author, publicationStatus, photoOutcome, photoRefusal, selectPhotos, ...submission, isDone };
}

/** Returns a function that submits a review, with the selected photos if there are any, and the outcomes of both. */
function useReviewSubmission({
  onSubmit,
  onSubmitWithPhotos,
}: Pick<ReviewFormProps, "onSubmit" | "onSubmitWithPhotos">) {
  const [photos, selectPhotos] = useState<readonly File[]>([]);
  const [publicationStatus, setPublicationStatus] = useState<ReviewOutcome>("published");
  const [photoOutcome, setPhotoOutcome] = useState<ReviewPhotoOutcome>("none");
  const [photoRefusal, setPhotoRefusal] = useState<PhotoRefusal | null>(null);

  const sendWithPhotos = async (review: NewReview): Promise<PhotoReviewResult | null> => {
    if (!onSubmitWithPhotos || photos.length === 0) return null;
    const issue = findPhotoIssue(photos);
    return issue ? { kind: "invalid", issue } : onSubmitWithPhotos(review, photos);
  };

  /** Resolves with the shop's failure; null for a success, and for a refusal of the photos. */
  const send = async (review: NewReview): Promise<ShopFailure | null> => {
    setPhotoRefusal(null);
    const photoResult = await sendWithPhotos(review);
    if (photoResult?.kind === "refused") return photoResult.failure;
    if (photoResult?.kind === "written") {
      setPublicationStatus(photoResult.outcome);
      setPhotoOutcome(photoResult.photos);
      return null;
    }
    if (photoResult) {
      setPhotoRefusal(photoResult);
      return null;
    }
    const reviewResult = await onSubmit(review);
    if (!reviewResult.ok) return reviewResult.error;
    setPublicationStatus(reviewResult.value);
    return null;
  };
  return { send, selectPhotos, publicationStatus, photoOutcome, photoRefusal };
}
