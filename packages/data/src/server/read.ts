import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { plainText } from "../html/plainText.ts";
import type { ShopClient, ShopError, ShopRequestOptions } from "./shopClient.ts";
import { ShopRefused } from "./shopTrouble.ts";

/**
 * Reads something public, without a session, and insists on data.
 * @throws ShopRefused if the shop answers with errors alone; ShopTrouble if nothing readable comes.
 */
export async function read<Data, Variables extends object>(
  client: ShopClient,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
  options?: ShopRequestOptions,
): Promise<{ data: Data; errors: readonly ShopError[] }> {
  const { data, errors } = await client.request(document, variables, options);
  if (!data) throw refused(errors);
  return { data, errors };
}

/** The shop's own words as trouble. */
export const refused = (errors: readonly ShopError[]): ShopRefused =>
  new ShopRefused(errors.map(({ message }) => plainText(message)).join("; ") || "The shop answered without data");

/** Tells of things that a page can live without, once each. */
export const warnings = (client: ShopClient) => (message: string) => client.warnOnce(message, message);
