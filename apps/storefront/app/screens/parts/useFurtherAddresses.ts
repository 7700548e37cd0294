import { useCallback, useEffect, useState } from "react";
import type { Address, AddressPlacement, ShopFailure, StoreAddressResult, StoredAddress } from "@rewire/domain";

/** Further addresses of the customer: loading, failed or loaded. */
type FurtherAddressesState =
  | { readonly kind: "loading" | "failed" }
  | { readonly kind: "ready"; readonly addresses: readonly StoredAddress[] };

/** Result of {@link useFurtherAddresses}: the addresses, and the functions that change them. */
interface FurtherAddresses {
  readonly state: FurtherAddressesState;
  /** Loads the addresses again; the state stays until they are there. */
  readonly retry: () => Promise<void>;
  /**
   * Stores an address; resolves to null on success.
   * @param id Address to replace; null adds one
   * @param placement Where a new address goes, and what it replaces. @default the end of the list
   */
  readonly save: (id: string | null, address: Address, placement?: AddressPlacement) => Promise<ShopFailure | null>;
  /** Removes an address; resolves to null on success. */
  readonly remove: (id: string) => Promise<ShopFailure | null>;
}

const ADDRESSES_URL = "/addresses";

const isResult = (value: unknown): value is StoreAddressResult =>
  typeof value === "object" && value !== null && "kind" in value;

async function requestAddresses(init: RequestInit = {}): Promise<StoreAddressResult | null> {
  try {
    const response = await fetch(ADDRESSES_URL, init);
    const result: unknown = response.headers.get("content-type")?.includes("json") ? await response.json() : null;
    return isResult(result) ? result : null;
  } catch {
    // Offline, or the page was left.
    return null;
  }
}

const toState = (result: StoreAddressResult | null): FurtherAddressesState =>
  result?.kind === "stored" ? { kind: "ready", addresses: result.addresses } : { kind: "failed" };

type Refusal = Exclude<StoreAddressResult, { kind: "stored" }>;

const failureKinds = {
  full: "addressBookFull",
  invalid: "shopError",
  loggedOut: "notAllowed",
} as const satisfies Record<Refusal["kind"], ShopFailure["kind"]>;

function toFailure(result: Refusal | null): ShopFailure {
  if (result === null) return { kind: "unreachable" };
  return { kind: failureKinds[result.kind] };
}

/**
 * Returns the customer's additional addresses, which are stored on the storefront's server, and functions to change
 * them.
 * @param onLoggedOut Called if the server refuses a request because the log-in has ended. Pass the same function always.
 */
export function useFurtherAddresses(onLoggedOut?: () => void): FurtherAddresses {
  const [state, setState] = useState<FurtherAddressesState>({ kind: "loading" });
  const request = useCallback(
    async (init?: RequestInit) => {
      const result = await requestAddresses(init);
      if (result?.kind === "loggedOut") onLoggedOut?.();
      return result;
    },
    [onLoggedOut],
  );

  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const result = await request({ signal: controller.signal });
      if (!controller.signal.aborted) setState(toState(result));
    };
    void load();
    return () => controller.abort();
  }, [request]);

  const change = useCallback(
    async (body: object): Promise<ShopFailure | null> => {
      const result = await request({
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      if (result?.kind !== "stored") return toFailure(result);
      setState({ kind: "ready", addresses: result.addresses });
      return null;
    },
    [request],
  );

  return {
    state,
    retry: useCallback(async () => setState(toState(await request())), [request]),
    save: useCallback((id, address, placement) => change({ id, address, ...placement }), [change]),
    remove: useCallback((id) => change({ id }), [change]),
  };
}
