import { Suspense, use, useState } from "react";
import { Button, ContentText, Spinner } from "@rewire/ui";
import { Dialog } from "@rewire/ui/dialog";
import { FormattedMessage } from "react-intl";
import type { ReaderPage } from "../../loaders/content/contentPages.server.ts";
import { useDocument } from "../../i18n/DocumentContext.tsx";

interface ContentDialogProps {
  /** Name of the page. */
  page: string;
  /** Words of the link that was pressed: the title until the page's own is known. */
  label: string;
  onClose: () => void;
}

const isReaderPage = (value: unknown): value is ReaderPage =>
  typeof value === "object" && value !== null && "title" in value && "content" in value;

/** Fetches the text of a page; null if that fails. */
async function fetchPage(page: string, locale: string): Promise<ReaderPage | null> {
  try {
    const response = await fetch(`/page-text?${new URLSearchParams({ page, locale }).toString()}`);
    const text: unknown = response.ok ? await response.json() : null;
    return isReaderPage(text) ? text : null;
  } catch {
    return null;
  }
}

/** Content page in a dialog above the current page. */
export default function ContentDialog({ page, label, onClose }: ContentDialogProps) {
  const { locale } = useDocument();
  const [text, setText] = useState(() => fetchPage(page, locale));
  return (
    <Dialog
      isOpen
      size="md"
      onClose={onClose}
      title={
        <Suspense fallback={label}>
          <Title text={text} fallback={label} />
        </Suspense>
      }
    >
      <Suspense fallback={<Spinner />}>
        <Text text={text} onRetry={() => setText(fetchPage(page, locale))} />
      </Suspense>
    </Dialog>
  );
}

function Title({ text, fallback }: { text: Promise<ReaderPage | null>; fallback: string }) {
  const page = use(text);
  return page === null ? fallback : <span lang={page.language ?? undefined}>{page.title}</span>;
}

function Text({ text, onRetry }: { text: Promise<ReaderPage | null>; onRetry: () => void }) {
  const page = use(text);
  if (page !== null) return <ContentText {...page} />;
  return (
    <>
      <p role="alert">
        <FormattedMessage id="error.somethingWrong" />
      </p>
      <Button variant="line" size="sm" onClick={onRetry}>
        <FormattedMessage id="error.retry" />
      </Button>
    </>
  );
}
