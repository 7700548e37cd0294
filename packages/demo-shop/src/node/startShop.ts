import { randomBytes, scryptSync } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createPasswords, type Scrypt } from "../engine/passwords.ts";
import type { Catalogue } from "../catalogue/types.ts";
import { createDemoShop, type DemoShop, type DemoShopOptions } from "../createDemoShop.ts";
import { createFakeCardPayments } from "../checkout/createFakeCardPayments.ts";
import { createDiskMailbox } from "./createDiskMailbox.ts";
import { createProductWebhook } from "./createProductWebhook.ts";
import { createRouter } from "./createRouter.ts";
import { createSmtpMailbox } from "./createSmtpMailbox.ts";
import { createSqliteDatabase } from "./createSqliteDatabase.ts";
import { defaultSettings } from "../settings/defaultSettings.ts";

/** Options of a shop that runs on Node.js. */
export interface StartShopOptions {
  readonly catalogue: Catalogue;
  /** Port; 0 selects a free one. */
  readonly port: number;
  /** @default "127.0.0.1" */
  readonly host?: string;
  /** Folder of carts, orders and e-mails. */
  readonly dataDir: string;
  /** Public URL of the shop. @default "http://localhost:<port>" */
  readonly siteUrl?: string;
  /** URL of the storefront, for links in e-mails and the return from a payment page. @default siteUrl */
  readonly frontUrl?: string;
  readonly picturesDir?: string;
  /** URL of a mail server that also sends the e-mails, for example "smtp://user:password@mail.example:587". */
  readonly smtpUrl?: string;
  /** Whether scenarios by header, the developer page and stored e-mails are available. @default false */
  readonly development?: boolean;
  readonly settings?: DemoShopOptions["settings"];
  readonly now?: DemoShopOptions["now"];
  readonly random?: DemoShopOptions["random"];
  readonly scenario?: DemoShopOptions["scenario"];
  /**
   * Called with masked errors, and with texts of rejected requests.
   * @default the console's error stream
   */
  readonly onError?: (error: unknown) => void;
  /** URL and secret of the webhook for changed products. @default no webhook */
  readonly webhook?: { readonly url: string; readonly secret: string };
}

/** Shop that runs as an HTTP server. */
export interface RunningShop {
  readonly url: string;
  readonly shop: DemoShop;
  /** Completes pending requests, then closes the database. */
  readonly close: () => Promise<void>;
}

const PICTURES_DIR = fileURLToPath(new URL("../../pictures", import.meta.url));
const SCRYPT_COST = 16_384;
const MINUTE_MS = 60_000;

const scrypt: Scrypt = (password, salt, cost) =>
  scryptSync(password, salt, 32, { N: cost, r: 8, p: 1, maxmem: 64 * 1024 * 1024 });

/**
 * Starts the shop's HTTP server, with its data in an SQLite database.
 * @throws Error with a readable message if the port is in use or the folder is not writable
 */
export async function startShop(options: StartShopOptions): Promise<RunningShop> {
  const host = options.host ?? "127.0.0.1";
  const database = openDatabaseFile(options.dataDir);
  const server = createServer();
  const port = await listen(server, options.port, host).catch((error: unknown) => {
    database.close();
    throw error;
  });
  const url = options.siteUrl ?? `http://localhost:${port}`;
  const onError = options.onError ?? ((error: unknown) => console.error("[shop]", error));
  const random = options.random ?? (() => randomBytes(6).readUIntBE(0, 6) / 2 ** 48);
  const mailDir = join(options.dataDir, "mail");
  const diskMailbox = createDiskMailbox(mailDir, onError);
  const cards = createFakeCardPayments(database, random);
  const { catalogue, settings, now, scenario, frontUrl, smtpUrl } = options;
  const isDevelopment = options.development ?? false;
  const productWebhook =
    options.webhook && createProductWebhook({ ...options.webhook, engine: () => shop.engine, onError });
  const shop: DemoShop = createDemoShop({
    catalogue,
    database,
    onError,
    cards,
    random,
    siteUrl: url,
    secret: readSecret(options.dataDir),
    mailbox: smtpUrl
      ? createSmtpMailbox(smtpUrl, settings?.email ?? defaultSettings.email, diskMailbox, onError)
      : diskMailbox,
    passwords: createPasswords(scrypt, SCRYPT_COST),
    scenarioHeader: isDevelopment,
    ...(settings && { settings }),
    ...(now && { now }),
    ...(scenario && { scenario }),
    ...(frontUrl && { frontUrl }),
    ...(productWebhook && { onProductSaved: (id: number) => productWebhook.send(id) }),
  });
  const handleRequest = createRouter({
    shop,
    cards,
    mailDir,
    development: isDevelopment,
    picturesDir: options.picturesDir ?? PICTURES_DIR,
  });
  server.on("request", createRequestListener(handleRequest, onError));
  const stopHousekeeping = startHousekeeping(shop);
  return {
    url,
    shop,
    close: async () => {
      stopHousekeeping();
      await Promise.all([closeServer(server), productWebhook?.close()]);
      database.close();
    },
  };
}

/**
 * Starts to cancel overdue orders and to delete old sessions, now and then.
 * @returns Stops it.
 */
function startHousekeeping({ shopkeeper }: DemoShop): () => void {
  shopkeeper.forgetOldSessions();
  const intervals = [
    setInterval(() => shopkeeper.cancelOverdueOrders(), MINUTE_MS),
    setInterval(() => shopkeeper.forgetOldSessions(), 60 * MINUTE_MS),
  ];
  for (const interval of intervals) interval.unref();
  return () => {
    for (const interval of intervals) clearInterval(interval);
  };
}

/** Wraps a route, so that its errors are sent as responses. */
const createRequestListener =
  (handleRequest: ReturnType<typeof createRouter>, onError: (error: unknown) => void): RequestListener =>
  (request, response) => {
    handleRequest(request, response).catch((error: unknown) => {
      onError(error);
      if (!response.headersSent) response.writeHead(500, { "content-type": "text/plain; charset=utf-8" });
      response.end("Something went wrong in the shop.\n");
    });
  };

function openDatabaseFile(folder: string) {
  try {
    mkdirSync(folder, { recursive: true });
    return createSqliteDatabase(join(folder, "shop.sqlite"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The shop cannot write to ${folder}: ${reason}. Give it another folder with SHOP_DATA_DIR.`, {
      cause: error,
    });
  }
}

/** Reads or creates the key that signs tokens. It is stored, so that sessions survive a restart. */
function readSecret(folder: string): string {
  const file = join(folder, "secret");
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const message =
        error.code === "EADDRINUSE"
          ? `Port ${port} is taken by another program. Choose another with SHOP_PORT.`
          : `The shop cannot open port ${port}: ${error.message}`;
      reject(new Error(message, { cause: error }));
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}

function closeServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), 2000).unref();
  });
}
