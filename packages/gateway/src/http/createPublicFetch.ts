import { lookup, type LookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";
import { Agent, fetch } from "undici";

/** Finds a host's addresses, as `dns.lookup` with `all` does. */
export type ResolveAll = (
  host: string,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

const resolveBySystem: ResolveAll = (host, done) => lookup(host, { all: true }, done);

/** Whether an address is on the open network; one inside an IPv6 address counts as itself. */
const isPublicAddress = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === "unicast";

/**
 * Makes a lookup that refuses a host one of whose addresses is of the inner network. The connection is made to the
 * addresses that were looked at, so a name that changes between two questions gains nothing.
 */
export function createPublicLookup(resolve: ResolveAll = resolveBySystem): LookupFunction {
  return (host, options, done) => {
    resolve(host, (error, addresses) => {
      const [first] = addresses ?? [];
      if (error || !first) return done(error ?? new Error(`${host} has no address`), "", 0);
      const inner = addresses.find(({ address }) => !isPublicAddress(address));
      if (inner) return done(new Error(`${host} is not asked: ${inner.address} is no public address`), "", 0);
      return options.all ? done(null, addresses) : done(null, first.address, first.family);
    });
  };
}

/**
 * Makes a fetch that reaches public addresses alone, whatever a name resolves to: for hosts that the shop names, which
 * must not become a way into the network that the gateway stands in.
 */
export function createPublicFetch(resolve?: ResolveAll): typeof globalThis.fetch {
  const dispatcher = new Agent({ connect: { lookup: createPublicLookup(resolve) } });
  return async (input, init) => {
    const request = new Request(input, init);
    const { method, redirect, signal } = request;
    const headers = [...request.headers];
    const answer = await fetch(request.url, { method, redirect, signal, headers, dispatcher }).catch(
      (error: unknown) => {
        // "fetch failed" tells nobody why.
        throw error instanceof TypeError && error.cause instanceof Error ? error.cause : error;
      },
    );
    return new Response(answer.body && streamOf(answer.body.getReader()), {
      status: answer.status,
      headers: [...answer.headers],
    });
  };
}

interface ChunkReader {
  read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array<ArrayBuffer> }>;
  cancel(reason: unknown): Promise<void>;
}

/** The same bytes as a stream of this process: types of the library's own fit no `Response`. */
const streamOf = (reader: ChunkReader): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await reader.read();
      if (value) controller.enqueue(value);
      if (done) controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
