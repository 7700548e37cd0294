/**
 * Returns the authorization header for a token. The token is trimmed, and prefixed with a scheme unless it already
 * begins with one.
 *
 * @param type Authentication scheme, such as "Bearer".
 */
export function formatAuthHeader(token: string, type: string): string {
  const trimmedToken = token.trim();
  return /^\w+\s/.test(trimmedToken) ? trimmedToken : `${type} ${trimmedToken}`;
}
