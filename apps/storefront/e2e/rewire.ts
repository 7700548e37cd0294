import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { fileURLToPath } from "node:url";
import { openWeather, type Weather } from "./weather.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** A running storefront with its shop, as `npm start` opens them, with a data folder of its own. */
export interface Rewire {
  readonly url: string;
  /** GraphQL of its own embedded shop. */
  readonly shopUrl: string;
  /** Between storefront and shop. */
  readonly weather: Weather;
  /** What the shop has written down of one kind ("order", "intent"), as it stands now. */
  readonly documents: <Document>(kind: string) => Document[];
  /** Everything that both processes have printed. */
  readonly log: () => string;
  /** Every letter that the shop has sent, as text. */
  readonly letters: () => Promise<readonly string[]>;
  /** Tells the storefront alone to end; its exit code, null when it had to be killed. */
  readonly endStorefront: () => Promise<number | null>;
  readonly stop: () => Promise<void>;
  /** Ends both and opens them again on the same data. */
  readonly restart: () => Promise<void>;
  /** Ends the shop alone and opens it again on the same data; what happens to the storefront meanwhile is the test's to see. */
  readonly restartShop: (meanwhile?: () => Promise<void>) => Promise<void>;
}

/** Settings that make the shop take cards and send to another page to pay. @param shop Its address */
export const payingShop = (shop: string): Readonly<Record<string, string>> => ({
  SHOP_GATEWAYS: "bacs,cheque,cod,stripe,bridge",
  STRIPE_PUBLISHABLE_KEY: "pk_test_embedded", STRIPE_SECRET_KEY: "sk_test_embedded", STRIPE_SCRIPT_URL: `${shop}/stripe/stripe.js`, STRIPE_API_URL: `${shop}/stripe`,
});

/** A port that nobody uses just now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

function ended(child: ChildProcess): Promise<void> {
  return child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise((resolve) => child.once("exit", () => resolve()));
}

/**
 * Opens a storefront.
 * @param settings On top of the defaults, perhaps made of the shop's address; with SHOP_GRAPHQL_URL no embedded shop is opened.
 */
export async function openRewire(settings: Readonly<Record<string, string>> | ((shop: string) => Readonly<Record<string, string>>) = {}): Promise<Rewire> {
  const folder = await mkdtemp(join(tmpdir(), "rewire-e2e-"));
  const [port, shopPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
  const env = typeof settings === "function" ? settings(`http://localhost:${shopPort}`) : settings;
  const weather = await openWeather(shopPort);
  const children: ChildProcess[] = [];
  let output = "";

  const start = (script: string, variables: Record<string, string>) => {
    const child = spawn(process.execPath, [join(root, script)], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: "production", ...variables, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
    children.push(child);
    return child;
  };
  const openShop = async () => {
    const shop = start("packages/demo-shop/src/node/main.ts", {
      SHOP_PORT: String(shopPort),
      SHOP_DATA_DIR: join(folder, "shop"),
      SHOP_FRONT_URL: url,
      // The shop goes by the name under which the storefront knows it, or its pictures would be another host's.
      SHOP_SITE_URL: weather.url,
    });
    await answers(`http://127.0.0.1:${shopPort}/graphql`, shop, () => output);
    return shop;
  };
  let shop: ChildProcess | null = null;
  let front: ChildProcess | null = null;
  const open = async () => {
    if (!env["SHOP_GRAPHQL_URL"]) shop = await openShop();
    const storefront = start("apps/storefront/server/main.ts", {
      PORT: String(port),
      SHOP_GRAPHQL_URL: `${weather.url}/graphql`,
      REWIRE_STATE_DIR: join(folder, "gateway"),
      ...(env["SHOP_GRAPHQL_URL"] ? {} : { SHOP_SERVICE_USER: "keeper", SHOP_SERVICE_PASSWORD: "keeper-of-the-shop" }),
    });
    await answers(`${url}/livez`, storefront, () => output);
    front = storefront;
  };
  const close = async () => {
    for (const child of children) child.kill("SIGTERM");
    await Promise.all(children.splice(0).map(ended));
  };

  await open();
  return {
    url, weather,
    shopUrl: `http://127.0.0.1:${shopPort}/graphql`,
    documents: <Document,>(kind: string) => {
      const database = new DatabaseSync(join(folder, "shop", "shop.sqlite"), { readOnly: true });
      const rows = database.prepare("SELECT json FROM documents WHERE kind = ?").all(kind);
      database.close();
      return rows.map(({ json }) => JSON.parse(String(json)) as Document);
    },
    log: () => output,
    letters: async () => {
      const mail = join(folder, "shop", "mail");
      return Promise.all((await readdir(mail).catch(() => [])).map((name) => readFile(join(mail, name), "utf8")));
    },
    endStorefront: async () => {
      if (!front) throw new Error("There is no storefront to end");
      front.kill("SIGTERM");
      await ended(front);
      return front.exitCode;
    },
    stop: async () => {
      await close();
      await weather.close();
      await rm(folder, { recursive: true, force: true });
    },
    restart: async () => {
      await close();
      await open();
    },
    restartShop: async (meanwhile) => {
      if (!shop) throw new Error("There is no embedded shop to restart");
      shop.kill("SIGTERM");
      await ended(shop);
      children.splice(children.indexOf(shop), 1);
      await meanwhile?.();
      shop = await openShop();
    },
  };
}

async function answers(url: string, child: ChildProcess, log: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${url} ended before it answered:\n${log()}`);
    try {
      await fetch(url);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
