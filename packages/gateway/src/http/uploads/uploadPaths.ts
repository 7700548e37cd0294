/**
 * Maximum size of a submitted form with files, in bytes. It is well above the limits of the forms themselves, so that a
 * file that is slightly too large is reported by the form, which keeps the entered values.
 */
export const MAX_UPLOAD_BYTES = 20 * 1024 * 1024;

const UPLOAD_PATH_PATTERN =
  /^(?:\/reviews\/add|(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/product\/[^/]+\/review(?:\.data)?\/?|(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/contact(?:\.data)?\/?)$/;

/** Returns whether a path accepts forms with files: the contact page and reviews, in every language. */
export const acceptsUploads = (path: string): boolean => UPLOAD_PATH_PATTERN.test(path);
