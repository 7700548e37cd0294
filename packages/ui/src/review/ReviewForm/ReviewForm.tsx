import type { NewReview, Result, ReviewOutcome, ShopFailure, Viewer } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { AccountForm } from "../../patterns/AccountForm/AccountForm.tsx";
import { FailureText } from "../../patterns/FailureText/FailureText.tsx";
import { useFocusFallback } from "../../patterns/rules/useFocusFallback.ts";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { chakra } from "../../theme/chakra.tsx";
import type { PhotoReviewResult } from "../PhotoReviewForm/PhotoReviewForm.tsx";
import { PhotoField } from "../PhotoReviewForm/PhotoField.tsx";
import { GuestFields, ReviewFields } from "./ReviewFields.tsx";
import { useReviewForm, type PhotoRefusal } from "./useReviewForm.ts";

/** Values of the review form that are saved as a draft. */
export interface ReviewDraft {
  /** "1" to "5"; "" if unset. */
  rating: string;
  content: string;
  author: string;
  email: string;
}

export interface ReviewFormProps {
  /** Logged-in customer; null for a guest, for whom the form has name and e-mail fields. */
  viewer: Viewer | null;
  /** Submits the review to the shop. */
  onSubmit: (review: NewReview) => Promise<Result<ReviewOutcome, ShopFailure>>;
  /**
   * Submits the review with photos, which the form then offers; not called without any.
   * @default no photos are offered
   */
  onSubmitWithPhotos?: ((review: NewReview, photos: readonly File[]) => Promise<PhotoReviewResult>) | undefined;
  /** Initial values from a draft. Only the first value is used. */
  draft?: Partial<ReviewDraft> | undefined;
  /** Called with the values after every change, to store a draft. */
  onDraftChange?: ((draft: ReviewDraft) => void) | undefined;
}

/**
 * Review form with rating and text. The entered values are kept after an error. Import it lazily, because it includes
 * the form library.
 */
export function ReviewForm(props: ReviewFormProps) {
  const { formatMessage } = useIntl();
  const {
    form,
    author,
    submit,
    isBusy,
    invalidFields,
    failure,
    isDone,
    publicationStatus,
    photoOutcome,
    photoRefusal,
    selectPhotos,
  } = useReviewForm(props);
  const outcomeNote = useFocusFallback<HTMLDivElement>(isDone);
  if (isDone)
    return (
      <Alert ref={outcomeNote} tone={photoOutcome === "lost" ? "warning" : "success"} announce="polite">
        <p>{formatMessage({ id: publicationStatus === "held" ? "reviewForm.held" : "reviewForm.published" })}</p>
        {photoOutcome !== "none" && <p>{formatMessage({ id: `reviewForm.photos.${photoOutcome}` })}</p>}
      </Alert>
    );

  return (
    <section aria-label={formatMessage({ id: "reviewForm.title" })}>
      <FormHeading>{formatMessage({ id: "reviewForm.title" })}</FormHeading>
      <AccountForm
        label={formatMessage({ id: "reviewForm.title" })}
        onSubmit={submit}
        invalidFields={invalidFields}
        failure={failure}
        failureTitle={formatMessage({ id: "reviewForm.refused" })}
        failureText={
          failure && (
            <>
              <FailureText failure={failure} /> {formatMessage({ id: "reviewForm.draftKept" })}
            </>
          )
        }
        actions={
          <Button type="submit" isLoading={isBusy} loadingText={formatMessage({ id: "reviewForm.sending" })}>
            {formatMessage({ id: "reviewForm.send" })}
          </Button>
        }
      >
        <ReviewFields form={form} />
        {props.onSubmitWithPhotos && <PhotoField onSelect={selectPhotos} />}
        {photoRefusal && <PhotoRefusalAlert refusal={photoRefusal} />}
        {author === null ? (
          <GuestFields form={form} />
        ) : (
          <AuthorNote>
            <FormattedMessage id="reviewForm.writingAs" values={{ name: <b>{author}</b> }} />
          </AuthorNote>
        )}
      </AccountForm>
    </section>
  );
}

/** Alert with the reason why the photos were rejected, and a note that the entered text is kept. */
function PhotoRefusalAlert({ refusal }: { refusal: PhotoRefusal }) {
  const { formatMessage } = useIntl();
  return (
    <Alert tone="danger" announce="assertive" title={formatMessage({ id: "reviewForm.refused" })}>
      {refusal.kind === "invalid"
        ? formatMessage({ id: `reviewForm.photos.${refusal.issue}` })
        : formatMessage({ id: "reviewForm.photos.tooMany" }, { minutes: Math.ceil(refusal.waitSeconds / 60) })}{" "}
      {formatMessage({ id: "reviewForm.draftKept" })}
    </Alert>
  );
}

const FormHeading = chakra("h3", { base: { textStyle: "h3", mb: "4" } });
const AuthorNote = chakra("p", { base: { textStyle: "sm", color: "fg.muted", overflowWrap: "anywhere" } });
