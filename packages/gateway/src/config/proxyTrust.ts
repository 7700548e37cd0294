import { BlockList, isIP } from "node:net";

/**
 * Trusted proxies: `false` for none, `true` for the nearest one, a number of proxies counted from the server, or a list
 * of addresses and networks ("10.0.0.7", "10.0.0.0/8", "fd00::/8").
 */
export type ProxyTrust = boolean | number | readonly string[];

const blockListCache = new WeakMap<readonly string[], BlockList>();

/**
 * Returns whether a proxy is trusted.
 *
 * @param address Address without port or brackets, as returned by `normalizeAddress`; null if unknown.
 * @param hopsFromServer Position of the proxy, counted from this server: 0 for the peer of the connection.
 */
export function isTrustedProxy(trust: ProxyTrust, address: string | null, hopsFromServer: number): boolean {
  if (typeof trust === "object")
    return address !== null && createBlockList(trust).check(address, isIP(address) === 6 ? "ipv6" : "ipv4");
  return hopsFromServer < Number(trust);
}

/** Adds an address or a network to a list. Returns false if the text is neither. */
export function addNetwork(list: BlockList, text: string): boolean {
  const [address = "", prefix, ...rest] = text.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  const family = version === 6 ? "ipv6" : "ipv4";
  if (prefix === undefined) {
    list.addAddress(address, family);
    return true;
  }
  if (!/^\d{1,3}$/.test(prefix) || Number(prefix) > (version === 6 ? 128 : 32)) return false;
  list.addSubnet(address, Number(prefix), family);
  return true;
}

function createBlockList(trust: readonly string[]): BlockList {
  const cachedBlockList = blockListCache.get(trust);
  if (cachedBlockList) return cachedBlockList;
  const list = new BlockList();
  for (const text of trust) addNetwork(list, text);
  blockListCache.set(trust, list);
  return list;
}
