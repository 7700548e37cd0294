import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** A running storefront with its shop, as `npm start` opens them, with a data folder of its own. */
export interface Rewire {
  readonly url: string;
  /** GraphQL of its own embedded shop. */
  readonly shopUrl: string;
  /** Everything that both processes have printed. */
  readonly log: () => string;
  /** Every letter that the shop has sent, as text. */
  readonly letters: () => Promise<readonly string[]>;
  readonly stop: () => Promise<void>;
  /** Ends both and opens them again on the same data. */
  readonly restart: () => Promise<void>;
}

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
 * @param env Settings on top of the defaults; with SHOP_GRAPHQL_URL no embedded shop is opened.
 */
export async function openRewire(env: Readonly<Record<string, string>> = {}): Promise<Rewire> {
  const folder = await mkdtemp(join(tmpdir(), "rewire-e2e-"));
  const [port, shopPort] = [await freePort(), await freePort()];
  const url = `http://localhost:${port}`;
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
  const open = async () => {
    if (!env["SHOP_GRAPHQL_URL"]) {
      const shop = start("packages/demo-shop/src/node/main.ts", { SHOP_PORT: String(shopPort), SHOP_DATA_DIR: join(folder, "shop"), SHOP_FRONT_URL: url });
      await answers(`http://127.0.0.1:${shopPort}/graphql`, shop, () => output);
    }
    const storefront = start("apps/storefront/server/main.ts", {
      PORT: String(port),
      SHOP_GRAPHQL_URL: `http://127.0.0.1:${shopPort}/graphql`,
      REWIRE_STATE_DIR: join(folder, "gateway"),
      ...(env["SHOP_GRAPHQL_URL"] ? {} : { SHOP_SERVICE_USER: "keeper", SHOP_SERVICE_PASSWORD: "keeper-of-the-shop" }),
    });
    await answers(`${url}/healthz`, storefront, () => output);
  };
  const close = async () => {
    for (const child of children) child.kill("SIGTERM");
    await Promise.all(children.splice(0).map(ended));
  };

  await open();
  return {
    url,
    shopUrl: `http://127.0.0.1:${shopPort}/graphql`,
    log: () => output,
    letters: async () => {
      const mail = join(folder, "shop", "mail");
      return Promise.all((await readdir(mail).catch(() => [])).map((name) => readFile(join(mail, name), "utf8")));
    },
    stop: async () => {
      await close();
      await rm(folder, { recursive: true, force: true });
    },
    restart: async () => {
      await close();
      await open();
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
