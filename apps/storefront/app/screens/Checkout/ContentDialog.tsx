import { useEffect, useState } from "react";
import { Button, ContentText, Spinner } from "@rewire/ui";
import { Dialog } from "@rewire/ui/dialog";
import { FormattedMessage } from "react-intl";
import type { LocalizedContentPage } from "../../loaders/content/contentPages.server.ts";
import { useDocument } from "../../i18n/DocumentContext.tsx";

interface ContentDialogProps {
  /** Name of the page. */
  page: string;
  /** Text of the pressed link, which is the dialog's title until the page is loaded. */
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

/** Content page in a dialog above the current page. */
export default function ContentDialog({ page, label, onClose }: ContentDialogProps) {
  const { locale } = useDocument();
  const [request, setRequest] = useState(() => fetchPage(page, locale));
  /** Undefined while it is loaded, null if that failed. */
  const [text, setContentPage] = useState<LocalizedContentPage | null>();
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
  const title = text ? <span lang={text.language ?? undefined}>{text.title}</span> : label;
  return (
    <Dialog isOpen size="md" onClose={onClose} title={title}>
      {text === undefined && <Spinner />}
      {text === null && (
        <>
          <p role="alert">
            <FormattedMessage id="error.somethingWrong" />
          </p>
          <Button variant="line" size="sm" onClick={retry}>
            <FormattedMessage id="error.retry" />
          </Button>
        </>
      )}
      {text && <ContentText {...text} />}
    </Dialog>
  );
}
