/** Message that PHP prints when it displays errors, in HTML or as plain text, with its line end. */
const MESSAGE =
  /^\s*(?:<br \/>\s*)?(?:<b>)?(?:PHP )?(?:Warning|Notice|Deprecated|Strict Standards)(?:<\/b>)?:[\s\S]{1,4000}? on line (?:<b>)?\d+(?:<\/b>)?(?:<br \/>)?/;

/** More messages than any broken plugin prints in one response. */
const MAX_MESSAGES = 100;

/**
 * Separates PHP messages from the beginning of a response.
 * @returns `messages`: text of PHP's messages with HTML, usually empty; `answer`: remaining response body.
 */
export function splitPhpMessages(text: string): { readonly messages: readonly string[]; readonly answer: string } {
  const messages: string[] = [];
  let answer = text;
  while (messages.length < MAX_MESSAGES) {
    const message = MESSAGE.exec(answer)?.[0];
    if (message === undefined) break;
    messages.push(message);
    answer = answer.slice(message.length);
  }
  return { messages, answer: messages.length > 0 ? answer.trim() : text };
}
