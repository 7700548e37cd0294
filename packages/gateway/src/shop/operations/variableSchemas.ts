import type * as v from "valibot";
import { parseInput } from "../../http/parseInput.ts";
import { accountVariables } from "./accountVariables.ts";
import { cartVariables } from "./cartVariables.ts";
import { checkoutVariables } from "./checkoutVariables.ts";

/** What a browser may send with each operation: these fields in these shapes and lengths, and no others. */
export const variableSchemas = { ...cartVariables, ...accountVariables, checkout: checkoutVariables };

/** Variables of an operation, as they have been read. */
export type VariablesOf<Name extends keyof typeof variableSchemas> = v.InferOutput<(typeof variableSchemas)[Name]>;

/** Reads the variables of one of our operations. @throws HttpError that names the first fault */
export const readVariables = <Name extends keyof typeof variableSchemas>(
  name: Name,
  variables: unknown,
): VariablesOf<Name> => parseInput<(typeof variableSchemas)[Name]>(variableSchemas[name], variables);
