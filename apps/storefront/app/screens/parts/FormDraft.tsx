import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { isRecord } from "@rewire/domain";
import { createStoredDraft, type FieldValues } from "./storedDraft.ts";

type DraftField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Fields whose values are kept: no passwords, files and hidden fields, and no choices, which are quickly made again. */
const FIELD_SELECTOR =
  "input:is([type=text], [type=email], [type=tel], :not([type]))[name], textarea[name], select[name]";

interface FormDraftProps {
  /** Name of the form, under which its text is stored for this tab. */
  name: string;
  /** Form whose fields keep their own values. */
  children: ReactNode;
}

/**
 * Keeps the text typed into a form until the server has accepted it, which the screen says with
 * {@link useClearFormDraft}, so that a reload, a refusal, an error page and a change of the language, which loads another
 * document, do not lose it. A page without the form, or with nothing typed into it, leaves the stored text. A field that has a value already, such as one that the server sent back or that was
 * filled in before the page was hydrated, keeps it.
 */
export function FormDraft({ name, children }: FormDraftProps) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = root.current;
    if (!container) return undefined;
    const storedDraft = createStoredDraft(name);
    const store = () => {
      const fields = listFields(container);
      if (fields.every(isUntouched)) storedDraft.clear();
      else storedDraft.write(readValues(fields));
    };
    fillIn(listFields(container), storedDraft.read());
    // Text may have been typed before the page was hydrated.
    if (!listFields(container).every(isUntouched)) store();
    container.addEventListener("input", store);
    return () => container.removeEventListener("input", store);
  }, [name]);
  return <div ref={root}>{children}</div>;
}

/**
 * Removes the stored text of a form once the server has accepted it, before the screen says so: whoever then closes the
 * tab at once leaves nothing behind.
 * @param name null until then
 */
export function useClearFormDraft(name: string | null): void {
  useLayoutEffect(() => {
    if (name !== null) createStoredDraft(name).clear();
  }, [name]);
}

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
    // Somebody is about to type there: the words replace the draft instead of being added to it. A message stays.
    if (field instanceof HTMLInputElement && field === document.activeElement) field.select();
  }
}

/** Sets a value as if it was typed: React overrides the setter of an element, and ignores values that it has set. */
function setValue(field: DraftField, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(field);
  if (isRecord(prototype)) Reflect.set(prototype, "value", value, field);
  field.dispatchEvent(new Event(isSelect(field) ? "change" : "input", { bubbles: true }));
}
