import type { Messages } from "@rewire/messages";
import { toParsedMessages } from "@rewire/platform/formatjs";
import type { ReactNode } from "react";
import { RawIntlProvider, useIntl, type IntlConfig } from "react-intl";
import { getCachedIntl } from "./getCachedIntl.ts";

interface AdditionalMessagesProps {
  /** Additional messages to merge with the page's messages. */
  messages: Messages;
  children: ReactNode;
}

type ParsedMessages = NonNullable<IntlConfig["messages"]>;

const cachedMerges = new WeakMap<ParsedMessages, WeakMap<Messages, ParsedMessages>>();

/** Merges messages once, because {@link getCachedIntl} knows them by their object. */
function mergeMessages(parentMessages: ParsedMessages, messages: Messages): ParsedMessages {
  let merges = cachedMerges.get(parentMessages);
  if (!merges) cachedMerges.set(parentMessages, (merges = new WeakMap()));
  const cachedMessages = merges.get(messages);
  if (cachedMessages) return cachedMessages;
  const mergedMessages = { ...parentMessages, ...toParsedMessages(messages) };
  merges.set(messages, mergedMessages);
  return mergedMessages;
}

/** Provider that adds the messages of a lazily loaded component to those of the page. */
export function AdditionalMessages({ messages, children }: AdditionalMessagesProps) {
  const { locale, messages: parentMessages, onError } = useIntl();
  const intl = getCachedIntl({ locale, messages: mergeMessages(parentMessages, messages), onError });
  return <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
