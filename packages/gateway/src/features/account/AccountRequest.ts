import { toFailure, type ShopClient, type ShopError } from "@rewire/data/server";
import type { Context } from "hono";
import type { AllowedOperation } from "../../shop/operations/allowedOperations.ts";
import type { Shopper } from "../../shop/session/SessionRequest.ts";
import type { UntypedShopResponse } from "../../shop/authentication/LogIn.ts";

/** Context of an account request: the HTTP request, its shopper and its client address. */
export interface AccountContext {
  readonly c: Context;
  readonly shopper: Shopper;
  readonly isHttps: boolean;
  /** Client address, for rate limits. */
  readonly address: string;
}

/**
 * Request for an account operation: log-in, log-out, registration, password reset, or a change of the customer's data.
 */
export interface AccountRequest extends AccountContext {
  readonly operation: AllowedOperation;
  readonly variables: Record<string, unknown>;
}

/** Response to the browser with the operation's data or errors. */
export type AccountResponse = Pick<UntypedShopResponse, "data" | "errors">;

/**
 * Account operations by the name of their GraphQL document: log-in, log-out, registration, password reset and changes.
 */
export type AccountOperations = ReadonlyMap<string, (request: AccountRequest) => Promise<AccountResponse>>;

/** Sends an operation from the allow-list without a session or log-in. */
export const sendOperationWithoutSession = (
  shop: ShopClient,
  { text, name }: AllowedOperation,
  input: Record<string, unknown>,
): Promise<UntypedShopResponse> => shop.send({ query: text, operationName: name, variables: { input } });

/** Returns the fields whose value is neither null nor undefined. */
export const omitNullFields = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

const credentialFailureKinds: ReadonlySet<string> = new Set(["unknownUser", "wrongPassword", "logInRefused"]);

/** Returns whether an error results from a wrong user name or password. */
export const isCredentialError = ({ message }: ShopError): boolean =>
  credentialFailureKinds.has(toFailure(message).kind);
