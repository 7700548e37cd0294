/** Maximum size of a form with a file: twice the largest file, so that a larger one is refused with what was typed. */
export const MAX_UPLOAD_BYTES = 10 * 1024 * 1024;

const UPLOAD_PATH_PATTERN = /^(?:\/[a-z]{2}(?:-[a-z]{2})?)?\/contact(?:\.data)?\/?$/;

/** Returns whether a page takes forms with a file: the contact page, in every language. */
export const acceptsUploads = (path: string): boolean => UPLOAD_PATH_PATTERN.test(path);
