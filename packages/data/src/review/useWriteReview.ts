import { failed, ok, type NewReview, type Result, type ReviewOutcome, type ReviewFailure } from "@rewire/domain";
import { useCallback } from "react";
import { WriteReviewDocument } from "../gql/graphql.ts";
import { useShopMutation } from "../client/useShopMutation.ts";
import { toReviewFailure } from "../failure/narrowFailure.ts";

/** Result of `useWriteReview`: the mutation function, and whether the mutation is pending. */
export interface UseWriteReviewResult {
  /** Submits a review. Resolves with its status; never rejects. */
  readonly writeReview: (productId: number, review: NewReview) => Promise<Result<ReviewOutcome, ReviewFailure>>;
  readonly isWriting: boolean;
}

/**
 * Returns a function that submits a review. The rating is limited to the range from 1 to 5 and the texts are trimmed,
 * because the shop does neither.
 */
export function useWriteReview(): UseWriteReviewResult {
  const [send, isWriting] = useShopMutation(WriteReviewDocument, toReviewFailure, "no-cache");

  const writeReview = useCallback<UseWriteReviewResult["writeReview"]>(
    async (productId, { rating, content, author, email }) => {
      const stars = Math.min(5, Math.max(1, Math.round(rating)));
      const { data, failure } = await send({
        productId,
        rating: stars,
        content: content.trim(),
        author: author.trim(),
        email: email.trim(),
      });
      if (!data?.writeReview) return failed(failure ?? { kind: "shopError" });
      // A review held for moderation is not public; the shop may not return it even to its author.
      return ok(data.writeReview.review?.status === "APPROVE" ? "published" : "held");
    },
    [send],
  );

  return { writeReview, isWriting };
}
