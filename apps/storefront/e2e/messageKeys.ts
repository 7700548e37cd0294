import messages from "../../../packages/messages/src/locales/en_US.json" with { type: "json" };

const keys = new Set(Object.keys(messages));

/** Lists the keys of messages that stand in a page where their words should be: their part was not loaded with it. */
export const keysIn = (html: string): readonly string[] =>
  (html.match(/[a-zA-Z]+(?:\.[a-zA-Z0-9]+)+/g) ?? []).filter((word) => keys.has(word));
