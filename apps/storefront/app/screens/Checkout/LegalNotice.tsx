import { Suspense, useState, type MouseEvent } from "react";
import { lazyComponent, Link } from "@rewire/ui";
import type { SentencePart } from "../../loaders/content/createSentence.server.ts";

/** Loaded only when a page is opened. */
const ContentDialog = lazyComponent(() => import("./ContentDialog.tsx"));

/** Whether a click opens the link in another tab or window. */
const opensNewContext = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Sentence under the button that places the order; its links open the page in a dialog, without leaving checkout. */
export default function LegalNotice({ parts }: { parts: readonly SentencePart[] }) {
  const [openPage, setOpenPage] = useState<Exclude<SentencePart, string> | null>(null);
  return (
    <>
      {parts.map((part) =>
        typeof part === "string" ? (
          part
        ) : (
          <Link
            key={part.page}
            href={part.href}
            aria-haspopup="dialog"
            onClick={(event: MouseEvent) => {
              if (opensNewContext(event)) return;
              event.preventDefault();
              setOpenPage(part);
            }}
          >
            {part.label}
          </Link>
        ),
      )}
      {openPage && (
        <Suspense>
          <ContentDialog page={openPage.page} label={openPage.label} onClose={() => setOpenPage(null)} />
        </Suspense>
      )}
    </>
  );
}
