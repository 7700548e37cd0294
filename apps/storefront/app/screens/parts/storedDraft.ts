import { createStoredValue } from "@rewire/data/stored-value";
import { isRecord } from "@rewire/domain";
import { FORM_DRAFT_PREFIX } from "./formDraftPrefix.ts";

/** Values of the fields of a form by their names. */
export type FieldValues = Readonly<Record<string, string>>;

/** Creates the stored value for the text of a form, by the form's name; in session storage, as the text is personal. */
export const createStoredDraft = (name: string) =>
  createStoredValue<FieldValues>({
    key: `${FORM_DRAFT_PREFIX}${name}`,
    area: "session",
    parse: (text) => toFieldValues(JSON.parse(text ?? "{}")),
    print: (values) => (Object.keys(values).length > 0 ? JSON.stringify(values) : null),
  });

const toFieldValues = (value: unknown): FieldValues =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
      )
    : {};
