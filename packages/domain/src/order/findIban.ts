/** Country, check digits, and account in groups or in one piece. */
const IBAN_PATTERN = /\b[A-Z]{2}\d{2}(?:[ \u00a0]?[A-Z0-9]{4}){2,7}(?:[ \u00a0]?[A-Z0-9]{1,3})?\b/g;

/**
 * Finds the first IBAN with valid check digits in a string, such as bank transfer instructions; returns null if there
 * is none. The IBAN is formatted in groups of four characters.
 */
export function findIban(text: string): string | null {
  for (const [match] of text.matchAll(IBAN_PATTERN)) {
    const iban = match.replaceAll(/[ \u00a0]/g, "");
    if (iban.length <= 34 && hasCheckDigits(iban)) return iban.replaceAll(/(.{4})(?=.)/g, "$1 ");
  }
  return null;
}

/** ISO 13616: the number with its first four characters at the end, letters as 10 to 35, is 1 modulo 97. */
function hasCheckDigits(iban: string): boolean {
  let remainder = 0;
  for (const character of iban.slice(4) + iban.slice(0, 4))
    for (const digit of String(Number.parseInt(character, 36))) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder === 1;
}
