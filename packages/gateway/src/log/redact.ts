const secretNames = /token|secret|password|passwort|authorization|cookie|session|orderkey|nonce/i;

/** Characters of a text that are logged. */
const MAX_TEXT = 8_000;

/**
 * Takes session tokens, order keys, keys of payment services and passwords out of words that are going to be logged, and what is beyond
 * {@link MAX_TEXT}: the patterns take the square of the length.
 */
export function redactText(text: string): string {
  return shortened(text)
    .replaceAll(/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, "[token]")
    .replaceAll(/\bwc_order_\w+/g, "[order key]")
    .replaceAll(/\b(?:[sr]k_|whsec_)\w+/g, "[key]")
    .replaceAll(/\b(Bearer|Session)\s+[\w.~+/=-]{8,}/g, "$1 [token]")
    .replaceAll(/([?&](?:key|login|token|password)=)[^&\s"']+/gi, "$1[redacted]")
    .replaceAll(/(\/\/)[^/\s@"']+@/g, "$1[redacted]@");
}

/** Cuts before the last word, which might be half a secret that no pattern knows any more. */
function shortened(text: string): string {
  if (text.length <= MAX_TEXT) return text;
  const cut = text.slice(0, MAX_TEXT);
  return `${cut.slice(0, Math.max(0, cut.lastIndexOf(" "), cut.lastIndexOf("\n")))} …`;
}

const MAX_DEPTH = 5;

/** The same for whatever goes along with them: values under a telling name vanish whole. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return redactText(value);
  if (value instanceof Error) return redactText(describeError(value));
  if (typeof value !== "object" || value === null) return value;
  if (depth > MAX_DEPTH) return "…";
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return redactFields(value, depth);
}

/** The same for the fields of an object. */
export const redactFields = (fields: object, depth = 0): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, item]) => [
      name,
      secretNames.test(name) ? "[redacted]" : redact(item, depth + 1),
    ]),
  );

/** An error with what led to it. */
function describeError(error: Error, depth = 0): string {
  const description = `${error.name}: ${error.message}`;
  const isIncluded = error.cause instanceof Error && description.includes(error.cause.message);
  return error.cause instanceof Error && !isIncluded && depth < MAX_DEPTH
    ? `${description}, because ${describeError(error.cause, depth + 1)}`
    : description;
}
