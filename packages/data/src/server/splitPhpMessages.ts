/** A message that PHP prints where it is told to display errors, in HTML or as plain text, with the end of its line. */
const MESSAGE =
  /^\s*(?:<br \/>\s*)?(?:<b>)?(?:PHP )?(?:Warning|Notice|Deprecated|Strict Standards)(?:<\/b>)?:[\s\S]{1,4000}? on line (?:<b>)?\d+(?:<\/b>)?(?:<br \/>)?/;

/** More of them than any broken plugin prints for one answer. */
const MAX_MESSAGES = 100;

/**
 * Takes the messages of PHP from the beginning of an answer.
 * @returns `messages` as PHP wrote them, HTML included, empty mostly; `answer` is what follows
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
