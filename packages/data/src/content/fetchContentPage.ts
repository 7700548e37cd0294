import type { SafeHtml } from "@rewire/domain";
import { GetContentPageDocument } from "../gql/graphql.ts";
import { toPlainText } from "../html/plainText.ts";
import { sanitizePage } from "../html/sanitizeHtml.ts";
import { read, toShopError } from "../server/read.ts";
import type { ShopClient } from "../server/shopClient.ts";

/** Title and sanitised HTML of a WordPress page. */
export interface FetchedPage {
  readonly title: string;
  readonly content: SafeHtml;
}

/**
 * Fetches a published page by its path in WordPress, such as "/de/impressum"; returns null if there is no such page.
 *
 * @throws ShopRequestError if the page cannot be read.
 */
export async function fetchContentPage(client: ShopClient, uri: string): Promise<FetchedPage | null> {
  const { data, errors } = await read(client, GetContentPageDocument, { uri });
  if (data.page) return { title: toPlainText(data.page.title), content: sanitizePage(data.page.content) };
  if (errors.length > 0) throw toShopError(errors);
  return null;
}
