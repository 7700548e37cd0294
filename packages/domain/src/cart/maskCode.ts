/** Returns the end of a gift card's code, which identifies it without revealing it. */
export const maskCode = (code: string): string => `…${code.slice(-4)}`;
