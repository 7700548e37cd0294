// Determines changed messages, and the sources that show them.

/** Flattens a file of messages: `{ "cart.add": { defaultMessage } }` or `{ "cart.add": "…" }`. */
const textsOf = (json) => {
  const messages = json.trim() ? JSON.parse(json) : {};
  return Object.fromEntries(
    Object.entries(messages).map(([id, message]) => [
      id,
      typeof message === "string" ? message : message.defaultMessage,
    ]),
  );
};

/**
 * Lists ids whose text differs between two versions of one language.
 * @param before Previous JSON of the file, "" for none.
 * @param after Current JSON of the file, "" for none.
 */
export function changedIds(before, after) {
  const [old, now] = [textsOf(before), textsOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((id) => old[id] !== now[id]);
}

/**
 * Creates a predicate for sources that use one of these messages: by id ("cart.add") or by prefix (`cart.${action}`).
 * @param ids Ids of messages.
 * @returns {(text: string) => boolean} predicate for the source of a module
 */
export function namesOneOf(ids) {
  const wholes = new Set(ids);
  const beginnings = new Set(ids.flatMap(prefixesOf));
  return (text) =>
    text
      .matchAll(/"([\w.-]+)"|`([\w.-]+)\.\$\{/g)
      .some(([, whole, beginning]) => wholes.has(whole) || beginnings.has(beginning));
}

/** "a.b.c" has the prefixes "a" and "a.b". */
const prefixesOf = (id) =>
  id
    .split(".")
    .slice(0, -1)
    .map((_, index, parts) => parts.slice(0, index + 1).join("."));
