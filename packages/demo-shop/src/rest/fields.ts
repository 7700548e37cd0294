import { invalidParam, RestError } from "./RestError.ts";

/** JSON object from a client with unvalidated values. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Converts a value to a JSON object.
 * @throws RestError when the value is not an object
 */
export function toFields(value: unknown): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new RestError("rest_invalid_json", "Invalid JSON body passed.", 400);
  }
  return { ...value };
}

/** Creates a reader for fields of one type; a missing field is undefined. */
const reader =
  <T>(why: string, is: (value: unknown) => value is T) =>
  (fields: Fields, name: string): T | undefined => {
    const value = fields[name];
    if (value === undefined) return undefined;
    if (!is(value)) throw invalidParam(name, why);
    return value;
  };

export const textField = reader("is not of type string.", (value) => typeof value === "string");
export const booleanField = reader("is not of type boolean.", (value) => typeof value === "boolean");
export const integerField = reader("is not of type integer.", (value): value is number => Number.isInteger(value));
const arrayField = reader("is not of type array.", (value): value is readonly unknown[] => Array.isArray(value));

/** Reads a field that must contain a list of objects. */
export const listField = (fields: Fields, name: string): readonly Fields[] | undefined =>
  arrayField(fields, name)?.map(toFields);

/** Reads a field that must contain one of several allowed values. */
export function choiceField<const T extends string>(
  fields: Fields,
  name: string,
  choices: readonly T[],
): T | undefined {
  const text = textField(fields, name);
  if (text === undefined) return undefined;
  const choice = choices.find((one) => one === text);
  if (choice === undefined) throw invalidParam(name, `is not one of ${choices.join(", ")}.`);
  return choice;
}
