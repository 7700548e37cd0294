import type { ShopResponse, ShopClient } from "@rewire/data/server";
import { createFixedPictureHosts, type PictureHosts } from "./createPictureHosts.ts";
import { rewriteHtmlImages } from "./rewriteHtmlImages.ts";
import { toMediaPath } from "./toMediaPath.ts";

/** Response data with same-origin URLs of pictures. */
interface RewrittenData {
  readonly data: unknown;
  /** URLs of pictures on unknown hosts, or without a picture's extension. */
  readonly foreignUrls: readonly string[];
  /** Whether there are any such pictures, including those in HTML. */
  readonly hasForeign: boolean;
}

/** Replaces the URL of every picture in a response; a picture on an unknown host is removed, in HTML as well. */
function rewritePictures(data: unknown, shopUrl: URL, hosts: readonly string[]): RewrittenData {
  const foreignUrls: string[] = [];
  let hasForeignUrls = false;
  const toPath = (address: string): string | null => {
    const path = toMediaPath(address, shopUrl, hosts);
    if (path === null && address !== "") hasForeignUrls = true;
    return path;
  };
  const rewriteValue = (value: unknown, name = ""): unknown => {
    if (Array.isArray(value)) return value.map((item) => rewriteValue(item, name));
    if (typeof value === "object" && value !== null) {
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rewriteValue(item, key)]));
    }
    if (typeof value !== "string") return value;
    if (name !== "sourceUrl") return value.includes("<img") ? rewriteHtmlImages(value, toPath) : value;
    const path = toPath(value);
    if (path === null && value !== "") foreignUrls.push(value);
    return path;
  };
  return { data: rewriteValue(data), foreignUrls, hasForeign: hasForeignUrls };
}

/**
 * Wraps a client so that the pictures in its responses have same-origin URLs. Pictures on hosts that are not allowed
 * are removed, and logged once per host.
 *
 * @param hosts Additional hosts of pictures.
 */
export function withMediaUrls(
  client: ShopClient,
  shopUrl: URL,
  hosts: PictureHosts = createFixedPictureHosts([]),
): ShopClient {
  const logForeignHost = (address: string) => {
    const host = URL.parse(address, shopUrl)?.host ?? "";
    const allowedHostsText = [shopUrl.host, ...hosts.current()].join(", ");
    client.warnOnce(
      `pictures of ${host}`,
      `Pictures such as ${address.slice(0, 200)} are not shown: only jpg, png, webp, avif and gif on ${allowedHostsText} are ` +
        "(SHOP_PICTURE_HOSTS names further hosts)",
    );
  };

  const rewriteResponse = async <Data>(response: ShopResponse<Data>): Promise<ShopResponse<Data>> => {
    const rewrittenData = rewritePictures(response.data, shopUrl, hosts.current());
    const { data, foreignUrls } = rewrittenData.hasForeign
      ? rewritePictures(response.data, shopUrl, await hosts.all())
      : rewrittenData;
    for (const address of foreignUrls) logForeignHost(address);
    // URLs are replaced by URLs, so the type of the response is unchanged.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    return { ...response, data: data as Data | null };
  };

  return {
    ...client,
    request: async (document, variables, options) =>
      rewriteResponse(await client.request(document, variables, options)),
    send: async (operation, options) => rewriteResponse(await client.send(operation, options)),
  };
}
