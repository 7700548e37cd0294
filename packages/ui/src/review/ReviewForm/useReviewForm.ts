import type { ReviewOutcome } from "@rewire/domain";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { useIntl } from "react-intl";
import { useSendForm } from "../../patterns/AccountForm/useSendForm.ts";
import { useDraft } from "../../patterns/rules/useDraft.ts";
import type { ReviewDraft, ReviewFormProps } from "./ReviewForm.tsx";
import { REVIEW_LABELS } from "./ReviewFields.tsx";

const FIELD_NAMES = ["rating", "content", "author", "email"] as const;

/**
 * Returns the state of a review form: values, pending submission, failure, and after a success whether the review has
 * been published or is held for moderation.
 */
export function useReviewForm({ viewer, onSubmit, draft, onDraftChange }: ReviewFormProps) {
  const { formatMessage } = useIntl();
  const [publicationStatus, setPublicationStatus] = useState<ReviewOutcome>("published");
  const form = useForm<ReviewDraft>({
    mode: "onTouched",
    shouldFocusError: false,
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
    send: async (values) => {
      const reviewResult = await onSubmit({
        rating: Number(values.rating),
        content: values.content.trim(),
        author: author ?? values.author.trim(),
        email: viewer ? viewer.email : values.email.trim(),
      });
      if (!reviewResult.ok) return reviewResult.error;
      setPublicationStatus(reviewResult.value);
      return null;
    },
    findField: ({ kind }) => (kind === "emailInvalid" && !viewer ? "email" : null),
  });
  useDraft(form, onDraftChange);

  return { form, author, fate: publicationStatus, ...submission };
}
