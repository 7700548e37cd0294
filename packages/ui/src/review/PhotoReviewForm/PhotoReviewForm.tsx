import {
  maxLengths,
  reviewForm,
  type ReviewFailure,
  type ReviewOutcome,
  type ReviewPhotoIssue,
  type ReviewPhotoOutcome,
} from "@rewire/domain";
import { useIntl } from "react-intl";
import { FailureText } from "../../patterns/FailureText/FailureText.tsx";
import { useEmailMessages } from "../../patterns/FieldErrors/useEmailMessages.ts";
import { useFieldErrors } from "../../patterns/FieldErrors/useFieldErrors.ts";
import { PostForm } from "../../patterns/PostForm/PostForm.tsx";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { RatingInput } from "../../primitives/RatingInput/RatingInput.tsx";
import { Textarea } from "../../primitives/Textarea/Textarea.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { PhotoField } from "./PhotoField.tsx";

/** Values entered in a review form with photos. They are kept if the review is rejected. */
export interface PhotoReviewValues {
  /** "1" to "5"; "" for none. */
  readonly rating: string;
  readonly content: string;
  readonly author: string;
  readonly email: string;
}

/** Result of submitting a review with photos. */
export type PhotoReviewResult =
  | { readonly kind: "written"; readonly outcome: ReviewOutcome; readonly photos: ReviewPhotoOutcome }
  | { readonly kind: "invalid"; readonly issue: ReviewPhotoIssue }
  | { readonly kind: "tooMany"; readonly waitSeconds: number }
  | { readonly kind: "refused"; readonly failure: ReviewFailure };

export interface PhotoReviewFormProps {
  /** URL to which the form is posted. */
  action: string;
  productId: number;
  /** URL of the product. */
  productHref: string;
  /** Whether photos are currently accepted. */
  acceptsPhotos: boolean;
  /** Result of the form that was posted; null before. @default null */
  result?: PhotoReviewResult | null | undefined;
  /** Entered values of a rejected form. */
  values?: PhotoReviewValues | undefined;
  /** Whether a rejected review had photos, which have to be selected again. @default false */
  werePhotosDiscarded?: boolean | undefined;
}

/** Page with a form for a review with photos. The browser posts the form, so that it works without JavaScript. */
export function PhotoReviewForm(props: PhotoReviewFormProps) {
  const { action, productId, productHref, acceptsPhotos, result = null, values, werePhotosDiscarded = false } = props;
  const { formatMessage } = useIntl();
  const { formProps, getError } = useReviewErrors();
  if (result?.kind === "written") return <ReviewReceivedNotice result={result} productHref={productHref} />;
  return (
    <Form method="post" action={action} encType="multipart/form-data" {...formProps}>
      {result && <RefusalAlert result={result} />}
      <input type="hidden" name={reviewForm.product} value={productId} />
      <RatingInput
        id="review-rating"
        name={reviewForm.rating}
        legend={formatMessage({ id: "reviewForm.rating" })}
        defaultValue={values?.rating ?? ""}
        error={getError(reviewForm.rating)}
        required
      />
      <Textarea
        id="review-content"
        name={reviewForm.content}
        rows={6}
        maxLength={maxLengths.review}
        label={formatMessage({ id: "reviewForm.content" })}
        defaultValue={values?.content}
        error={getError(reviewForm.content)}
        required
      />
      {acceptsPhotos && (
        <PhotoField error={werePhotosDiscarded ? formatMessage({ id: "reviewForm.photos.again" }) : undefined} />
      )}
      <TextField
        id="review-author"
        name={reviewForm.author}
        autoComplete="name"
        label={formatMessage({ id: "reviewForm.author" })}
        hint={formatMessage({ id: "reviewForm.authorHint" })}
        defaultValue={values?.author}
        error={getError(reviewForm.author)}
        required
      />
      <TextField
        id="review-email"
        name={reviewForm.email}
        type="email"
        autoComplete="email"
        label={formatMessage({ id: "checkout.email" })}
        hint={formatMessage({ id: "reviewForm.emailHint" })}
        defaultValue={values?.email}
        error={getError(reviewForm.email)}
        required
      />
      <div>
        <Button type="submit">{formatMessage({ id: "reviewForm.send" })}</Button>
      </div>
    </Form>
  );
}

/** Validates the fields of the form, all of which are required but the photos. */
function useReviewErrors() {
  const { formatMessage } = useIntl();
  return useFieldErrors({
    messages: {
      [reviewForm.rating]: { missing: formatMessage({ id: "reviewForm.requiredRating" }) },
      [reviewForm.content]: { missing: formatMessage({ id: "reviewForm.requiredContent" }) },
      [reviewForm.author]: { missing: formatMessage({ id: "reviewForm.requiredAuthor" }) },
      [reviewForm.email]: useEmailMessages(),
    },
  });
}

function ReviewReceivedNotice({
  result: { outcome, photos },
  productHref,
}: {
  result: Extract<PhotoReviewResult, { kind: "written" }>;
  productHref: string;
}) {
  const { formatMessage } = useIntl();
  return (
    <ConfirmationBox>
      <Alert tone={photos === "lost" ? "warning" : "success"} announce="polite">
        <p>{formatMessage({ id: outcome === "held" ? "reviewForm.held" : "reviewForm.published" })}</p>
        {photos !== "none" && <p>{formatMessage({ id: `reviewForm.photos.${photos}` })}</p>}
      </Alert>
      <BackLinkRow>
        <Link href={productHref}>{formatMessage({ id: "reviewForm.photoPage.back" })}</Link>
      </BackLinkRow>
    </ConfirmationBox>
  );
}

function RefusalAlert({ result }: { result: Exclude<PhotoReviewResult, { kind: "written" }> }) {
  const { formatMessage } = useIntl();
  return (
    <Alert tone="danger" announce="assertive" title={formatMessage({ id: "reviewForm.refused" })}>
      {result.kind === "refused" && <FailureText failure={result.failure} />}
      {result.kind === "invalid" && formatMessage({ id: `reviewForm.photos.${result.issue}` })}
      {result.kind === "tooMany" &&
        formatMessage({ id: "reviewForm.photos.tooMany" }, { minutes: Math.ceil(result.waitSeconds / 60) })}
    </Alert>
  );
}

const Form = chakra(PostForm, { base: { display: "grid", gap: "5", mt: "5", maxWidth: "36rem" } });
const ConfirmationBox = chakra("div", { base: { mt: "5", maxWidth: "36rem" } });
const BackLinkRow = chakra("p", { base: { mt: "4" } });
