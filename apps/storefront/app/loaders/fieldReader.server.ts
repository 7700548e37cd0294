/** Maximum length of a field unless the caller names another, such as an order number, a key or an e-mail address. */
const MAX_FIELD_LENGTH = 300;

/**
 * Function that returns the text field with a given name, truncated to a maximum length; "" if the field is missing.
 */
export type FieldReader = (name: string, max?: number) => string;

/** Creates a reader for the fields of a form or a query string. Uploaded files are treated as missing fields. */
export const createFieldReader =
  (source: FormData | URLSearchParams): FieldReader =>
  (name, max = MAX_FIELD_LENGTH) => {
    const value = source.get(name);
    return typeof value === "string" ? value.slice(0, max) : "";
  };

/** Reads a submitted form. A malformed body is treated as an empty form. */
export const readForm = (request: Request): Promise<FormData> => request.formData().catch(() => new FormData());
