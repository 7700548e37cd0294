import { isIP } from "node:net";
import type { Context } from "hono";
import * as v from "valibot";
import { isTrustedProxy, type ProxyTrust } from "../config/proxyTrust.ts";
import { parseOrNull } from "../schema/parseOrNull.ts";

/**
 * Returns the client address for rate limits: that of the connection, or the one reported by trusted proxies. An IPv6
 * address is reduced to its /64 network, because a household or a phone is usually assigned a whole network.
 *
 * @returns "203.0.113.9", "2001:db8:1:2::/64", or "unknown" if there is no connection.
 */
export function readClientAddress(c: Context, trust: ProxyTrust): string {
  const { address } = resolveClient(c, trust);
  return address === null ? "unknown" : address.includes(":") ? toNetwork(address) : address;
}

/** Returns the number of consecutive trusted proxies, counted from this server. Returns 0 for a direct connection. */
export const countTrustedProxies = (c: Context, trust: ProxyTrust): number => resolveClient(c, trust).proxies;

/** Walks from this server to the first address that is not a trusted proxy's; addresses further away can be forged. */
function resolveClient(c: Context, trust: ProxyTrust): { readonly address: string | null; readonly proxies: number } {
  let address = readSocketAddress(c.env);
  let proxyCount = isTrustedProxy(trust, address, 0) ? 1 : 0;
  const forwardedAddresses = proxyCount > 0 ? (c.req.header("x-forwarded-for")?.split(",").toReversed() ?? []) : [];
  for (const entry of forwardedAddresses) {
    const next = normalizeAddress(entry);
    // An invalid address cannot identify a client.
    if (next === null) break;
    address = next;
    if (!isTrustedProxy(trust, address, proxyCount)) break;
    proxyCount += 1;
  }
  return { address, proxies: proxyCount };
}

/**
 * Returns an address in the notation used for proxies: without port, brackets and IPv4 prefix, as in
 * "203.0.113.9:51123", "[2001:db8::1]:443" and "::ffff:203.0.113.9". Returns null for an invalid address.
 */
export function normalizeAddress(text: string): string | null {
  const trimmedText = text.trim().replace(/^"(.*)"$/, "$1");
  const bracketedAddress = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(trimmedText)?.[1];
  const bareAddress = (bracketedAddress ?? trimmedText.replace(/^([\d.]+):\d{1,5}$/, "$1")).split("%")[0] ?? "";
  const normalizedAddress = bareAddress.replace(/^::ffff:(?=\d+\.)/i, "").toLowerCase();
  return isIP(normalizedAddress) === 0 ? null : normalizedAddress;
}

/** Connection data of Node's server; absent elsewhere (tests). */
const connectionSchema = v.object({ incoming: v.object({ socket: v.object({ remoteAddress: v.string() }) }) });

function readSocketAddress(env: unknown): string | null {
  const nodeConnection = parseOrNull(connectionSchema, env);
  return nodeConnection && normalizeAddress(nodeConnection.incoming.socket.remoteAddress);
}

function toNetwork(address: string): string {
  const [leadingText = "", trailingText] = address.split("::");
  const leadingGroups = leadingText === "" ? [] : leadingText.split(":");
  const trailingGroups = trailingText === undefined || trailingText === "" ? [] : trailingText.split(":");
  const missingGroups =
    trailingText === undefined
      ? []
      : Array<string>(Math.max(0, 8 - leadingGroups.length - trailingGroups.length)).fill("0");
  return `${[...leadingGroups, ...missingGroups, ...trailingGroups]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
