import type * as v from "valibot";
import { parseInput } from "../../http/parseInput.ts";
import { accountVariableSchemas } from "./accountVariables.ts";
import { cartVariableSchemas } from "./cartVariables.ts";
import { checkoutVariablesSchema } from "./checkoutVariables.ts";

/** Schemas of the variables of each operation. Unknown fields are rejected. */
export const variableSchemas = { ...cartVariableSchemas, ...accountVariableSchemas, checkout: checkoutVariablesSchema };

/** Type of the parsed variables of an operation. */
export type OperationVariables<Name extends keyof typeof variableSchemas> = v.InferOutput<
  (typeof variableSchemas)[Name]
>;

/**
 * Parses the variables of an operation.
 *
 * @throws HttpError with the first validation error if the variables are invalid.
 */
export const readVariables = <Name extends keyof typeof variableSchemas>(
  name: Name,
  variables: unknown,
): OperationVariables<Name> => parseInput<(typeof variableSchemas)[Name]>(variableSchemas[name], variables);
