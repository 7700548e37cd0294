import {
  createBrowserJournal,
  createCommerceClient,
  openAttempt,
  readAttempt,
  useAddToCart,
  useApplyCoupon,
  useCart,
  useChooseShipping,
  useLogIn,
  usePlaceOrder,
  useUpdateAddress,
} from "@rewire/data";
import { createDemoShop, type ScenarioName } from "@rewire/demo-shop";
import type { BillingAddress, Cart, Result, ShopFailure } from "@rewire/domain";
import { customers } from "@rewire/domain/testing";
import { createGateway, createLog, createMemoryStore, readConfig } from "@rewire/gateway";
import { createBrowser, createFaultInjection, passTurns, smallCatalogue } from "@rewire/gateway/testing";
import { mount } from "./mount.tsx";

/** Before another shop the repair desk is open when its owner says so. */
const openDesk = {
  PLACE_HOURS: "1-5 10:00-19:00; 6 10:00-16:00; 7 closed",
  PLACE_TIME_ZONE: "Europe/Berlin",
  DESK_TAKES_MAIL: "yes",
};

/** What befalls a question about a purchase between browser and gateway. */
export type BrowserTrouble = "fine" | "requestLost" | "answerLost";

type Outcome = Result<unknown, ShopFailure> | null;

/** What a shopper was told about an attempt; `outcome` stays null where the page was left before. */
export interface Told {
  readonly key: string;
  /** The cart that was on screen. */
  readonly shown: Cart | null;
  outcome: Outcome;
}

/** How a town is set up. */
export interface TownOptions {
  readonly hasServiceAccount: boolean;
  /** After how many milliseconds of the town's time a late request arrives. */
  readonly lateness: number;
  readonly scenario?: ScenarioName | undefined;
}

const origin = "http://localhost:3000";
const operationIn = (body: unknown): string =>
  /"operationName":"(\w+)"/.exec(typeof body === "string" ? body : "")?.[1] ?? "";
const useShop = () => ({
  cart: useCart(),
  ...useAddToCart(),
  ...useApplyCoupon(),
  ...useUpdateAddress(),
  ...useChooseShipping(),
  ...useLogIn(),
  ...usePlaceOrder(),
});

/**
 * One shopper with several tabs, two gateways side by side with one state store, and the embedded shop: all the real
 * things, with weather between them. Time is the town's own: waiting passes it at once.
 */
export function openTown({ hasServiceAccount, lateness, scenario }: TownOptions) {
  window.localStorage.clear();
  let time = Date.parse("2026-11-21T09:00:00Z");
  let arrival: number | null = null;
  const shop = createDemoShop({ catalogue: smallCatalogue, ...(scenario ? { scenario } : {}) });
  const weather = createFaultInjection(shop);
  const config = readConfig({
    SHOP_GRAPHQL_URL: "http://shop.example/graphql",
    ...openDesk,
    REWIRE_SECRET: "s".repeat(32),
    ...(hasServiceAccount ? { SHOP_SERVICE_USER: "keeper", SHOP_SERVICE_PASSWORD: "keeper-of-the-shop" } : {}),
  });
  const store = createMemoryStore(() => time);
  let beforeRequest: (operation: string) => void = () => undefined;
  const shopFetch: typeof globalThis.fetch = (input, init) => {
    if (new Headers(init?.headers).has("woocommerce-session")) beforeRequest(operationIn(init?.body));
    return weather.fetch(input, init);
  };
  const logged: string[] = [];
  const log = createLog({ level: "warn", write: (line) => logged.push(line) });
  const gateways = [0, 1].map(() => createGateway({ config, store, shopFetch, now: () => time, log }));
  const cookies = new Map<string, string>();
  const planned: BrowserTrouble[] = [];
  const told: Told[] = [];
  let isOnline = true;
  let additionsAnswered = Promise.resolve();

  const wait = async (ms: number) => {
    time += ms;
    if (arrival !== null && time >= arrival) {
      arrival = null;
      await weather.letThrough();
    }
    await passTurns(1);
  };

  /** Sends as the browser does: cookies of all tabs go along, and new ones come only with an answer that arrives. */
  const send = async (gateway: number, path: string, body: string): Promise<Response> => {
    const trouble = body.includes('"checkout"') || path === "/attempt" ? (planned.shift() ?? "fine") : "fine";
    if (!isOnline || trouble === "requestLost") throw new TypeError("Failed to fetch");
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const request = new Request(origin + path, {
      method: "POST",
      body,
      headers: { "content-type": "application/json", origin, cookie },
    });
    const response = await gateways[gateway]?.app.request(request);
    if (!response) throw new Error(`There is no gateway ${gateway}`);
    if (body.includes('"addToCart"')) await additionsAnswered;
    if (!isOnline || trouble === "answerLost") throw new TypeError("Failed to fetch");
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    return response;
  };

  /** One tab at a time, as the browser's own locks keep it; a tab that is closed lets go. */
  let turn: Promise<unknown> = Promise.resolve();
  const lockUntil =
    (closed: Promise<void>) =>
    <Value>(work: () => Promise<Value>): Promise<Value> => {
      const mine = turn.then(work);
      turn = Promise.race([mine.catch(() => undefined), closed]);
      return mine;
    };

  const openTab = async (gateway: number) => {
    let isOpen = true;
    const closing = Promise.withResolvers<void>();
    const never = () => new Promise<never>(() => {});
    // A page that is left hears nothing any more.
    const fetch: typeof globalThis.fetch = async (input, init) => {
      try {
        if (!isOpen) return await never();
        if (typeof input !== "string" || typeof init?.body !== "string")
          throw new Error("A page sends texts to addresses");
        const response = await send(gateway, input, init.body);
        return isOpen ? response : await never();
      } catch (error) {
        if (isOpen) throw error;
        return never();
      }
    };
    const page = mount(
      useShop,
      createCommerceClient({ fetch, wait, journal: createBrowserJournal(), lock: lockUntil(closing.promise) }),
    );
    const tell = async (entry: Told, outcome: Promise<Outcome>) => {
      told.push(entry);
      entry.outcome = await outcome;
      return entry.outcome;
    };
    await page.until(({ cart }) => cart.kind !== "loading");
    const shown = (): Cart | null => {
      const { cart } = page.now();
      return cart.kind === "ready" ? cart.cart : null;
    };
    return {
      shown,
      /** Signs the shop's customer in. */
      logIn: () => page.now().logIn({ login: "maria", password: "maria-likes-tea", rememberMe: true }),
      add: (productId: number, quantity = 1, details?: Readonly<Record<string, string>>) =>
        page.now().addToCart({ productId, quantity, details }),
      applyCoupon: (code: string) => page.now().applyCoupon(code),
      /** What the checkout tells as soon as a country is chosen. */
      chooseCountry: (country: string) => page.now().updateAddress({ billing: { country }, shipping: { country } }),
      chooseShipping: (rate: string) => page.now().chooseShipping(rate),
      /** Presses the button once, with what is on screen. */
      order: async (billing: BillingAddress): Promise<Outcome> => {
        const cart = shown();
        if (!cart) throw new Error("There is no cart to order");
        const purchase = { billing, paymentMethod: "cod", shippingRate: cart.chosenRate };
        return tell({ key: openAttempt().key, shown: cart, outcome: null }, page.now().placeOrder(purchase, cart));
      },
      /** Presses the button once or more; nobody waits. A form without a cart has none. */
      click: (times: number): void => {
        const cart = shown();
        if (!isOpen || !cart || cart.lines.length === 0) return;
        const purchase = { billing: customers.anneliese, paymentMethod: "cod", shippingRate: cart.chosenRate };
        for (let time = 0; time < times; time += 1) {
          void tell({ key: openAttempt().key, shown: cart, outcome: null }, page.now().placeOrder(purchase, cart));
        }
      },
      /** What a page does that opens while an attempt may be under way. */
      resume: (): Promise<Outcome> => {
        const attempt = readAttempt();
        return attempt?.isSent
          ? tell({ key: attempt.key, shown: null, outcome: null }, page.now().resume(attempt.key))
          : Promise.resolve(null);
      },
      /** Until nothing is under way on this page. */
      rest: () => page.until(({ isPlacing, isAdding, cart }) => !isPlacing && !isAdding && cart.kind !== "loading"),
      close: () => {
        isOpen = false;
        closing.resolve();
        page.unmount();
      },
    };
  };

  return {
    shop,
    weather,
    /** A browser without any of this one's cookies, before the second gateway. */
    openDevice: () => {
      const [, gateway] = gateways;
      if (!gateway) throw new Error("There is no second gateway");
      return createBrowser(gateway.app);
    },
    told,
    /** What the gateways have logged, from warnings up. */
    logged,
    openTab,
    wait,
    /** What befalls the next questions of the browser about its purchase. */
    plan: (trouble: BrowserTrouble) => void planned.push(trouble),
    /** Told the operation of every request of a session before the shop gets it. */
    onRequest: (listener: (operation: string) => void) => void (beforeRequest = listener),
    expectLate: () => void (arrival ??= time + lateness),
    /**
     * The shop does what it is asked to add, and its answers stay on their way until the function is called that comes
     * back.
     */
    holdAdditions: (): (() => void) => {
      const held = Promise.withResolvers<void>();
      additionsAnswered = held.promise;
      return held.resolve;
    },
    setOnline: (online: boolean) => void (isOnline = online),
    /** Everything that was held up arrives, and nothing goes wrong any more. */
    calm: async () => {
      planned.splice(0);
      weather.clear();
      isOnline = true;
      await wait(lateness);
      await weather.letThrough();
    },
    close: () => Promise.all(gateways.map((gateway) => gateway.close())),
  };
}
