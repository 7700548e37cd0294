import { Suspense, use, type ReactNode } from "react";
import type { Locale, Messages } from "@rewire/messages";
import { AdditionalMessages } from "@rewire/ui";
import { PageSuspense } from "./PageSuspense.tsx";
import { useDocument } from "./DocumentContext.tsx";
import { createOnlineMessageLoader } from "./createOnlineMessageLoader.ts";

// @chunk partMessages: used by all components whose messages are loaded with them.

type MessageLoader = (locale: Locale) => Promise<Messages>;

interface MessageBoundaryProps {
  children: ReactNode;
  /**
   * Shown while the messages are loaded. Parts of a page need one, null for nothing. Without it the children are the
   * page: on navigation the previous page stays until the messages are loaded.
   */
  fallback?: ReactNode;
}

/**
 * Creates a component that renders its children once additional messages are loaded in the language of the page.
 * @param loaders Load the messages, at the same time; they wait for a connection while the browser is offline.
 */
export function createMessageBoundary(...loaders: readonly MessageLoader[]) {
  const loadMessages = createOnlineMessageLoader(async (locale): Promise<Messages> => {
    const parts = await Promise.all(loaders.map((load) => load(locale)));
    return parts.reduce((messages, part) => ({ ...messages, ...part }));
  });

  function LoadedMessages({ children }: { children: ReactNode }) {
    const { locale } = useDocument();
    return <AdditionalMessages messages={use(loadMessages(locale))}>{children}</AdditionalMessages>;
  }

  return function MessageBoundary({ children, fallback }: MessageBoundaryProps) {
    const content = <LoadedMessages>{children}</LoadedMessages>;
    return fallback === undefined ? (
      <PageSuspense>{content}</PageSuspense>
    ) : (
      <Suspense fallback={fallback}>{content}</Suspense>
    );
  };
}
