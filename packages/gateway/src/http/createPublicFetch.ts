import { lookup, type LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { Agent, fetch } from "undici";

/** Resolves the addresses of a host, like `dns.lookup` with `all`. */
export type ResolveAddresses = (
  host: string,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const resolveBySystem: ResolveAddresses = (host, callback) => lookup(host, { all: true }, callback);

/** Returns whether an address is public; an IPv4 address embedded in IPv6 is checked as such. */
const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";

/**
 * Creates a DNS lookup that rejects a host if any of its addresses is internal. The connection uses the checked
 * addresses, which prevents DNS rebinding.
 */
export function createPublicLookup(resolve: ResolveAddresses = resolveBySystem): LookupFunction {
  return (host, options, callback) => {
    resolve(host, (error, addresses) => {
      const [firstAddress] = addresses ?? [];
      if (error || !firstAddress) return callback(error ?? new Error(`${host} has no address`), "", 0);
      const internalAddress = addresses.find(({ address }) => !isPublicAddress(address));
      if (internalAddress)
        return callback(new Error(`${host} is not asked: ${internalAddress.address} is no public address`), "", 0);
      return options.all ? callback(null, addresses) : callback(null, firstAddress.address, firstAddress.family);
    });
  };
}

/**
 * Creates a fetch function for hosts named by the shop. It connects to public addresses only, to prevent access to the
 * gateway's internal network (SSRF).
 */
export function createPublicFetch(resolve?: ResolveAddresses): typeof globalThis.fetch {
  const dispatcher = new Agent({ connect: { lookup: createPublicLookup(resolve) } });
  return async (input, init) => {
    const request = new Request(input, init);
    const { method, redirect, signal } = request;
    const headers = [...request.headers];
    const response = await fetch(request.url, { method, redirect, signal, headers, dispatcher }).catch(
      (error: unknown) => {
        // The message "fetch failed" does not contain the reason.
        throw error instanceof TypeError && error.cause instanceof Error ? error.cause : error;
      },
    );
    return new Response(response.body && toReadableStream(response.body.getReader()), {
      status: response.status,
      headers: [...response.headers],
    });
  };
}

interface ChunkReader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array<ArrayBuffer> }>;
  cancel(reason: unknown): Promise<void>;
}

/** Converts to a stream of the global type: the library's own stream type does not fit `Response`. */
const toReadableStream = (reader: ChunkReader): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await reader.read();
      if (value) controller.enqueue(value);
      if (done) controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
