import { Suspense, use, type ReactNode } from "react";
import { loadWithdrawalMessages } from "@rewire/messages/withdrawal";
import { MoreMessages } from "@rewire/ui";
import { useDocument } from "../../i18n/DocumentContext.tsx";
import { createOnlineMessageLoader } from "../../i18n/createOnlineMessageLoader.ts";

const loadMessagesWhenOnline = createOnlineMessageLoader(loadWithdrawalMessages);

/** Suspends until the messages of withdrawals and returns are loaded, which no other page needs. */
export function WithdrawalMessages({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <LoadedMessages>{children}</LoadedMessages>
    </Suspense>
  );
}

function LoadedMessages({ children }: { children: ReactNode }) {
  const { locale } = useDocument();
  return <MoreMessages messages={use(loadMessagesWhenOnline(locale))}>{children}</MoreMessages>;
}
