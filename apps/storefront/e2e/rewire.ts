import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { freePort } from "@rewire/gateway/free-port";
import { startServer, type RunningServer } from "./startServer.ts";
import { openFaultProxy, type FaultProxy } from "./faultProxy.ts";
import type { InProcessStorefront } from "./openStorefrontInProcess.ts";
import { createTemporaryFolder } from "./temporaryFolder.ts";

type Variables = Readonly<Record<string, string>>;

/** Running storefront. */
export interface Storefront {
  readonly url: string;
  /** Returns the id of the current process. */
  readonly pid: () => number;
  /** Returns the output of the storefront, and of its own shop if it has one. */
  readonly log: () => string;
  /** Stops the storefront and keeps its data. Resolves with the exit code; null if it had to be killed. */
  readonly end: () => Promise<number | null>;
  readonly stop: () => Promise<void>;
}

/** Running storefront with an embedded shop, as started by `npm start`, with its own data folder. */
export interface Rewire extends Storefront {
  /** GraphQL endpoint of the embedded shop. */
  readonly shopUrl: string;
  /** Proxy between storefront and shop. */
  readonly faultProxy: FaultProxy;
  /** Returns the documents of a kind ("order", "intent") that the shop currently stores. */
  readonly documents: <Document>(kind: string) => Document[];
  /** Returns the texts of all e-mails that the shop has sent. */
  readonly letters: () => Promise<readonly string[]>;
  /** Restarts both with the same data. */
  readonly restart: () => Promise<void>;
  /** Restarts only the storefront with the same data. @param meanwhile Runs while it is stopped. */
  readonly restartStorefront: (meanwhile?: () => Promise<void>) => Promise<void>;
  /** Restarts only the shop with the same data. @param meanwhile Runs while it is stopped. */
  readonly restartShop: (meanwhile?: () => Promise<void>) => Promise<void>;
  /**
   * Opens another storefront of the same shop in this process, with its own settings and state; the test must stop it.
   */
  readonly openBeside: (settings: Variables) => Promise<InProcessStorefront>;
}

/** Returns settings with which the shop accepts cards and redirects to a payment page. @param shop URL of the shop */
export const payingShop = (shop: string): Variables => ({
  SHOP_GATEWAYS: "bacs,cheque,cod,stripe,bridge",
  STRIPE_PUBLISHABLE_KEY: "pk_test_embedded",
  STRIPE_SECRET_KEY: "sk_test_embedded",
  STRIPE_SCRIPT_URL: `${shop}/stripe/stripe.js`,
  STRIPE_API_URL: `${shop}/stripe`,
});

/** Manager account of the embedded shop, with which the storefront reads orders. */
export const serviceAccount = { SHOP_SERVICE_USER: "keeper", SHOP_SERVICE_PASSWORD: "keeper-of-the-shop" };

/**
 * Opens a storefront without a shop.
 * @param settings Environment, with SHOP_GRAPHQL_URL of an existing shop.
 */
export async function openStorefront(settings: Variables): Promise<Storefront> {
  const folder = await createTemporaryFolder();
  const port = await freePort();
  const server = await startStorefront(folder, port, settings);
  return {
    url: `http://localhost:${port}`,
    pid: () => server.pid,
    log: server.output,
    end: server.end,
    stop: async () => {
      await server.end();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const startStorefront = (folder: string, port: number, settings: Variables): Promise<RunningServer> =>
  startServer("apps/storefront/build/bundle/main.js", {
    cwd: folder,
    env: { PORT: String(port), REWIRE_STATE_DIR: join(folder, "gateway"), ...settings },
    isOpen: /The storefront listens/,
  });

/**
 * Opens a storefront with an embedded shop.
 * @param settings Added to the defaults; a function receives the shop's URL.
 * @param options `isProxied`: whether the fault proxy is between them, which takes as much time as a shop's short answer.
 */
export async function openRewire(
  settings: Variables | ((shop: string) => Variables) = {},
  { isProxied = true }: { readonly isProxied?: boolean } = {},
): Promise<Rewire> {
  const folder = await createTemporaryFolder();
  const [port, shopPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const faultProxy = await openFaultProxy(shopPort);
  const shopAddress = isProxied ? faultProxy.url : `http://localhost:${shopPort}`;
  const own = typeof settings === "function" ? settings(`http://localhost:${shopPort}`) : settings;
  // As the embedded shop, of which `npm start` names the port alone.
  const beforeShop = {
    SHOP_PORT: new URL(shopAddress).port,
    SHOP_DATA_DIR: join(folder, "shop"),
    ...serviceAccount,
  };
  const servers: RunningServer[] = [];
  let shop: RunningServer;
  let storefront: RunningServer;

  const openShop = async () => {
    shop = await startServer("apps/storefront/build/bundle/embeddedShop.js", {
      cwd: folder,
      // The shop goes by the name under which the storefront knows it, or its pictures would be another host's.
      env: {
        SHOP_PORT: String(shopPort),
        SHOP_DATA_DIR: join(folder, "shop"),
        SHOP_FRONT_URL: url,
        SHOP_SITE_URL: shopAddress,
        ...own,
      },
      isOpen: /The embedded shop is open/,
    });
    servers.push(shop);
  };
  const openFront = async () => {
    storefront = await startStorefront(folder, port, { ...beforeShop, ...own });
    servers.push(storefront);
  };
  const open = async () => {
    await openShop();
    await openFront();
  };
  const close = () => Promise.all([storefront.end(), shop.end()]);

  await open();
  return {
    url,
    faultProxy,
    pid: () => storefront.pid,
    shopUrl: `http://127.0.0.1:${shopPort}/graphql`,
    documents: <Document>(kind: string) => readDocuments<Document>(join(folder, "shop", "shop.sqlite"), kind),
    log: () => servers.map(({ output }) => output()).join(""),
    letters: async () => {
      const mail = join(folder, "shop", "mail");
      return Promise.all(
        (await readdir(mail).catch(() => []))
          .filter((name) => name.endsWith(".json"))
          .map((name) => readFile(join(mail, name), "utf8")),
      );
    },
    end: () => storefront.end(),
    stop: async () => {
      await close();
      await faultProxy.close();
      await rm(folder, { recursive: true, force: true });
    },
    restart: async () => {
      await close();
      await open();
    },
    restartStorefront: async (meanwhile) => {
      await storefront.end();
      await meanwhile?.();
      await openFront();
    },
    restartShop: async (meanwhile) => {
      await shop.end();
      await meanwhile?.();
      await openShop();
    },
    openBeside: async (settings) => {
      // Most workers need it never or late.
      const { openStorefrontInProcess } = await import("./openStorefrontInProcess.ts");
      return openStorefrontInProcess({ ...beforeShop, ...own, ...settings });
    },
  };
}

function readDocuments<Document>(file: string, kind: string): Document[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare("SELECT json FROM documents WHERE kind = ?").all(kind);
  database.close();
  return rows.map(({ json }) => JSON.parse(String(json)) as Document);
}
