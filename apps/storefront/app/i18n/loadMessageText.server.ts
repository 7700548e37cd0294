import { loadAllMessages, findPathLocale, type MessageKey } from "@rewire/messages";

/** Loads a message without arguments, such as a page title, in the language of the URL. */
export async function loadMessageText(request: Request, key: MessageKey): Promise<string> {
  const message = (await loadAllMessages(findPathLocale(new URL(request.url).pathname)))[key];
  if (typeof message !== "string") throw new Error(`${key} takes arguments: it is no title`);
  return message;
}
