import type { Messages } from "@rewire/messages";
import { parsedMessages } from "@rewire/platform/formatjs";
import { useMemo, type ReactNode } from "react";
import { IntlProvider, useIntl } from "react-intl";

interface MoreMessagesProps {
  /** Words that have been loaded since; they join those of the page. */
  messages: Messages;
  children: ReactNode;
}

/** Adds words to those of the page, for a part that has come late. */
export function MoreMessages({ messages, children }: MoreMessagesProps) {
  const { locale, messages: inherited, onError } = useIntl();
  const all = useMemo(() => ({ ...inherited, ...parsedMessages(messages) }), [inherited, messages]);
  return (
    <IntlProvider locale={locale} messages={all} onError={onError}>
      {children}
    </IntlProvider>
  );
}
