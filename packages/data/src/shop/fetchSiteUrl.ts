import { GetSiteUrlDocument } from "../gql/graphql.ts";
import { read } from "../server/read.ts";
import type { ShopClient } from "../server/shopClient.ts";

/**
 * Fetches the site address configured in the shop: its uploads are below it unless a plugin moves them. null where it
 * is not set.
 *
 * @throws ShopConnectionError if there is no readable response.
 */
export async function fetchSiteUrl(client: ShopClient): Promise<URL | null> {
  const { data } = await read(client, GetSiteUrlDocument, {});
  return URL.parse(data.generalSettings?.url ?? "");
}
