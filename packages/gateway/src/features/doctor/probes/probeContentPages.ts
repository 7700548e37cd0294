import type { ShopClient } from "@rewire/data/server";
import * as v from "valibot";
import type { ContentPageSource } from "../../../config/ContentPageSource.ts";
import { parseOrNull } from "../../../schema/parseOrNull.ts";
import type { ContentPageFacts } from "../ShopFacts.ts";

const responseSchema = v.record(v.string(), v.nullable(v.object({ content: v.nullable(v.string()) })));

/** Queries all content pages in one request. Returns null if the request fails. */
export async function probeContentPages(
  client: ShopClient,
  sources: readonly ContentPageSource[],
): Promise<ContentPageFacts | null> {
  const addresses = sources.flatMap(({ name, addresses }) => addresses.map(({ uri }) => ({ name, uri })));
  if (addresses.length === 0) return { missing: [] };
  // A JSON string is a GraphQL string, too.
  const fields = addresses.map(({ uri }, at) => `p${at}: page(id: ${JSON.stringify(uri)}, idType: URI) { content }`);
  const response = await client.send({ query: `query doctorPages { ${fields.join(" ")} }` }).catch(() => null);
  const pages = parseOrNull(responseSchema, response?.data);
  return pages && { missing: addresses.filter((_, at) => !pages[`p${at}`]?.content?.trim()) };
}
