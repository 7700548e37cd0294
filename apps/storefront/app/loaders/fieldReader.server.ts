/** Maximum length of a field unless the caller names another, such as an order number, a key or an e-mail address. */
const MAX_FIELD_LENGTH = 300;

/** Reads a text field by name, truncated to a maximum length; "" for a missing field. */
export type FieldReader = (name: string, max?: number) => string;

/** Creates a reader for the fields of a form or a query string; a file is treated as a missing field. */
export const createFieldReader =
  (source: FormData | URLSearchParams): FieldReader =>
  (name, max = MAX_FIELD_LENGTH) => {
    const value = source.get(name);
    return typeof value === "string" ? value.slice(0, max) : "";
  };

/** Reads a submitted form; a malformed body is treated as an empty form. */
export const readForm = (request: Request): Promise<FormData> => request.formData().catch(() => new FormData());
