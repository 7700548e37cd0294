import type { Messages } from "@rewire/messages";
import { parsedMessages } from "@rewire/platform/formatjs";
import { useMemo, type ReactNode } from "react";
import { IntlProvider, useIntl } from "react-intl";

interface MoreMessagesProps {
  /** Messages that are loaded after those of the page, and merged with them. */
  messages: Messages;
  children: ReactNode;
}

/** Provider that adds messages to those of the page, for a lazily loaded part. */
export function MoreMessages({ messages, children }: MoreMessagesProps) {
  const { locale, messages: parentMessages, onError } = useIntl();
  const all = useMemo(() => ({ ...parentMessages, ...parsedMessages(messages) }), [parentMessages, messages]);
  return (
    <IntlProvider locale={locale} messages={all} onError={onError}>
      {children}
    </IntlProvider>
  );
}
