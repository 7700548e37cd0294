import * as v from "valibot";

/**
 * Schema of the text of one variable. An invalid text results in a single validation error that states the expected
 * format.
 */
export type ValueSchema<Value> = v.GenericSchema<string, Value>;

/**
 * Creates the schema of a variable's text.
 *
 * @param expectedFormat Description for error messages, such as "a whole number from 1 to 100".
 * @param schema Schema that parses the text. Its own errors are replaced with the expected format.
 */
export const createValueSchema = <Value>(
  expectedFormat: string,
  schema: v.GenericSchema<string, Value>,
): ValueSchema<Value> =>
  v.pipe(
    v.string(),
    v.description(expectedFormat),
    v.rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
      const result = v.safeParse(schema, dataset.value);
      if (result.success) return result.output;
      addIssue({ message: expectedFormat });
      return NEVER;
    }),
  );

/** Returns the description of a variable's expected format. */
export const getExpectedFormat = (schema: ValueSchema<unknown>): string => v.getDescription(schema) ?? "another text";

/** Marks a variable as secret, so that error messages do not contain its value. */
export const markAsSecret = <Value>(schema: ValueSchema<Value>): ValueSchema<Value> =>
  v.pipe(schema, v.metadata({ isSecret: true }));

/** Returns whether a variable is secret. */
export const isSecret = (schema: ValueSchema<unknown>): boolean => v.getMetadata(schema)["isSecret"] === true;

/** Creates a schema action that parses a value. A parser that returns undefined causes a validation error. */
export const createParseAction = <Input, Output>(parse: (input: Input) => Output | undefined) =>
  v.rawTransform<Input, Output>(({ dataset, addIssue, NEVER }) => {
    const parsedValue = parse(dataset.value);
    if (parsedValue !== undefined) return parsedValue;
    addIssue();
    return NEVER;
  });

/** Creates a schema that splits a string at a separator and parses each trimmed entry with another schema. */
export const createEntriesSchema = <Value>(separator: "," | ";", entry: v.GenericSchema<string, Value>) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(separator).map((part) => part.trim())),
    v.array(entry),
  );

/** Creates a schema that accepts only "none" and outputs the given value in its place. */
export const createNoneSchema = <Value>(value: Value) =>
  v.pipe(
    v.literal("none"),
    v.transform(() => value),
  );

/** Creates a schema that accepts a value, or "none" for null. */
export const createOptionalSchema = <Value>(schema: ValueSchema<Value>): ValueSchema<Value | null> =>
  createValueSchema(`${getExpectedFormat(schema)}, or none`, v.union([createNoneSchema(null), schema]));

/** Creates a schema that accepts values separated by semicolons, or "none" for an empty list. */
export const createListSchema = <Value>(schema: ValueSchema<Value>): ValueSchema<readonly Value[]> =>
  createValueSchema(
    `${getExpectedFormat(schema)}, several separated by semicolons, or none`,
    v.union([createNoneSchema<Value[]>([]), createEntriesSchema(";", schema)]),
  );
