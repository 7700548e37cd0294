/** Message that PHP prints when it displays errors, in HTML or as plain text, with its line end. */
const PHP_MESSAGE_PATTERN =
  /^\s*(?:<br \/>\s*)?(?:<b>)?(?:PHP )?(?:Warning|Notice|Deprecated|Strict Standards)(?:<\/b>)?:[\s\S]{1,4000}? on line (?:<b>)?\d+(?:<\/b>)?(?:<br \/>)?/;

/** Maximum number of messages, more than a broken plugin prints in one response. */
const MAX_MESSAGES = 100;

/**
 * Separates PHP messages from the beginning of a response body.
 * @returns `messages`: the PHP messages as HTML, usually none; `body`: the remaining response body.
 */
export function splitPhpMessages(text: string): { readonly messages: readonly string[]; readonly body: string } {
  const messages: string[] = [];
  let response = text;
  while (messages.length < MAX_MESSAGES) {
    const message = PHP_MESSAGE_PATTERN.exec(response)?.[0];
    if (message === undefined) break;
    messages.push(message);
    response = response.slice(message.length);
  }
  return { messages, body: messages.length > 0 ? response.trim() : text };
}
