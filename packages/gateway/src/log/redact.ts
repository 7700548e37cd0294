const SECRET_NAME_PATTERN = /token|secret|password|passwort|authorization|cookie|session|orderkey|nonce/i;

/** Maximum number of characters of a string in the log. */
const MAX_TEXT_LENGTH = 8_000;

/**
 * Redacts session tokens, order keys, payment service keys and passwords in a string for the log. The string is
 * truncated to {@link MAX_TEXT_LENGTH} characters, because matching the patterns takes quadratic time.
 */
export function redactText(text: string): string {
  return truncateText(text)
    .replaceAll(/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, "[token]")
    .replaceAll(/\bwc_order_\w+/g, "[order key]")
    .replaceAll(/\b(?:[sr]k_|whsec_)\w+/g, "[key]")
    .replaceAll(/\b(Bearer|Session)\s+[\w.~+/=-]{8,}/g, "$1 [token]")
    .replaceAll(/([?&](?:key|login|token|password)=)[^&\s"']+/gi, "$1[redacted]")
    .replaceAll(/(\/\/)[^/\s@"']+@/g, "$1[redacted]@");
}

/** Truncates before the last word, which might be part of a secret that no pattern matches any more. */
function truncateText(text: string): string {
  if (text.length <= MAX_TEXT_LENGTH) return text;
  const truncatedText = text.slice(0, MAX_TEXT_LENGTH);
  return `${truncatedText.slice(0, Math.max(0, truncatedText.lastIndexOf(" "), truncatedText.lastIndexOf("\n")))} …`;
}

const MAX_DEPTH = 5;

/**
 * Redacts secrets and personal data in the value of a log field. The whole value is removed if the name of the field
 * indicates a secret.
 */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return redactText(value);
  if (value instanceof Error) return redactText(describeError(value));
  if (typeof value !== "object" || value === null) return value;
  if (depth > MAX_DEPTH) return "…";
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return redactFields(value, depth);
}

/** Redacts the fields of an object. */
export const redactFields = (fields: object, depth = 0): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, item]) => [
      name,
      SECRET_NAME_PATTERN.test(name) ? "[redacted]" : redact(item, depth + 1),
    ]),
  );

/** Describes an error with its causes. */
function describeError(error: Error, depth = 0): string {
  const description = `${error.name}: ${error.message}`;
  const isIncluded = error.cause instanceof Error && description.includes(error.cause.message);
  return error.cause instanceof Error && !isIncluded && depth < MAX_DEPTH
    ? `${description}, because ${describeError(error.cause, depth + 1)}`
    : description;
}
