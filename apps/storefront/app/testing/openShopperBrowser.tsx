import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { act, configure, renderHook, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import {
  createMemoryJournal,
  createCommerceClient,
  CartProvider,
  useAddToCart,
  useApplyCoupon,
  useCart,
  useChooseShipping,
  useEmptyCart,
  useLogIn,
  useRemoveCoupon,
  useRemoveLine,
  useRestoreLine,
  useUpdateAddress,
  useUpdateQuantity,
} from "@rewire/data";
import { createDemoShop, type Catalogue, type DemoShop } from "@rewire/demo-shop";
import { createGateway, createMemoryStore, readConfig, silentLog } from "@rewire/gateway";
import { yieldToEventLoop } from "@rewire/data/yield-to-event-loop";

/** What the network does: `lost` lets requests through and loses their answers. */
export type Network = "up" | "down" | "lost";

// Conditions may take as long as a test.
configure({ asyncUtilTimeout: 4_500 });

const useEverything = () => ({
  state: useCart(),
  ...useAddToCart(),
  ...useApplyCoupon(),
  ...useChooseShipping(),
  ...useEmptyCart(),
  ...useLogIn(),
  ...useRemoveCoupon(),
  ...useRemoveLine(),
  ...useRestoreLine(),
  ...useUpdateAddress(),
  ...useUpdateQuantity(),
});

const origin = "http://localhost:3000";
const sessionCookie = "woocommerce-session";

/** A shopper's browser with its tabs, before a real gateway and the embedded shop: one journal, one cookie jar. */
export async function openShopperBrowser(catalogue: Catalogue) {
  window.localStorage.clear();
  const folder = await mkdtemp(join(tmpdir(), "rewire-shopper-"));
  const open = (secret?: string): DemoShop => createDemoShop({ catalogue, ...(secret ? { secret } : {}) });
  let shop = open();
  let network: Network = "up";
  let requests = 0;
  const cookies = new Map<string, string>();
  const journal = createMemoryJournal();
  const gateway = createGateway({
    config: readConfig({
      SHOP_GRAPHQL_URL: "http://shop.example/graphql",
      REWIRE_STATE_DIR: folder,
      REWIRE_SECRET: "s".repeat(32),
    }),
    log: silentLog,
    store: createMemoryStore(),
    shopFetch: (input, init) => shop.handle(new Request(input, init)),
  });

  const fetch: typeof globalThis.fetch = async (_input, init) => {
    const mode = network;
    if (mode === "down") throw new TypeError("Failed to fetch");
    requests += 1;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = {
      "content-type": "application/json",
      origin,
      "sec-fetch-site": "same-origin",
      ...(cookie ? { cookie } : {}),
    };
    const request = new Request(`${origin}/graphql`, { method: "POST", headers, body: init?.body as string });
    const response = await gateway.app.fetch(request, { incoming: { socket: { remoteAddress: "192.0.2.1" } } });
    if (mode === "lost") throw new TypeError("Failed to fetch");
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0\b/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };

  const openTab = async () => {
    const client = createCommerceClient({ uri: `${origin}/graphql`, fetch, journal, wait: () => yieldToEventLoop() });
    const wrapper = ({ children }: { children: ReactNode }) => <CartProvider client={client}>{children}</CartProvider>;
    const { result, unmount } = renderHook(useEverything, { wrapper });
    await waitFor(() => {
      if (result.current.state.kind === "loading") throw new Error("The cart is still loading");
    });
    const ready = () => {
      const { state } = result.current;
      if (state.kind !== "ready") throw new Error(`The cart is ${state.kind}`);
      return state;
    };
    return {
      close: unmount,
      ready,
      /** Runs a change of the cart or of the account. */
      do: <Value,>(work: (commerce: ReturnType<typeof useEverything>) => Promise<Value>) =>
        act(() => work(result.current)),
      /** Reads the cart again, as the panel does when the connection is back or another tab has changed something. */
      readAgain: () =>
        act(async () => void (await client.apollo.refetchQueries({ include: "active" }).catch(() => undefined))),
    };
  };

  /** The ways in which a session ends while the shopper is away. */
  const sessionEndings = {
    /** The shop signs with another key: every token is refused. */
    anotherKey: () => {
      const { database } = shop.engine;
      const next = createDemoShop({ catalogue, secret: `key ${requests}`, database });
      shop = next;
    },
    /** Another shop altogether: the issuer does not match, and nothing is known. */
    anotherShop: () => void (shop = createDemoShop({ catalogue, siteUrl: `http://shop-${requests}.example` })),
    /** The shop has forgotten the session, and the token is as good as ever: nobody says anything. */
    forgotten: () => {
      for (const { id } of shop.engine.database.list("session")) shop.engine.database.remove("session", id);
    },
    /** The token's time is over. */
    tampered: () => void cookies.set(sessionCookie, `${cookies.get(sessionCookie)?.slice(0, -4) ?? ""}AAAA`),
    /** The browser has thrown the cookie away. */
    noCookie: () => void cookies.delete(sessionCookie),
  };

  return {
    openTab,
    sessionEndings,
    journal,
    cookies,
    shop: () => shop,
    setNetwork: (next: Network) => void (network = next),
    close: async () => {
      await gateway.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Name of a way in which a session ends. */
export type SessionEnding = keyof Awaited<ReturnType<typeof openShopperBrowser>>["sessionEndings"];
