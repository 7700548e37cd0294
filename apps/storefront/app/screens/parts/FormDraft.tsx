import { useEffect, useRef, type ReactNode } from "react";
import { createStoredValue } from "@rewire/data/stored-value";
import { isRecord } from "@rewire/domain";
import { FORM_DRAFT_PREFIX } from "./formDraftPrefix.ts";

/** Values of the fields of a form by their names. */
type FieldValues = Readonly<Record<string, string>>;
type DraftField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields whose values are kept: no passwords, files and hidden fields, and no choices, which are quickly made again. */
const FIELD_SELECTOR =
  "input:is([type=text], [type=email], [type=tel], :not([type]))[name], textarea[name], select[name]";

interface FormDraftProps {
  /** Name of the form, under which its text is stored for this tab. */
  name: string;
  /**
   * Whether the text is kept after the form was sent, because a confirmation or a refusal follows;
   * {@link clearFormDraft} removes it.
   * @default false
   */
  hasConfirmation?: boolean;
  /** Form whose fields keep their own values. */
  children: ReactNode;
}

/**
 * Keeps the text typed into a form until the form is sent, so that a reload and a change of the language, which loads
 * another document, do not lose it. A field that has a value already, such as one that the server sent back or that was
 * filled in before the page was hydrated, keeps it.
 */
export function FormDraft({ name, hasConfirmation = false, children }: FormDraftProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = root.current;
    if (!container) return undefined;
    const storedDraft = createStoredDraft(name);
    const store = () => storedDraft.write(readValues(listFields(container)));
    fillIn(listFields(container), storedDraft.read());
    // Text may have been typed before the page was hydrated.
    store();
    container.addEventListener("input", store);
    if (!hasConfirmation) container.addEventListener("submit", storedDraft.clear);
    return () => {
      container.removeEventListener("input", store);
      container.removeEventListener("submit", storedDraft.clear);
    };
  }, [name, hasConfirmation]);
  return <div ref={root}>{children}</div>;
}

/** Removes the stored text of a form. */
export const clearFormDraft = (name: string): void => createStoredDraft(name).clear();

const createStoredDraft = (name: string) =>
  createStoredValue<FieldValues>({
    key: `${FORM_DRAFT_PREFIX}${name}`,
    area: "session",
    parse: (text) => toFieldValues(JSON.parse(text ?? "{}")),
    print: (values) => (Object.values(values).some(Boolean) ? JSON.stringify(values) : null),
  });

const toFieldValues = (value: unknown): FieldValues =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
      )
    : {};

const listFields = (container: HTMLElement): readonly DraftField[] => [
  ...container.querySelectorAll<DraftField>(FIELD_SELECTOR),
];

const readValues = (fields: readonly DraftField[]): FieldValues =>
  Object.fromEntries(fields.map((field) => [field.name, field.value]));

const isSelect = (field: DraftField): field is HTMLSelectElement => field instanceof HTMLSelectElement;

/** Returns whether a field has the value with which the page was created, which is empty where it is text. */
const isUntouched = (field: DraftField): boolean =>
  isSelect(field)
    ? field.value === ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value
    : field.value === "";

function fillIn(fields: readonly DraftField[], draft: FieldValues): void {
  for (const field of fields) {
    const value = draft[field.name];
    if (!value || value === field.value || !isUntouched(field)) continue;
    if (isSelect(field) && ![...field.options].some((option) => option.value === value && !option.disabled)) continue;
    setValue(field, value);
  }
}

/** Sets a value as if it was typed: React overrides the setter of an element, and ignores values that it has set. */
function setValue(field: DraftField, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  if (isRecord(prototype)) Reflect.set(prototype, "value", value, field);
  field.dispatchEvent(new Event(isSelect(field) ? "change" : "input", { bubbles: true }));
}
