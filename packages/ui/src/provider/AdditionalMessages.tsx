import type { Messages } from "@rewire/messages";
import { toParsedMessages } from "@rewire/platform/formatjs";
import { useMemo, type ReactNode } from "react";
import { IntlProvider, useIntl } from "react-intl";

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
    <IntlProvider locale={locale} messages={mergedMessages} onError={onError}>
      {children}
    </IntlProvider>
  );
}
