const EMAIL_PATTERN = /^[^\s@<>",;:()[\]\\]{1,64}@[^\s@<>",;:()[\]\\]{1,185}\.[^\s@<>",;:()[\]\\.]{2,60}$/;

/** Returns whether a string is a single, valid e-mail address. */
export const isEmailAddress = (text: string): boolean => EMAIL_PATTERN.test(text);
