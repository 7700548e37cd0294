import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { toPlainText } from "../html/plainText.ts";
import type { ShopClient, ShopError, ShopRequestOptions } from "./shopClient.ts";
import { ShopResponseError } from "./shopErrors.ts";

/**
 * Sends an operation to the shop and returns a response that contains `data`.
 * @throws ShopResponseError if the shop returns only errors.
 * @throws ShopRequestError if there is no readable response.
 */
export async function read<Data, Variables extends object>(
  client: ShopClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options?: ShopRequestOptions,
): Promise<{ data: Data; errors: readonly ShopError[] }> {
  const { data, errors } = await client.request(document, variables, options);
  if (!data) throw toShopError(errors);
  return { data, errors };
}

/** Creates a ShopResponseError from the shop's error messages. */
export const toShopError = (errors: readonly ShopError[]): ShopResponseError =>
  new ShopResponseError(
    errors.map(({ message }) => toPlainText(message)).join("; ") || "The shop answered without data",
  );

/** Creates a function that logs non-fatal problems with the shop's data. Each message is logged only once. */
export const createWarningLogger = (client: ShopClient) => (message: string) => client.warnOnce(message, message);
