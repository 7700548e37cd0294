import type { ShopClient } from "@rewire/data/server";
import * as v from "valibot";
import { fetchPicture } from "../../media/fetchPicture.ts";
import { isShopAddress, toMediaPath } from "../../../shop/pictures/toMediaPath.ts";
import { parseOrNull } from "../../../schema/parseOrNull.ts";
import type { PictureFacts, SampleFacts } from "../ShopFacts.ts";

interface SampleOptions {
  readonly client: ShopClient;
  readonly shopUrl: URL;
  readonly fetch: typeof globalThis.fetch;
  /** Fetch restricted to public addresses, for pictures on another host than the shop's. */
  readonly publicFetch: typeof globalThis.fetch;
  /** Hosts of pictures besides the shop's own. */
  readonly pictureHosts: readonly string[];
  readonly timeoutMs: number;
  /** Ids of products that the shop fails to return. */
  readonly exclude: readonly number[];
}

const SAMPLE_QUERY = `query doctorSample($exclude: [Int]) {
  products(first: 5, where: { visibility: VISIBLE, status: "publish", exclude: $exclude }) {
    nodes { databaseId image { sourceUrl } ... on ProductWithPricing { price } }
  }
}`;

const responseSchema = v.object({
  products: v.object({
    nodes: v.array(
      v.object({
        image: v.nullish(v.object({ sourceUrl: v.nullish(v.string()) })),
        price: v.nullish(v.string()),
      }),
    ),
  }),
});

/** Examines the prices and pictures of the newest products. The sample is empty if the products cannot be read. */
export async function probeSample(options: SampleOptions): Promise<SampleFacts> {
  const variables = { exclude: options.exclude };
  const response = await options.client.send({ query: SAMPLE_QUERY, variables }).catch(() => null);
  const nodes = parseOrNull(responseSchema, response?.data)?.products.nodes ?? [];
  const addresses = new Set(nodes.flatMap(({ image }) => (image?.sourceUrl ? [image.sourceUrl] : [])));
  const pictures: PictureFacts[] = [];
  for (const address of addresses) pictures.push(await probePicture(address, options));
  return { prices: nodes.flatMap(({ price }) => (price ? [price] : [])), pictures };
}

async function probePicture(address: string, options: SampleOptions): Promise<PictureFacts> {
  const { shopUrl, pictureHosts, timeoutMs } = options;
  const source = URL.parse(address, shopUrl);
  if (!source || toMediaPath(address, shopUrl, pictureHosts) === null)
    return { address, isAllowed: false, failure: null };
  const fetch = isShopAddress(source, shopUrl) ? options.fetch : options.publicFetch;
  try {
    await fetchPicture(source, { fetch, timeoutMs });
    return { address, isAllowed: true, failure: null };
  } catch (error) {
    return { address, isAllowed: true, failure: error instanceof Error ? error.message : String(error) };
  }
}
