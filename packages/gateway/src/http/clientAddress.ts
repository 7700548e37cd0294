import { isIP } from "node:net";
import type { Context } from "hono";
import * as v from "valibot";
import { isTrustedProxy, type ProxyTrust } from "../config/proxyTrust.ts";
import { parseOrNull } from "../schema/parseOrNull.ts";

/**
 * Where a request comes from, for limits: the connection's address, or what trusted proxies say. A whole /64 counts
 * as one, because that is what a household or a phone has of IPv6.
 *
 * @returns "203.0.113.9", "2001:db8:1:2::/64", or "unknown" where there is no connection.
 */
export function clientAddress(c: Context, trust: ProxyTrust): string {
  const { address } = resolveClient(c, trust);
  return address === null ? "unknown" : address.includes(":") ? networkOf(address) : address;
}

/** How many proxies in a row are believed, from our side; 0 for a visitor who speaks with us directly. */
export const trustedProxies = (c: Context, trust: ProxyTrust): number => resolveClient(c, trust).proxies;

/** Goes from our side to the first address that is no trusted proxy's; those further away are somebody's own word. */
function resolveClient(c: Context, trust: ProxyTrust): { readonly address: string | null; readonly proxies: number } {
  let address = socketAddress(c.env);
  let proxies = isTrustedProxy(trust, address, 0) ? 1 : 0;
  const forwarded = proxies > 0 ? (c.req.header("x-forwarded-for")?.split(",").toReversed() ?? []) : [];
  for (const entry of forwarded) {
    const next = plainAddress(entry);
    // A word that is no address comes from nobody we could tell apart from others.
    if (next === null) break;
    address = next;
    if (!isTrustedProxy(trust, address, proxies)) break;
    proxies += 1;
  }
  return { address, proxies };
}

/**
 * The bare address in what proxies write: "203.0.113.9:51123", "[2001:db8::1]:443" and "::ffff:203.0.113.9" lose
 * what does not belong to the visitor alone. null for what is no address.
 */
export function plainAddress(text: string): string | null {
  const trimmed = text.trim().replace(/^"(.*)"$/, "$1");
  const bracketed = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(trimmed)?.[1];
  const bare = (bracketed ?? trimmed.replace(/^([\d.]+):\d{1,5}$/, "$1")).split("%")[0] ?? "";
  const plain = bare.replace(/^::ffff:(?=\d+\.)/i, "").toLowerCase();
  return isIP(plain) === 0 ? null : plain;
}

/** What Node's server hands along with a request; elsewhere (tests) there is none. */
const connection = v.object({ incoming: v.object({ socket: v.object({ remoteAddress: v.string() }) }) });

function socketAddress(env: unknown): string | null {
  const nodeServer = parseOrNull(connection, env);
  return nodeServer && plainAddress(nodeServer.incoming.socket.remoteAddress);
}

function networkOf(address: string): string {
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  return `${[...before, ...zeros, ...after]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, ""))
    .join(":")}::/64`;
}
