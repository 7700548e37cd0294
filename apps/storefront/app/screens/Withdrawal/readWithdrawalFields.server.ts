import { maxLengths, returnReasons, type DeclarationKind, type LineAssessment, type LineChoice } from "@rewire/domain";
import type { FieldReader } from "../../loaders/fieldReader.server.ts";
import type { ChosenValues, StatementValues } from "@rewire/ui";

const MAX_STATEMENT_LENGTH = 2000;

/** Key of an attempt to declare, which is recorded once however often it is sent. */
export const ATTEMPT_PATTERN = /^[0-9a-f-]{36}$/;

/**
 * Reads the selected quantities, the reason and the method from a form. Quantities that are not numbers are treated as
 * 0.
 */
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

/**
 * Adds the only remaining item of an order to the selection. Returns the unchanged selection if there are several
 * remaining items, or none.
 */
export function selectOnlyItem(chosenValues: ChosenValues, lines: readonly LineAssessment[]): ChosenValues {
  const [line, otherLine] = lines.filter(({ remainingQuantity, rule }) => rule === null && remainingQuantity > 0);
  if (!line || otherLine || line.remainingQuantity > 1) return chosenValues;
  return { ...chosenValues, quantities: { ...chosenValues.quantities, [line.line.position]: 1 } };
}

/**
 * Converts the form values to a selection for each order line. If the whole order was selected, all remaining
 * quantities are selected, except on lines that a rule excludes.
 */
export const toLineChoices = (chosenValues: ChosenValues, lines: readonly LineAssessment[]): readonly LineChoice[] =>
  lines.map(({ line: { position }, remainingQuantity, rule }) => ({
    position,
    quantity: chosenValues.isWhole && rule === null ? remainingQuantity : (chosenValues.quantities[position] ?? 0),
    isConditionMet: chosenValues.conditions.includes(position),
  }));

/** Converts the form values to the terms of a return: its reason and the way back. A withdrawal has neither. */
export const toReturnTerms = (
  kind: DeclarationKind,
  { reason, method }: ChosenValues,
): Pick<ChosenValues, "reason" | "method"> =>
  kind === "return" ? { reason: reason ?? "other", method } : { reason: null, method: null };

/** Converts the form values to hidden fields, so that the next form also contains the values. */
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

/** Reads the fields of a free-text withdrawal statement from a form. */
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
 * Returns whether a statement contains everything that the law requires: the customer's name, the contract, and an
 * address for the receipt.
 */
export const isStatementComplete = ({ number, name, email, statement }: StatementValues): boolean =>
  [number, name].every((text) => text !== "" && !/\p{Cc}/u.test(text)) && statement !== "" && emailPattern.test(email);

/** Masks an e-mail address as "a…@example.test", so that a forwarded link does not reveal the full address. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*/, "$1…");
