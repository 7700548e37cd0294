import { Suspense, use, type ReactNode } from "react";
import type { Locale, Messages } from "@rewire/messages";
import { AdditionalMessages } from "@rewire/ui";
import { useDocument } from "./DocumentContext.tsx";
import { createOnlineMessageLoader } from "./createOnlineMessageLoader.ts";

// @chunk partMessages: used by all components whose messages are loaded with them.

interface MessageBoundaryProps {
  children: ReactNode;
  /** Shown while the messages are loaded. @default nothing */
  fallback?: ReactNode;
}

/**
 * Creates a Suspense boundary that renders its children once additional messages are loaded in the language of the
 * page.
 * @param load Loads the messages; waits for a connection while the browser is offline.
 */
export function createMessageBoundary(load: (locale: Locale) => Promise<Messages>) {
  const loadMessages = createOnlineMessageLoader(load);

  function LoadedMessages({ children }: { children: ReactNode }) {
    const { locale } = useDocument();
    return <AdditionalMessages messages={use(loadMessages(locale))}>{children}</AdditionalMessages>;
  }

  return function MessageBoundary({ children, fallback = null }: MessageBoundaryProps) {
    return (
      <Suspense fallback={fallback}>
        <LoadedMessages>{children}</LoadedMessages>
      </Suspense>
    );
  };
}
