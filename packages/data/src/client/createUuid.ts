/** Returns a random UUID of version 4. `crypto.randomUUID` is unavailable on pages served without TLS. */
export function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  const variant = ((bytes[8] ?? 0) & 0x3) + 8;
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${variant.toString(16)}${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join("-");
}
