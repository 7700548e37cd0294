import type { Context } from "hono";

/**
 * Where a request comes from, for limits: the connection's address, or what a trusted proxy says. A whole /64 counts
 * as one, because that is what a household or a phone has of IPv6.
 */
export function clientAddress(c: Context, trustProxy: boolean): string {
  // The last entry is the one that our own proxy has added; those before it are the visitor's own word.
  const forwarded = trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  const address = forwarded || socketAddress(c.env) || "unknown";
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").toLowerCase();
  return plain.includes(":") ? networkOf(plain) : plain;
}

/** Node's server hands its request along; elsewhere (tests) there is none. */
function socketAddress(env: unknown): string | undefined {
  return (env as { incoming?: { socket?: { remoteAddress?: string } } } | undefined)?.incoming?.socket?.remoteAddress;
}

function networkOf(address: string): string {
  const [head = "", tail] = address.split("%")[0]?.split("::") ?? [];
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  return `${[...before, ...zeros, ...after].slice(0, 4).map((part) => part.replace(/^0+(?=.)/, "")).join(":")}::/64`;
}
