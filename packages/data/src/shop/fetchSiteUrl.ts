import { parseUrl } from "@rewire/domain";
import { GetSiteUrlDocument } from "../gql/graphql.ts";
import { read } from "../server/read.ts";
import type { ShopClient } from "../server/shopClient.ts";

/**
 * Fetches the site URL configured in the shop; returns null if it is not set. URLs of uploads begin with it, unless a
 * plugin moves them.
 *
 * @throws ShopRequestError if there is no readable response.
 */
export async function fetchSiteUrl(client: ShopClient): Promise<URL | null> {
  const { data } = await read(client, GetSiteUrlDocument, {});
  return parseUrl(data.generalSettings?.url ?? "");
}
