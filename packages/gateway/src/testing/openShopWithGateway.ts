import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDemoShop, createMemoryDatabase, createRandom, type DemoShopOptions } from "@rewire/demo-shop";
import { readConfig } from "../config/readConfig.ts";
import { createGateway } from "../createGateway.ts";
import { createLog } from "../log/createLog.ts";
import { createMemoryStore } from "../storage/createMemoryStore.ts";
import { createBrowser } from "./createBrowser.ts";
import { smallCatalogue } from "./smallCatalogue.ts";

/** The three ways in which shops let people in. */
export const strategies = {
  "cookie with a nonce": { env: { SHOP_LOG_IN: "cookie" }, settings: {} },
  "cookie alone": { env: { SHOP_LOG_IN: "cookie" }, settings: { cookieWithoutNonce: true } },
  tokens: { env: { SHOP_LOG_IN: "tokens" }, settings: { headlessLogin: true } },
} as const;

export type Strategy = keyof typeof strategies;

/** The answer of an operation, as loosely as a test wants it. */
export interface Said {
  readonly status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into answers of every operation
  readonly data: any;
  readonly errors: readonly {
    readonly message: string;
    readonly extensions?: { readonly kind?: string; readonly waitSeconds?: number };
  }[];
  readonly session: string | undefined;
  readonly headers: Headers;
}

/** An embedded shop with a gateway before it, on one clock. @param env More variables for the gateway. */
export async function openShopWithGateway(
  strategy: Strategy,
  options: Partial<DemoShopOptions> = {},
  env: Record<string, string> = {},
) {
  const folder = await mkdtemp(join(tmpdir(), "rewire-account-"));
  const clock = { now: Date.UTC(2026, 10, 21, 9) };
  const lines: string[] = [];
  const letters: string[] = [];
  const database = createMemoryDatabase();
  const random = createRandom(1);
  const openShop = (secret?: string) =>
    createDemoShop({
      ...options,
      ...(secret ? { secret } : {}),
      catalogue: options.catalogue ?? smallCatalogue,
      now: () => clock.now,
      settings: { ...strategies[strategy].settings, ...options.settings },
      database,
      random,
      mailbox: { send: ({ text }) => void letters.push(text) },
    });
  let shop = openShop();
  const store = createMemoryStore(() => clock.now);
  /** What is done to every request before the shop gets it. */
  const wire = { before: async (_request: Request) => {}, after: async (_request: Request) => {} };
  const start = (more: Readonly<Record<string, string>> = {}) =>
    createGateway({
      config: readConfig({
        SHOP_GRAPHQL_URL: "http://shop.example/graphql",
        REWIRE_STATE_DIR: folder,
        REWIRE_SECRET: "s".repeat(32),
        ...strategies[strategy].env,
        ...env,
        ...more,
      }),
      shopFetch: async (input, init) => {
        const request = new Request(input, init);
        await wire.before(request.clone());
        const answer = await shop.handle(request.clone());
        await wire.after(request);
        return answer;
      },
      log: createLog({ level: "debug", write: (line) => lines.push(line) }),
      now: () => clock.now,
      store: { ...store, close: async () => {} },
    });
  let gateway = start();

  const shopper = (address?: string, origin?: string) => {
    const browser = createBrowser(
      {
        fetch: (...request: Parameters<typeof gateway.app.fetch>) => gateway.app.fetch(...request),
      } as typeof gateway.app,
      origin,
      address,
    );
    const ask = async (
      name: string,
      input?: Record<string, unknown>,
      more: Record<string, unknown> = {},
    ): Promise<Said> => {
      const response = await browser.ask(name, { ...(input ? { input } : {}), ...more });
      const {
        data,
        errors = [],
        extensions,
      } = (await response.json()) as { data: unknown; errors?: Said["errors"]; extensions?: { session?: string } };
      return { status: response.status, data, errors, session: extensions?.session, headers: response.headers };
    };
    return {
      browser,
      ask,
      logIn: (login = "maria", password = "maria-likes-tea") =>
        ask("loginWithCookies", { login, password, rememberMe: true }),
      logOut: () => ask("logout", { clientMutationId: "" }),
      add: (productId = 1, quantity = 1) => ask("addToCart", { productId, quantity }),
      /** Who the visitor is, and how many pieces are in the cart. */
      whoAmI: async () => {
        const { data } = await ask("getCart");
        const nodes = (data?.cart?.contents.nodes ?? []) as readonly { product: { node: { databaseId: number } } }[];
        return {
          user: (data?.viewer?.username ?? null) as string | null,
          pieces: data?.cart?.contents.itemCount as number,
          email: data?.customer?.email as string | null,
          products: nodes.map(({ product }) => product.node.databaseId),
        };
      },
    };
  };

  return {
    shop,
    /** Folder of the gateway's state. */
    folder,
    clock,
    lines,
    letters,
    wire,
    shopper,
    services: () => gateway.services,
    /** Starts a second gateway on the same state; close it before the first. */
    startSecond: (): ReturnType<typeof start> => start(),
    warmUp: () => gateway.warmUp(),
    settleWithdrawals: () => gateway.settlePendingWithdrawals(),
    settleErasures: () => gateway.settlePendingErasures(),
    /** Opens the shop again on what it had kept. @param secret Another one ends every session and log-in. */
    restartShop: (secret?: string) => void (shop = openShop(secret)),
    restart: async (env?: Readonly<Record<string, string>>) => {
      await gateway.close();
      gateway = start(env);
    },
    close: async () => {
      await gateway.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type OpenShopWithGateway = Awaited<ReturnType<typeof openShopWithGateway>>;
