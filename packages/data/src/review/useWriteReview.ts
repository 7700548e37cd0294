import { failed, ok, type NewReview, type Result, type ReviewFate, type ReviewFailure } from "@rewire/domain";
import { useCallback } from "react";
import { WriteReviewDocument } from "../gql/graphql.ts";
import { useShopMutation } from "../client/useShopMutation.ts";
import { toReviewFailure } from "../failure/narrowFailure.ts";

/** Writing a review as a verb and a flag. */
export interface WriteReview {
  /** Resolves with what became of it; never throws for a failure. */
  readonly writeReview: (productId: number, review: NewReview) => Promise<Result<ReviewFate, ReviewFailure>>;
  readonly isWriting: boolean;
}

/** Hands reviews to the shop. It checks neither stars nor words: both are held here to what a review needs. */
export function useWriteReview(): WriteReview {
  const [send, isWriting] = useShopMutation(WriteReviewDocument, toReviewFailure, "no-cache");

  const writeReview = useCallback<WriteReview["writeReview"]>(
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
      // A review that is held is shown to nobody, so that the shop may not even tell it to its author.
      return ok(data.writeReview.review?.status === "APPROVE" ? "published" : "held");
    },
    [send],
  );

  return { writeReview, isWriting };
}
