import type { ShopAnswer, ShopClient } from "@rewire/data/server";
import { ownHtml } from "./ownHtml.ts";
import { toMediaPath } from "./toMediaPath.ts";

/**
 * A client whose answers name the shop's pictures by same-origin addresses, so that whatever is made of them, here or
 * in a browser, asks no other host. A picture on a foreign host counts as none, in HTML as well.
 */
export function withOwnPictures(client: ShopClient, shopUrl: URL, pictureHosts: readonly string[] = []): ShopClient {
  // Addresses take the place of addresses, so the answer keeps its shape.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const own = <Data>(answer: ShopAnswer<Data>): ShopAnswer<Data> => ({ ...answer, data: ownPictures(answer.data) as Data | null });

  const places = [shopUrl.host, ...pictureHosts].join(", ");
  const ownPicture = (address: string): string | null => {
    const path = toMediaPath(address, shopUrl, pictureHosts);
    if (path === null && address !== "") {
      const host = URL.parse(address, shopUrl)?.host ?? "";
      client.warnOnce(
        `pictures of ${host}`,
        `Pictures such as ${address.slice(0, 200)} are not shown: only jpg, png, webp, avif and gif on ${places} are ` +
          "(SHOP_PICTURE_HOSTS names further hosts)",
      );
    }
    return path;
  };

  const ownPictures = (value: unknown, name = ""): unknown => {
    if (Array.isArray(value)) return value.map((item) => ownPictures(item, name));
    if (typeof value === "object" && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, ownPictures(item, key)]));
    }
    if (typeof value !== "string") return value;
    if (name === "sourceUrl") return ownPicture(value);
    return value.includes("<img") ? ownHtml(value, shopUrl, pictureHosts) : value;
  };

  return {
    ...client,
    request: async (document, variables, options) => own(await client.request(document, variables, options)),
    send: async (operation, options) => own(await client.send(operation, options)),
  };
}
