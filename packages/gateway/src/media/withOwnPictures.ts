import type { ShopAnswer, ShopClient } from "@rewire/data/server";
import { toMediaPath } from "./toMediaPath.ts";

/**
 * A client whose answers name the shop's pictures by same-origin addresses, so that whatever is made of them, here or
 * in a browser, asks no other host. A picture on a foreign host counts as none, in HTML as well.
 */
export function withOwnPictures(client: ShopClient, shopUrl: URL): ShopClient {
  const own = <Data>(answer: ShopAnswer<Data>): ShopAnswer<Data> => ({ ...answer, data: ownPictures(answer.data, shopUrl) as Data | null });
  return {
    ...client,
    request: async (document, variables, options) => own(await client.request(document, variables, options)),
    send: async (operation, options) => own(await client.send(operation, options)),
  };
}

function ownPictures(value: unknown, shopUrl: URL, name = ""): unknown {
  if (Array.isArray(value)) return value.map((item) => ownPictures(item, shopUrl, name));
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, ownPictures(item, shopUrl, key)]));
  }
  if (typeof value !== "string") return value;
  if (name === "sourceUrl") return toMediaPath(value, shopUrl);
  return value.includes("<img") ? ownHtml(value, shopUrl) : value;
}

const ownHtml = (html: string, shopUrl: URL): string =>
  html.replaceAll(/<img\b[^>]*>/gi, (tag) => {
    const source = /\ssrc=(?:"([^"]*)"|'([^']*)')/i.exec(tag);
    const path = source && toMediaPath(source[1] ?? source[2] ?? "", shopUrl);
    return path ? tag.replace(source[0], ` src="${path}"`) : "";
  });
