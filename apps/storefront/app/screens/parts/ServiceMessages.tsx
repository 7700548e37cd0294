import { Suspense, use, type ReactNode } from "react";
import { loadServiceMessages } from "@rewire/messages/service";
import { MoreMessages } from "@rewire/ui";
import { useDocument } from "../../i18n/DocumentContext.tsx";
import { createOnlineMessageLoader } from "../../i18n/createOnlineMessageLoader.ts";

const loadServiceMessagesWhenOnline = createOnlineMessageLoader(loadServiceMessages);

/** Suspends until the messages of contact and order status are loaded, which cart and checkout do not need. */
export function ServiceMessages({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <LoadedServiceMessages>{children}</LoadedServiceMessages>
    </Suspense>
  );
}

function LoadedServiceMessages({ children }: { children: ReactNode }) {
  const { locale } = useDocument();
  return <MoreMessages messages={use(loadServiceMessagesWhenOnline(locale))}>{children}</MoreMessages>;
}
