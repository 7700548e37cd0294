import type { Messages } from "@rewire/messages";
import { parsedMessages } from "@rewire/platform/formatjs";
import { useMemo, type ReactNode } from "react";
import { IntlProvider, useIntl } from "react-intl";

interface MoreMessagesProps {
  /** Messages loaded after the page's own; merged with them. */
  messages: Messages;
  children: ReactNode;
}

/** Adds messages to those of the page, for a part that loads lazily. */
export function MoreMessages({ messages, children }: MoreMessagesProps) {
  const { locale, messages: inherited, onError } = useIntl();
  const all = useMemo(() => ({ ...inherited, ...parsedMessages(messages) }), [inherited, messages]);
  return (
    <IntlProvider locale={locale} messages={all} onError={onError}>
      {children}
    </IntlProvider>
  );
}
