// Which messages a change touches, and which sources show them.

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
 * @param before JSON of the file then, "" for none.
 * @param after JSON of the file now, "" for none.
 */
export function changedIds(before, after) {
  const [old, now] = [textsOf(before), textsOf(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((id) => old[id] !== now[id]);
}

/**
 * Tells whether a source names a message: whole ("cart.add") or by its beginning (`cart.${action}`).
 * @param text Source of a module.
 * @param ids Ids of messages.
 */
export function names(text, ids) {
  return ids.some(
    (id) => text.includes(`"${id}"`) || prefixesOf(id).some((prefix) => text.includes(`\`${prefix}.\${`)),
  );
}

/** "a.b.c" begins with "a" and "a.b". */
const prefixesOf = (id) =>
  id
    .split(".")
    .slice(0, -1)
    .map((_, index, parts) => parts.slice(0, index + 1).join("."));
