import {
  maxLengths,
  type NewReview,
  type Result,
  type ReviewFate,
  type ShopFailure,
  type Viewer,
} from "@rewire/domain";
import { useEffect, useEffectEvent, useState } from "react";
import { useForm } from "react-hook-form";
import { FormattedMessage, useIntl } from "react-intl";
import { AccountForm } from "../../patterns/AccountForm/AccountForm.tsx";
import { useSendForm } from "../../patterns/AccountForm/useSendForm.ts";
import { FailureText } from "../../patterns/FailureText/FailureText.tsx";
import { emailTrouble } from "../../patterns/rules/email.ts";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { RatingInput } from "../../primitives/RatingInput/RatingInput.tsx";
import { Textarea } from "../../primitives/Textarea/Textarea.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { chakra } from "../../theme/chakra.tsx";

/** Everything that is typed or chosen in the form; what a draft keeps. */
export interface ReviewDraft {
  /** "1" to "5"; "" before the choice. */
  rating: string;
  content: string;
  author: string;
  email: string;
}

export interface ReviewFormProps {
  /** Who is logged in; null for a guest, who is asked for name and e-mail. */
  viewer: Viewer | null;
  /** Hands the review to the shop. */
  onSubmit: (review: NewReview) => Promise<Result<ReviewFate, ShopFailure>>;
  /** What was typed before. Read once. */
  draft?: Partial<ReviewDraft> | undefined;
  /** Told every change, to keep a draft. */
  onDraft?: ((draft: ReviewDraft) => void) | undefined;
}

/** Stars and words about a product; both stay when the shop says no. Load it late: it brings the form machinery along. */
export function ReviewForm({ viewer, onSubmit, draft, onDraft }: ReviewFormProps) {
  const { formatMessage } = useIntl();
  const [fate, setFate] = useState<ReviewFate>("published");
  const form = useForm<ReviewDraft>({
    mode: "onTouched",
    shouldFocusError: false,
    defaultValues: { rating: "", content: "", author: "", email: "", ...draft },
  });
  const {
    register,
    formState: { errors },
  } = form;
  const words = {
    rating: formatMessage({ id: "reviewForm.rating" }),
    content: formatMessage({ id: "reviewForm.content" }),
    author: formatMessage({ id: "reviewForm.author" }),
    email: formatMessage({ id: "checkout.email" }),
  };
  const fullName = viewer && (`${viewer.firstName} ${viewer.lastName}`.trim() || viewer.username);
  const { submit, isBusy, troubles, failure, isDone } = useSendForm({
    form,
    fields: (["rating", "content", "author", "email"] as const).map((name) => ({
      name,
      id: `review-${name}`,
      label: words[name],
    })),
    send: async (values) => {
      const result = await onSubmit({
        rating: Number(values.rating),
        content: values.content.trim(),
        author: fullName ?? values.author.trim(),
        email: viewer ? viewer.email : values.email.trim(),
      });
      if (!result.ok) return result.error;
      setFate(result.value);
      return null;
    },
    fieldOf: ({ kind }) => (kind === "emailInvalid" && !viewer ? "email" : null),
  });

  const tellDraft = useEffectEvent((values: ReviewDraft) => onDraft?.(values));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => tellDraft(values) }), [form]);

  if (isDone)
    return (
      <Alert tone="success" announce="polite">
        {formatMessage({ id: fate === "held" ? "reviewForm.held" : "reviewForm.published" })}
      </Alert>
    );

  return (
    <section aria-label={formatMessage({ id: "reviewForm.title" })}>
      <Heading>{formatMessage({ id: "reviewForm.title" })}</Heading>
      <AccountForm
        label={formatMessage({ id: "reviewForm.title" })}
        onSubmit={submit}
        troubles={troubles}
        failure={failure}
        failureTitle={formatMessage({ id: "reviewForm.refused" })}
        failureWords={
          failure && (
            <>
              <FailureText failure={failure} /> {formatMessage({ id: "reviewForm.draftKept" })}
            </>
          )
        }
        actions={
          <Button type="submit" loading={isBusy} loadingText={formatMessage({ id: "reviewForm.sending" })}>
            {formatMessage({ id: "reviewForm.send" })}
          </Button>
        }
      >
        <RatingInput
          id="review-rating"
          legend={words.rating}
          error={errors.rating?.message}
          {...register("rating", {
            validate: (value) => Boolean(value) || formatMessage({ id: "reviewForm.requiredRating" }),
          })}
        />
        <Textarea
          id="review-content"
          rows={5}
          maxLength={maxLengths.review}
          label={words.content}
          hint={formatMessage({ id: "reviewForm.contentHint" })}
          error={errors.content?.message}
          {...register("content", {
            validate: (value) => value.trim() !== "" || formatMessage({ id: "reviewForm.requiredContent" }),
          })}
        />
        {viewer ? (
          <As>
            <FormattedMessage id="reviewForm.writingAs" values={{ name: <b>{fullName}</b> }} />
          </As>
        ) : (
          <>
            <div data-columns="3">
              <TextField
                id="review-author"
                autoComplete="name"
                label={words.author}
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
                label={words.email}
                hint={formatMessage({ id: "reviewForm.emailHint" })}
                error={errors.email?.message}
                {...register("email", {
                  validate: (value) => {
                    const trouble = emailTrouble(value);
                    return trouble === null || formatMessage({ id: trouble });
                  },
                })}
              />
            </div>
          </>
        )}
      </AccountForm>
    </section>
  );
}

const Heading = chakra("h3", { base: { textStyle: "h3", mb: "4" } });
const As = chakra("p", { base: { textStyle: "sm", color: "fg.muted", overflowWrap: "anywhere" } });
