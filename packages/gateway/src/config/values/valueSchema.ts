import * as v from "valibot";

/** Reads the text of one variable. Whatever is wrong with it is one fault, which says what is expected. */
export type ValueSchema<Value> = v.GenericSchema<string, Value>;

/**
 * Makes the schema of a variable's text.
 *
 * @param expected What a fault says is expected: "a whole number from 1 to 100".
 * @param schema Reads the text. Its own faults are not told, since they would name a part of what is expected.
 */
export const valueSchema = <Value>(expected: string, schema: v.GenericSchema<string, Value>): ValueSchema<Value> =>
  v.pipe(
    v.string(),
    v.description(expected),
    v.rawTransform<string, Value>(({ dataset, addIssue, NEVER }) => {
      const result = v.safeParse(schema, dataset.value);
      if (result.success) return result.output;
      addIssue({ message: expected });
      return NEVER;
    }),
  );

/** What a variable's text has to be, in words. */
export const expectedBy = (schema: ValueSchema<unknown>): string => v.getDescription(schema) ?? "another text";

/** Keeps a variable's text out of messages. */
export const secret = <Value>(schema: ValueSchema<Value>): ValueSchema<Value> =>
  v.pipe(schema, v.metadata({ isSecret: true }));

/** Whether nobody may see a variable's text. */
export const isSecret = (schema: ValueSchema<unknown>): boolean => v.getMetadata(schema)["isSecret"] === true;

/** Turns a value into another one by a function; undefined is a fault. */
export const parsedBy = <Input, Output>(parse: (input: Input) => Output | undefined) =>
  v.rawTransform<Input, Output>(({ dataset, addIssue, NEVER }) => {
    const output = parse(dataset.value);
    if (output !== undefined) return output;
    addIssue();
    return NEVER;
  });

/** Entries between separators, each read by a schema, without the spaces around them. */
export const entriesOf = <Value>(separator: "," | ";", entry: v.GenericSchema<string, Value>) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(separator).map((part) => part.trim())),
    v.array(entry),
  );

/** The word that stands for nothing at all, and what it is read as. */
export const noneAs = <Value>(value: Value) =>
  v.pipe(
    v.literal("none"),
    v.transform(() => value),
  );

/** A value, or "none" for null. */
export const orNone = <Value>(schema: ValueSchema<Value>): ValueSchema<Value | null> =>
  valueSchema(`${expectedBy(schema)}, or none`, v.union([noneAs(null), schema]));

/** Several values separated by semicolons; "none" for none. */
export const listOf = <Value>(schema: ValueSchema<Value>): ValueSchema<readonly Value[]> =>
  valueSchema(
    `${expectedBy(schema)}, several separated by semicolons, or none`,
    v.union([noneAs<Value[]>([]), entriesOf(";", schema)]),
  );
