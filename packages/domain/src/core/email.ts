const EMAIL_PATTERN = /^[^\s@<>",;:()[\]\\]{1,64}@[^\s@<>",;:()[\]\\]{1,185}\.[^\s@<>",;:()[\]\\.]{2,60}$/;

/** Returns whether a text is one e-mail address that mail servers take. */
export const isEmailAddress = (text: string): boolean => EMAIL_PATTERN.test(text);
