import { Suspense, use, type ReactNode } from "react";
import { loadDeferredMessages } from "@rewire/messages";
import { MoreMessages } from "@rewire/ui";
import { useDocument } from "./DocumentContext.tsx";
import { createOnlineMessageLoader } from "./createOnlineMessageLoader.ts";

const loadMessagesWhenOnline = createOnlineMessageLoader(loadDeferredMessages);

/**
 * Suspense boundary that renders its children once the messages of cart, checkout and orders are loaded; these messages
 * are not part of the initial load.
 */
export function DeferredMessages({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <LoadedMessagesProvider>{children}</LoadedMessagesProvider>
    </Suspense>
  );
}

function LoadedMessagesProvider({ children }: { children: ReactNode }) {
  const { locale } = useDocument();
  return <MoreMessages messages={use(loadMessagesWhenOnline(locale))}>{children}</MoreMessages>;
}
