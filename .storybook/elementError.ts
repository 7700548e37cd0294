import { prettyDOM } from "storybook/test";

/**
 * Creates the error of a query without a match, or with several, as Testing Library does, but prints the document only
 * when the message is read. `findBy…` and `waitFor` create and discard such an error on each attempt; printing took 4 %
 * of the time of a story.
 */
export function elementError(message: string | null, container: Element): Error {
  const error = new Error(message ?? "");
  error.name = "TestingLibraryElementError";
  let text: string | undefined;
  Object.defineProperty(error, "message", {
    configurable: true,
    get: () => (text ??= [message, prettyDOM(container)].filter(Boolean).join("\n\n")),
    set: (next: string) => {
      text = next;
    },
  });
  return error;
}
