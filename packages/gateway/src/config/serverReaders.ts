import { BlockList, isIP } from "node:net";
import { addNetwork, type ProxyTrust } from "./proxyTrust.ts";
import { isPublicHost } from "./isPublicHost.ts";
import type { Secrets } from "./secrets.ts";
import { flag, type Reader } from "./readers.ts";

const MAX_HOPS = 10;

const entriesOf = (text: string): readonly string[] => text.split(",").map((entry) => entry.trim());

/** Which proxies are believed: true for the one before us, how many in a row, or their addresses and networks. */
export const proxyTrust: Reader<ProxyTrust> = {
  expected:
    `true or false, a number of proxies from 0 to ${MAX_HOPS}, ` +
    "or addresses and networks separated by commas, such as 10.0.0.0/8",
  read: (text) => {
    const isTrusted = flag.read(text);
    if (isTrusted !== undefined) return isTrusted;
    if (/^\d+$/.test(text)) return Number(text) <= MAX_HOPS ? Number(text) : undefined;
    const networks = entriesOf(text);
    return networks.every((network) => addNetwork(new BlockList(), network)) ? networks : undefined;
  },
};

/** Names of hosts, with the port where it is not the usual one. */
export const hostNames: Reader<readonly string[]> = {
  expected: "names of hosts separated by commas, such as shop.example,www.shop.example:8443",
  read: (text) => {
    const hosts = new Set<string>();
    for (const entry of entriesOf(text)) {
      const host = /^[\w.:[\]-]+$/.test(entry) ? URL.parse(`http://${entry}`)?.host.replace(/:443$/, "") : undefined;
      if (!host) return undefined;
      hosts.add(host);
    }
    return [...hosts];
  },
};

/** Names of hosts on the open network, without ports. */
export const publicHosts: Reader<readonly string[]> = {
  expected: "names of public hosts separated by commas, without ports, such as cdn.shop.example,images.shop.example",
  read: (text) => {
    const hosts = hostNames.read(text);
    return hosts?.every(isPublicHost) ? hosts : undefined;
  },
};

/** An address to listen on. Names are not looked up: `HOST` holds the machine's own name in some shells. */
export const listenAddress: Reader<string> = {
  expected: "an IP address to listen on, such as 127.0.0.1, 0.0.0.0 or ::, or localhost",
  read: (text) => (text === "localhost" || isIP(text) !== 0 ? text : undefined),
};

/** Words that no password may be made of. */
export const passwordWords: Reader<readonly string[]> = {
  expected: "names of four letters or more separated by commas, such as Nordlys,Repair House",
  read: (text) => {
    const entries = entriesOf(text);
    return entries.every((entry) => /^.{0,100}$/.test(entry) && /(?:\p{L}\P{L}*){4}/u.test(entry))
      ? entries
      : undefined;
  },
};

const MIN_SECRET_LENGTH = 32;

/** One secret, or the new one and the one before, separated by a comma. */
export const secretPair: Reader<Secrets> = {
  expected: `at least ${MIN_SECRET_LENGTH} characters, or two such secrets separated by a comma, the new one first`,
  read: (text) => {
    const [newest, former, ...more] = entriesOf(text);
    if (newest === undefined || more.length > 0) return undefined;
    if (newest.length < MIN_SECRET_LENGTH) return undefined;
    if (former === undefined) return [newest];
    return former.length < MIN_SECRET_LENGTH || former === newest ? undefined : [newest, former];
  },
};
