import { createInvalidParamError, RestError } from "./RestError.ts";

/** JSON object received from a client, with values that are not yet validated. */
export type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the value if it is a JSON object.
 * @throws RestError if the value is not an object
 */
export function requireObject(value: unknown): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new RestError("rest_invalid_json", "Invalid JSON body passed.", 400);
  }
  return { ...value };
}

/** Creates a reader for fields of one type; a missing field is undefined. */
const createFieldReader =
  <T>(reason: string, isValid: (value: unknown) => value is T) =>
  (fields: Fields, name: string): T | undefined => {
    const value = fields[name];
    if (value === undefined) return undefined;
    if (!isValid(value)) throw createInvalidParamError(name, reason);
    return value;
  };

export const readTextField = createFieldReader("is not of type string.", (value) => typeof value === "string");
export const readBooleanField = createFieldReader("is not of type boolean.", (value) => typeof value === "boolean");
export const readIntegerField = createFieldReader("is not of type integer.", (value): value is number =>
  Number.isInteger(value),
);
const readArrayField = createFieldReader("is not of type array.", (value): value is readonly unknown[] =>
  Array.isArray(value),
);

/** Reads a field that must contain a list of objects. */
export const readListField = (fields: Fields, name: string): readonly Fields[] | undefined =>
  readArrayField(fields, name)?.map(requireObject);

/** Reads a field that must contain one of several allowed values. */
export function readChoiceField<const T extends string>(
  fields: Fields,
  name: string,
  choices: readonly T[],
): T | undefined {
  const text = readTextField(fields, name);
  if (text === undefined) return undefined;
  const choice = choices.find((candidate) => candidate === text);
  if (choice === undefined) throw createInvalidParamError(name, `is not one of ${choices.join(", ")}.`);
  return choice;
}
