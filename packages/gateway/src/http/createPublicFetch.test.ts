import type { LookupAddress } from "node:dns";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { createPublicFetch, createPublicLookup, type ResolveAddresses } from "./createPublicFetch.ts";
import { fetchPicture } from "../features/media/fetchPicture.ts";

const addressOf = (address: string): LookupAddress => ({ address, family: address.includes(":") ? 6 : 4 });
const resolvesTo =
  (...addresses: readonly string[]): ResolveAddresses =>
  (_host, done) =>
    done(null, addresses.map(addressOf));

const look = (resolve: ResolveAddresses, all: boolean) =>
  new Promise<string | LookupAddress[]>((resolvePromise, rejectPromise) => {
    createPublicLookup(resolve)("cdn.example", { all }, (error, address) =>
      error ? rejectPromise(error) : resolvePromise(address),
    );
  });

describe("a further host of pictures", () => {
  test.each([
    "127.0.0.1",
    "10.0.0.7",
    "172.16.0.1",
    "192.168.1.20",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "224.0.0.1",
    "::1",
    "::",
    "fd00::1",
    "fe80::1",
    "::ffff:127.0.0.1",
    "64:ff9b::7f00:1",
  ])("that resolves to %s is not asked", async (address) => {
    await expect(look(resolvesTo(address), true)).rejects.toThrow("cdn.example is not asked");
    await expect(look(resolvesTo(address), false)).rejects.toThrow("no public address");
  });

  test("that resolves to an inner address beside a public one is not asked", async () => {
    await expect(look(resolvesTo("203.0.114.7", "10.0.0.7"), true)).rejects.toThrow("10.0.0.7 is no public address");
  });

  test("that resolves to public addresses is asked at them", async () => {
    const addresses = ["8.8.8.8", "2606:4700::1111"];
    expect(await look(resolvesTo(...addresses), true)).toEqual(addresses.map(addressOf));
    expect(await look(resolvesTo(...addresses), false)).toBe("8.8.8.8");
  });

  test("that cannot be resolved is said to be so", async () => {
    await expect(look((_host, done) => done(new Error("getaddrinfo ENOTFOUND"), []), true)).rejects.toThrow(
      "ENOTFOUND",
    );
    await expect(look(resolvesTo(), true)).rejects.toThrow("has no address");
  });

  test("never becomes a way to a server of the inner network, which hears nothing", async () => {
    let requests = 0;
    const inner = createServer((_, response) => {
      requests += 1;
      response.end();
    });
    await new Promise<void>((listening) => inner.listen(0, "127.0.0.1", listening));
    const { port } = inner.address() as AddressInfo;
    const fetch = createPublicFetch(resolvesTo("127.0.0.1"));
    const picture = fetchPicture(new URL(`http://cdn.example:${port}/a.jpg`), { fetch, timeoutMs: 60_000 });
    await expect(picture).rejects.toThrow("127.0.0.1 is no public address");
    await expect(picture).rejects.toMatchObject({ kind: "unreachable" });
    expect(requests).toBe(0);
    await new Promise((closed) => inner.close(closed));
  });
});
