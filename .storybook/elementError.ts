import { prettyDOM } from "storybook/test";

/**
 * Makes the error of a query that matches nothing, or too much, as Testing Library does, but prints the document only when
 * somebody reads the message. `findBy…` and `waitFor` make such an error at each look until what they wait for is there,
 * and throw it away: a twenty-fifth of the time of a story went into printing.
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
