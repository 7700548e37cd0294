import { Hono } from "hono";
import { describe, expect, test } from "vitest";
import { readClientAddress, normalizeAddress } from "./clientAddress.ts";
import type { ProxyTrust } from "../config/proxyTrust.ts";

async function addressOf(trust: ProxyTrust, socket: string | undefined, forwarded?: string): Promise<string> {
  const app = new Hono().get("/", (c) => c.text(readClientAddress(c, trust)));
  const headers: Record<string, string> = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
  const env = socket === undefined ? {} : { incoming: { socket: { remoteAddress: socket } } };
  return (await app.request("/", { headers }, env)).text();
}

describe("who asks", () => {
  const cases: readonly [
    what: string,
    trust: ProxyTrust,
    socket: string | undefined,
    forwarded: string | undefined,
    expected: string,
  ][] = [
    ["a direct visitor is its connection", false, "203.0.113.9", undefined, "203.0.113.9"],
    ["a header is nobody's word without a trusted proxy", false, "203.0.113.9", "198.51.100.1", "203.0.113.9"],
    ["one proxy adds the last entry", true, "127.0.0.1", "198.51.100.1, 203.0.113.9", "203.0.113.9"],
    ["1 says the same as true", 1, "127.0.0.1", "198.51.100.1, 203.0.113.9", "203.0.113.9"],
    ["two proxies add the last two", 2, "127.0.0.1", "198.51.100.1, 203.0.113.9, 10.0.0.2", "203.0.113.9"],
    ["fewer entries than proxies: the farthest that there is", 3, "127.0.0.1", "203.0.113.9", "203.0.113.9"],
    ["a proxy that says nothing is the visitor itself", true, "203.0.113.9", undefined, "203.0.113.9"],
    ["a network names its proxies", ["10.0.0.0/8"], "10.1.2.3", "198.51.100.1, 203.0.113.9, 10.0.0.2", "203.0.113.9"],
    ["who is outside the network is believed nothing", ["10.0.0.0/8"], "192.0.2.7", "203.0.113.9", "192.0.2.7"],
    ["an IPv6 network works too", ["fd00::/8"], "fd12::1", "203.0.113.9", "203.0.113.9"],
    ["an IPv4 proxy on an IPv6 socket is itself", ["10.0.0.1"], "::ffff:10.0.0.1", "203.0.113.9", "203.0.113.9"],
    ["a port of the visitor's makes no new visitor", true, "127.0.0.1", "203.0.113.9:51123", "203.0.113.9"],
    ["nor does one behind brackets", true, "127.0.0.1", "[2001:db8:1:2::5]:443", "2001:db8:1:2::/64"],
    ["one household has one address", false, "2001:db8:1:2:aaaa::1", undefined, "2001:db8:1:2::/64"],
    ["nonsense is the proxy's own address", true, "127.0.0.1", "<script>", "127.0.0.1"],
    ["nobody is unknown", false, undefined, undefined, "unknown"],
  ];
  test.each(cases)("%s", async (_, trust, socket, forwarded, expected) =>
    expect(await addressOf(trust, socket, forwarded)).toBe(expected),
  );
});

test.each([
  ["203.0.113.9", "203.0.113.9"],
  [" 203.0.113.9:80 ", "203.0.113.9"],
  ['"[2001:DB8::1]:80"', "2001:db8::1"],
  ["fe80::1%eth0", "fe80::1"],
  ["unknown", null],
  ["_hidden", null],
  ["203.0.113.999", null],
  ["", null],
])("%j is the address %j", (text, expected) => expect(normalizeAddress(text)).toBe(expected));
