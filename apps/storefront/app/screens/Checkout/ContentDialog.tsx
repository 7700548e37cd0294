import { useEffect, useState } from "react";
import { Button, ContentText, EmptyState, Spinner } from "@rewire/ui";
import { Dialog } from "@rewire/ui/dialog";
import { toLanguageTag, type Locale } from "@rewire/messages";
import { FormattedMessage } from "react-intl";
import type { LocalizedContentPage } from "../../loaders/content/contentPages.server.ts";
import { useDocument } from "../../i18n/DocumentContext.tsx";

interface ContentDialogProps {
  /** Name of the page. */
  page: string;
  /** Text of the pressed link. With a capital, it is the dialog's title until the page is loaded. */
  label: string;
  onClose: () => void;
}

const isContentPage = (value: unknown): value is LocalizedContentPage =>
  typeof value === "object" && value !== null && "title" in value && "content" in value;

/** Fetches the text of a page; null if that fails. */
async function fetchPage(page: string, locale: string): Promise<LocalizedContentPage | null> {
  try {
    const response = await fetch(`/page-text?${new URLSearchParams({ page, locale }).toString()}`);
    const text: unknown = response.ok ? await response.json() : null;
    return isContentPage(text) ? text : null;
  } catch {
    return null;
  }
}

/** Returns a phrase of a sentence as a heading: "terms and conditions" becomes "Terms and conditions". */
function capitalize(phrase: string, locale: Locale) {
  const [first = "", ...rest] = phrase;
  return first.toLocaleUpperCase(toLanguageTag(locale)) + rest.join("");
}

/** Why there is no text, what became of the form below, and a button to retry. */
const LoadFailure = ({ onRetry }: { onRetry: () => void }) => (
  <div role="alert">
    <EmptyState
      illustration="knot"
      headingLevel={3}
      title={<FormattedMessage id="error.shopUnreachable" />}
      actions={
        <Button variant="line" icon="refresh" onClick={onRetry}>
          <FormattedMessage id="error.retry" />
        </Button>
      }
    >
      <FormattedMessage id="error.shopResting" />
    </EmptyState>
  </div>
);

/** Content page in a dialog above the current page. */
export default function ContentDialog({ page, label, onClose }: ContentDialogProps) {
  const { locale } = useDocument();
  const [request, setRequest] = useState(() => fetchPage(page, locale));
  /** Undefined while it is loaded, null if that failed. */
  const [contentPage, setContentPage] = useState<LocalizedContentPage | null>();
  useEffect(() => {
    let isOpen = true;
    void request.then((newPage) => isOpen && setContentPage(newPage));
    return () => {
      isOpen = false;
    };
  }, [request]);
  const retry = () => {
    setContentPage(undefined);
    setRequest(fetchPage(page, locale));
  };
  const title = contentPage ? (
    <span lang={contentPage.language ?? undefined}>{contentPage.title}</span>
  ) : (
    capitalize(label, locale)
  );
  return (
    <Dialog isOpen size="md" onClose={onClose} title={title}>
      {contentPage === undefined && <Spinner />}
      {contentPage === null && <LoadFailure onRetry={retry} />}
      {contentPage && <ContentText {...contentPage} />}
    </Dialog>
  );
}
