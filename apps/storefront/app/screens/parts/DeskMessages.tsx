import { Suspense, use, type ReactNode } from "react";
import { loadDeskMessages } from "@rewire/messages/desk";
import { MoreMessages } from "@rewire/ui";
import { useDocument } from "../../i18n/DocumentContext.tsx";
import { createOnlineMessageLoader } from "../../i18n/createOnlineMessageLoader.ts";

const loadDeskMessagesWhenOnline = createOnlineMessageLoader(loadDeskMessages);

/** Suspends until the messages for repairs are loaded, which cart and checkout do not need. */
export function DeskMessages({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <LoadedDeskMessages>{children}</LoadedDeskMessages>
    </Suspense>
  );
}

function LoadedDeskMessages({ children }: { children: ReactNode }) {
  const { locale } = useDocument();
  return <MoreMessages messages={use(loadDeskMessagesWhenOnline(locale))}>{children}</MoreMessages>;
}
