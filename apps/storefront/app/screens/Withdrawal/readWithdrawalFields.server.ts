import { maxLengths, returnReasons, type LineChoice, type LineAssessment } from "@rewire/domain";
import type { FieldReader } from "../../loaders/fieldReader.server.ts";
import type { ChosenValues, StatementValues } from "@rewire/ui";

const MAX_STATEMENT_LENGTH = 2000;

/** Reads the chosen quantities, reason and method from a form; quantities that are not numbers count as 0. */
export function readChosenValues(field: FieldReader, lines: readonly LineAssessment[]): ChosenValues {
  const positions = lines.map(({ line }) => line.position);
  const method = field("method");
  return {
    quantities: Object.fromEntries(positions.map((position) => [position, readQuantity(field(`q${position}`))])),
    conditions: positions.filter((position) => field(`c${position}`) === "1"),
    isWhole: field("whole") === "1",
    reason: returnReasons.find((reason) => reason === field("reason")) ?? null,
    method: method === "label" || method === "counter" ? method : null,
  };
}

const readQuantity = (text: string): number => (/^\d{1,6}$/.test(text) ? Number(text) : 0);

/** Returns the initial selection for an order: its only piece if it has just one, which saves a tap. */
export function chooseOnlyPiece(chosenValues: ChosenValues, lines: readonly LineAssessment[]): ChosenValues {
  const [line, otherLine] = lines.filter(({ remainingQuantity, rule }) => rule === null && remainingQuantity > 0);
  if (!line || otherLine || line.remainingQuantity > 1) return chosenValues;
  return { ...chosenValues, quantities: { ...chosenValues.quantities, [line.line.position]: 1 } };
}

/**
 * Converts the chosen values to choices per line; "everything" means all remaining pieces of the lines that no rule
 * refuses.
 */
export const toLineChoices = (chosenValues: ChosenValues, lines: readonly LineAssessment[]): readonly LineChoice[] =>
  lines.map(({ line: { position }, remainingQuantity, rule }) => ({
    position,
    quantity: chosenValues.isWhole && rule === null ? remainingQuantity : (chosenValues.quantities[position] ?? 0),
    isConditionMet: chosenValues.conditions.includes(position),
  }));

/** Converts the chosen values to hidden fields, which keep them in the next form. */
export function toHiddenFields(chosenValues: ChosenValues): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [position, quantity] of Object.entries(chosenValues.quantities))
    if (quantity > 0) fields[`q${position}`] = String(quantity);
  for (const position of chosenValues.conditions) fields[`c${position}`] = "1";
  if (chosenValues.isWhole) fields["whole"] = "1";
  if (chosenValues.reason) fields["reason"] = chosenValues.reason;
  if (chosenValues.method) fields["method"] = chosenValues.method;
  return fields;
}

/** Reads a free-text statement from a form. */
export const readStatement = (field: FieldReader): StatementValues => ({
  number: field("number", 40).trim(),
  name: field("name", maxLengths.line).trim(),
  email: field("email", 254).trim(),
  statement: field("statement", MAX_STATEMENT_LENGTH).trim(),
});

/**
 * Pattern of the e-mail addresses that the outbox accepts, without spaces and characters that are special in headers.
 */
const emailPattern = /^[^\s@<>",;:()[\]\\]{1,64}@[^\s@<>",;:()[\]\\]{1,190}\.[^\s@<>",;:()[\]\\.]{2,}$/;

/**
 * Returns whether a statement contains everything that the law requires: name, contract, and an address for the
 * receipt.
 */
export const isStatementComplete = ({ number, name, email, statement }: StatementValues): boolean =>
  [number, name].every((text) => text !== "" && !/\p{Cc}/u.test(text)) && statement !== "" && emailPattern.test(email);

/** Masks an e-mail address, so that a forwarded link does not reveal it: "a…@example.test". */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, "$1…");
