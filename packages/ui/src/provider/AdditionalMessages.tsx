import type { Messages } from "@rewire/messages";
import { toParsedMessages } from "@rewire/platform/formatjs";
import { useMemo, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { CachedIntlProvider } from "./CachedIntlProvider.tsx";

interface AdditionalMessagesProps {
  /** Additional messages to merge with the page's messages. */
  messages: Messages;
  children: ReactNode;
}

/** Provider that adds the messages of a lazily loaded component to those of the page. */
export function AdditionalMessages({ messages, children }: AdditionalMessagesProps) {
  const { locale, messages: parentMessages, onError } = useIntl();
  const mergedMessages = useMemo(
    () => ({ ...parentMessages, ...toParsedMessages(messages) }),
    [parentMessages, messages],
  );
  return (
    <CachedIntlProvider locale={locale} messages={mergedMessages} onError={onError}>
      {children}
    </CachedIntlProvider>
  );
}
