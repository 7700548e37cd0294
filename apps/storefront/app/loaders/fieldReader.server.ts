/** Maximum length of a field unless the caller names another, such as an order number, a key or an e-mail address. */
const MAX_FIELD_LENGTH = 300;

/** Reads a text field by name, cut to a length; "" for a missing one. */
export type FieldReader = (name: string, max?: number) => string;

/** Creates the reader of the fields of a form or of a query; a file counts as none. */
export const createFieldReader =
  (source: FormData | URLSearchParams): FieldReader =>
  (name, max = MAX_FIELD_LENGTH) => {
    const value = source.get(name);
    return typeof value === "string" ? value.slice(0, max) : "";
  };

/** Reads a submitted form; a malformed body is treated as an empty form. */
export const readForm = (request: Request): Promise<FormData> => request.formData().catch(() => new FormData());
