import type { ShopClient, ShopRequestOptions } from "@rewire/data/server";
import { buildClientSchema, getIntrospectionQuery, type GraphQLSchema, type IntrospectionQuery } from "graphql";
import * as v from "valibot";
import { parseOrNull } from "../../../schema/parseOrNull.ts";

/** Long timeout, because a small server needs seconds for WooGraphQL's two thousand types. */
const TIMEOUT_MS = 60_000;

const introspectionSchema = v.object({
  __schema: v.custom<IntrospectionQuery["__schema"]>((value) => typeof value === "object" && value !== null),
});

/** Schema, or the reason why introspection failed. */
export type ProbedSchema = { readonly schema: GraphQLSchema } | { readonly schema: null; readonly reason: string };

/**
 * Fetches the shop's schema by introspection.
 *
 * @param options Request options with a log-in, if the schema is not public.
 */
export async function probeSchema(client: ShopClient, options: ShopRequestOptions = {}): Promise<ProbedSchema> {
  try {
    const query = getIntrospectionQuery({ descriptions: false });
    const { data, errors } = await client.send({ query }, { ...options, timeoutMs: TIMEOUT_MS });
    const response = parseOrNull(introspectionSchema, data);
    if (!response) return { schema: null, reason: errors[0]?.message ?? "the answer holds no schema" };
    return { schema: buildClientSchema(response, { assumeValid: true }) };
  } catch (error) {
    return { schema: null, reason: error instanceof Error ? error.message : String(error) };
  }
}
