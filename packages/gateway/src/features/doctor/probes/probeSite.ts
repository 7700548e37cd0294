import { fetchAllowedCountries, readText, type ShopClient } from "@rewire/data/server";
import * as v from "valibot";
import { probeLogIn, type LogInStrategyName } from "../../../shop/authentication/checkLogIn.ts";
import { parseOrNull } from "../../../schema/parseOrNull.ts";
import { resolveWordPressUrl } from "../../../shop/resolveWordPressUrl.ts";
import type { SiteFacts } from "../ShopFacts.ts";

interface SiteOptions {
  readonly client: ShopClient;
  readonly shopUrl: URL;
  readonly fetch: typeof globalThis.fetch;
  readonly timeoutMs: number;
}

const MAX_PAGE_BYTES = 2 * 1024 * 1024;
const MAX_NONCE_LENGTH = 60;

const generalResponseSchema = v.object({ generalSettings: v.object({ timezone: v.nullish(v.string()) }) });
const permalinkResponseSchema = v.object({ permalinkSettings: v.object({ structure: v.nullish(v.string()) }) });
const gatewayResponseSchema = v.object({ paymentGateways: v.object({ nodes: v.array(v.object({ id: v.string() })) }) });

/** Sends each query in a request of its own, because an unknown field invalidates the whole request. */
async function sendQuery<Schema extends v.GenericSchema>(client: ShopClient, query: string, schema: Schema) {
  const response = await client.send({ query }).catch(() => null);
  return parseOrNull(schema, response?.data);
}

/** Fetches a page next to the endpoint as text; null if unavailable. */
async function readPage(path: string, { shopUrl, fetch, timeoutMs }: SiteOptions): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    return await readText(
      await fetch(resolveWordPressUrl(path, shopUrl), { redirect: "manual", signal }),
      MAX_PAGE_BYTES,
    );
  } catch {
    return null;
  }
}

/** WordPress version in its pages; null if the theme omits it. */
const extractWordPressVersion = (html: string | null): string | null =>
  /<meta name="generator" content="WordPress (\d[\w.-]*)"/i.exec(html ?? "")?.[1] ?? null;

/** Returns whether the shop has a log-in; null if unknown. */
const isLogInSupported = async (client: ShopClient, method: LogInStrategyName): Promise<boolean | null> => {
  const support = await probeLogIn(client, method).catch(() => "unknown");
  return support === "unknown" ? null : support === "available";
};

/** Reads the public data of the WordPress site. Never throws; unavailable data are null. */
export async function probeSite(options: SiteOptions): Promise<SiteFacts> {
  const { client } = options;
  const settings = await sendQuery(client, "query doctorSite { generalSettings { timezone } }", generalResponseSchema);
  const links = await sendQuery(
    client,
    "query doctorPermalinks { permalinkSettings { structure } }",
    permalinkResponseSchema,
  );
  const payment = await sendQuery(
    client,
    "query doctorGateways { paymentGateways { nodes { id } } }",
    gatewayResponseSchema,
  );
  const nonce = await readPage("wp-admin/admin-ajax.php?action=rest-nonce", options);
  return {
    wordpressVersion: extractWordPressVersion(await readPage(".", options)),
    timeZone: settings?.generalSettings.timezone ?? null,
    permalinks: links && (links.permalinkSettings.structure ?? ""),
    logIn: { cookies: await isLogInSupported(client, "cookie"), tokens: await isLogInSupported(client, "tokens") },
    nonceResponse: nonce && nonce.trim().slice(0, MAX_NONCE_LENGTH),
    countries: await fetchAllowedCountries(client).catch(() => null),
    gateways: payment && payment.paymentGateways.nodes.map(({ id }) => id),
  };
}
