/** Returns the last characters of a gift card's code, which identify the card without revealing the code. */
export const maskCode = (code: string): string => `…${code.slice(-4)}`;
