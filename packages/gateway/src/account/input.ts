import { Refusal } from "../graphql/Refusal.ts";

type Values = Readonly<Record<string, unknown>>;

/** The `input` of an operation's variables. @throws Refusal if there is none */
export function inputOf(variables: Values): Values {
  const input = variables["input"];
  if (typeof input !== "object" || input === null || Array.isArray(input)) throw new Refusal(400, "The variables must hold an input.");
  return input as Values;
}

/** A text among them; "" where there is none. @throws Refusal if it is no text, or longer than anybody types */
export function textOf(values: Values, name: string): string {
  const value = values[name] ?? "";
  if (typeof value !== "string" || value.length > 4096) throw new Refusal(400, `${name} must be a text.`);
  return value;
}

/** Yes or no among them; no where there is nothing. */
export const flagOf = (values: Values, name: string): boolean => values[name] === true;

/** The fields that may be told to the shop, each a text; the rest is left out. */
export const onlyFields = (values: Values, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (values[name] === undefined || values[name] === null ? [] : [[name, textOf(values, name)]])));
