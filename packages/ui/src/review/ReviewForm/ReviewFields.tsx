import { maxLengths } from "@rewire/domain";
import type { MessageKey } from "@rewire/messages";
import type { UseFormReturn } from "react-hook-form";
import { useIntl } from "react-intl";
import { findEmailError } from "../../patterns/rules/email.ts";
import { RatingInput } from "../../primitives/RatingInput/RatingInput.tsx";
import { Textarea } from "../../primitives/Textarea/Textarea.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import type { ReviewDraft } from "./ReviewForm.tsx";

/** Message ids for the labels of the review form, by field. */
export const REVIEW_LABELS = {
  rating: "reviewForm.rating",
  content: "reviewForm.content",
  author: "reviewForm.author",
  email: "checkout.email",
} as const satisfies Record<keyof ReviewDraft, MessageKey>;

interface ReviewFieldsProps {
  form: UseFormReturn<ReviewDraft>;
}

/** Rating and text fields of a review. */
export function ReviewFields({ form }: ReviewFieldsProps) {
  const { formatMessage } = useIntl();
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <>
      <RatingInput
        id="review-rating"
        legend={formatMessage({ id: REVIEW_LABELS.rating })}
        error={errors.rating?.message}
        {...register("rating", {
          validate: (value) => Boolean(value) || formatMessage({ id: "reviewForm.requiredRating" }),
        })}
      />
      <Textarea
        id="review-content"
        rows={5}
        maxLength={maxLengths.review}
        label={formatMessage({ id: REVIEW_LABELS.content })}
        hint={formatMessage({ id: "reviewForm.contentHint" })}
        error={errors.content?.message}
        {...register("content", {
          validate: (value) => value.trim() !== "" || formatMessage({ id: "reviewForm.requiredContent" }),
        })}
      />
    </>
  );
}

/** Name and e-mail fields of the review form, for guests only. */
export function GuestFields({ form }: ReviewFieldsProps) {
  const { formatMessage } = useIntl();
  const {
    register,
    formState: { errors },
  } = form;
  return (
    <>
      <div data-columns="3">
        <TextField
          id="review-author"
          autoComplete="name"
          label={formatMessage({ id: REVIEW_LABELS.author })}
          hint={formatMessage({ id: "reviewForm.authorHint" })}
          error={errors.author?.message}
          {...register("author", {
            validate: (value) => value.trim() !== "" || formatMessage({ id: "reviewForm.requiredAuthor" }),
          })}
        />
      </div>
      <div data-columns="3">
        <TextField
          id="review-email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={formatMessage({ id: REVIEW_LABELS.email })}
          hint={formatMessage({ id: "reviewForm.emailHint" })}
          error={errors.email?.message}
          {...register("email", {
            validate: (value) => {
              const error = findEmailError(value);
              return error === null || formatMessage({ id: error });
            },
          })}
        />
      </div>
    </>
  );
}
