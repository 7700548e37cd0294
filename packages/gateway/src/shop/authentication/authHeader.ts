/**
 * Returns the auth header for a token: trimmed, and with a type in front unless it already begins with a word and a
 * space.
 *
 * @param type For example "Bearer".
 */
export function authHeader(token: string, type: string): string {
  const trimmed = token.trim();
  return /^\w+\s/.test(trimmed) ? trimmed : `${type} ${trimmed}`;
}
