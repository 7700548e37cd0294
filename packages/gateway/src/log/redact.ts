const secretNames = /token|secret|password|passwort|authorization|cookie|session|orderkey|nonce/i;

/** Takes session tokens, order keys and passwords out of words that are going to be logged. */
export function redactText(text: string): string {
  return text
    .replaceAll(/\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g, "[token]")
    .replaceAll(/\bwc_order_\w+/g, "[order key]")
    .replaceAll(/\b(Bearer|Session)\s+[\w.~+/=-]{8,}/g, "$1 [token]")
    .replaceAll(/([?&](?:key|login|token|password)=)[^&\s"']+/gi, "$1[redacted]")
    .replaceAll(/(\/\/)[^/\s@"']+@/g, "$1[redacted]@");
}

/** The same for whatever goes along with them: values under a telling name vanish whole. */
export function redact(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return redactText(value);
  if (value instanceof Error) return redactText(`${value.name}: ${value.message}`);
  if (typeof value !== "object" || value === null) return value;
  if (depth > 5) return "…";
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, secretNames.test(name) ? "[redacted]" : redact(item, depth + 1)]),
  );
}
