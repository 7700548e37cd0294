import { GetSiteUrlDocument } from "../gql/graphql.ts";
import { read } from "../server/read.ts";
import type { ShopClient } from "../server/shopClient.ts";

/**
 * Reads the address that the shop itself says it lives at: its administrator sets it, and its uploads lie below it
 * unless a plugin moves them. null where it does not say.
 *
 * @throws ShopTrouble if no readable answer comes.
 */
export async function fetchSiteUrl(client: ShopClient): Promise<URL | null> {
  const { data } = await read(client, GetSiteUrlDocument, {});
  return URL.parse(data.generalSettings?.url ?? "");
}
