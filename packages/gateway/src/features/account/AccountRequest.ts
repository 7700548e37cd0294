import { toFailure, type ShopClient, type ShopError } from "@rewire/data/server";
import type { Context } from "hono";
import type { AllowedOperation } from "../../shop/operations/allowedOperations.ts";
import type { Shopper } from "../../shop/session/SessionRequest.ts";
import type { Answer } from "../../shop/authentication/LogIn.ts";

/** Who asks for something about an account, and how. */
export interface AccountContext {
  readonly c: Context;
  readonly shopper: Shopper;
  readonly secure: boolean;
  /** Where it comes from, for limits. */
  readonly address: string;
}

/** A request for an operation that changes who somebody is. */
export interface AccountRequest extends AccountContext {
  readonly operation: AllowedOperation;
  readonly variables: Record<string, unknown>;
}

/** What goes back to the browser: the operation's data or why not. */
export type AccountAnswer = Pick<Answer, "data" | "errors">;

/** Operations that change who somebody is; by name. */
export type AccountOperations = ReadonlyMap<string, (request: AccountRequest) => Promise<AccountAnswer>>;

/** Sends one of our operations in nobody's name. */
export const send = (
  shop: ShopClient,
  { text, name }: AllowedOperation,
  input: Record<string, unknown>,
): Promise<Answer> => shop.send({ query: text, operationName: name, variables: { input } });

/** The fields that say something. */
export const givenIn = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

const wrongCredentials: ReadonlySet<string> = new Set(["unknownUser", "wrongPassword", "logInRefused"]);

/** Failures that somebody who tries out names and passwords makes. */
export const isWrongCredential = ({ message }: ShopError): boolean => wrongCredentials.has(toFailure(message).kind);
