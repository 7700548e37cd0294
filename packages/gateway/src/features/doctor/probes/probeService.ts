import type { ShopClient, ShopRequestOptions } from "@rewire/data/server";
import * as v from "valibot";
import { parseOrNull } from "../../../schema/parseOrNull.ts";
import type { ServiceAccount } from "../../../shop/createServiceAccount.ts";
import type { ServiceFacts } from "../ShopFacts.ts";

const viewerResponseSchema = v.object({ viewer: v.nullable(v.object({ databaseId: v.number() })) });
const capabilityResponseSchema = v.object({ viewer: v.object({ capabilities: v.array(v.nullable(v.string())) }) });
const pluginResponseSchema = v.object({
  plugins: v.object({
    nodes: v.array(v.object({ path: v.nullable(v.string()), version: v.nullable(v.string()) })),
  }),
});
const settingSchema = v.object({ id: v.string(), value: v.nullish(v.string()) });
const settingResponseSchema = v.object({ wcSettings: v.array(v.nullable(settingSchema)) });

const SETTING_GROUPS = ["general", "tax", "account"];

/** Returns the name of a setting by its id, which some versions encode as base64 with a type. */
function toSettingName(id: string): string {
  if (id.startsWith("woocommerce_")) return id;
  return /woocommerce_\w+$/.exec(Buffer.from(id, "base64").toString("utf8"))?.[0] ?? id;
}

/**
 * Logs in as the service account, and reads its capabilities, the plugin versions and the shop's settings.
 *
 * @param account Service account; null if none is configured.
 */
export async function probeService(account: ServiceAccount | null): Promise<ServiceFacts> {
  if (!account) return { state: "none" };
  try {
    return await account.sendRequest(readAccount);
  } catch (error) {
    return { state: "refused", reason: error instanceof Error ? error.message : String(error) };
  }
}

async function readAccount(client: ShopClient, options: ShopRequestOptions): Promise<ServiceFacts> {
  const sendQuery = async <Schema extends v.GenericSchema>(query: string, schema: Schema) =>
    parseOrNull(schema, (await client.send({ query }, options).catch(() => null))?.data);

  const viewer = await sendQuery("query doctorViewer { viewer { databaseId } }", viewerResponseSchema);
  if (!viewer?.viewer) return { state: "forgotten" };
  const capabilityResponse = await sendQuery(
    "query doctorRights { viewer { capabilities } }",
    capabilityResponseSchema,
  );
  const plugins = await sendQuery(
    "query doctorPlugins { plugins(first: 100) { nodes { path version } } }",
    pluginResponseSchema,
  );
  const settings = new Map<string, string>();
  for (const group of SETTING_GROUPS) {
    const query = `query doctorSettings { wcSettings(group: "${group}") { id ... on WCStringSetting { value } } }`;
    for (const entry of (await sendQuery(query, settingResponseSchema))?.wcSettings ?? []) {
      if (entry?.value) settings.set(toSettingName(entry.id), entry.value);
    }
  }
  const versions = (plugins?.plugins.nodes ?? []).flatMap(({ path, version }): [string, string][] =>
    path && version ? [[path.split("/")[0] ?? path, version]] : [],
  );
  return {
    state: "loggedIn",
    capabilities: capabilityResponse?.viewer.capabilities.filter((name) => name !== null) ?? null,
    plugins: versions.length > 0 ? new Map(versions) : null,
    settings,
  };
}
