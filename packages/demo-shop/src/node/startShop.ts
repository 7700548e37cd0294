import { randomBytes, scryptSync } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createPasswords } from "../access/passwords.ts";
import type { Catalogue } from "../catalogue/types.ts";
import { createDemoShop, type DemoShop, type DemoShopOptions } from "../createDemoShop.ts";
import { avatarSvg } from "./avatarSvg.ts";
import { createDiskMailbox } from "./createDiskMailbox.ts";
import { handleDownload } from "./handleDownload.ts";
import { serveFile } from "./serveFile.ts";
import { createSqliteStore } from "./SqliteStore.ts";

/** How the shop is opened on Node. */
export interface StartShopOptions {
  readonly catalogue: Catalogue;
  /** 0 takes any free one. */
  readonly port: number;
  /** @default "127.0.0.1" */
  readonly host?: string;
  /** Where carts, orders and letters are kept. */
  readonly dataDir: string;
  /** Where clients reach the shop. @default "http://localhost:<port>" */
  readonly siteUrl?: string;
  readonly picturesDir?: string;
  /** Scenarios by header, the development page, letters to look at. @default false */
  readonly development?: boolean;
  readonly settings?: DemoShopOptions["settings"];
  readonly cards?: DemoShopOptions["cards"];
  readonly now?: DemoShopOptions["now"];
  readonly random?: DemoShopOptions["random"];
  readonly scenario?: DemoShopOptions["scenario"];
  /** Hears what was masked. @default the console's error stream */
  readonly onError?: (error: unknown) => void;
}

/** A shop that is open. */
export interface OpenShop {
  readonly url: string;
  readonly shop: DemoShop;
  /** Answers what is under way, then closes the file. */
  readonly close: () => Promise<void>;
}

const PICTURES = fileURLToPath(new URL("../../pictures", import.meta.url));
const LARGEST_BODY = 1_100_000;
const SCRYPT_COST = 16_384;

/**
 * Opens the shop over HTTP with its state in SQLite.
 * @throws Error in words when the port is taken or the folder cannot be written
 */
export async function startShop(options: StartShopOptions): Promise<OpenShop> {
  const host = options.host ?? "127.0.0.1";
  const store = openStore(options.dataDir);
  const server = createServer();
  const port = await listen(server, options.port, host).catch((error: unknown) => {
    store.close();
    throw error;
  });
  const url = options.siteUrl ?? `http://localhost:${port}`;
  const onError = options.onError ?? ((error: unknown) => console.error("[shop]", error));
  const mailbox = createDiskMailbox(join(options.dataDir, "mail"), onError);
  const { catalogue, settings, cards, now, scenario } = options;
  const shop = createDemoShop({
    catalogue, store, mailbox, onError,
    siteUrl: url,
    secret: readSecret(options.dataDir),
    random: options.random ?? (() => randomBytes(6).readUIntBE(0, 6) / 2 ** 48),
    passwords: createPasswords((password, salt, cost) => scryptSync(password, salt, 32, { N: cost, r: 8, p: 1, maxmem: 64 * 1024 * 1024 }), SCRYPT_COST),
    scenarioHeader: options.development ?? false,
    ...(settings && { settings }), ...(cards && { cards }), ...(now && { now }), ...(scenario && { scenario }),
  });
  const pictures = options.picturesDir ?? PICTURES;
  server.on("request", (request: IncomingMessage, response: ServerResponse) => {
    route(shop, pictures, request, response).catch((error: unknown) => {
      onError(error);
      if (!response.headersSent) response.writeHead(500, { "content-type": "text/plain; charset=utf-8" });
      response.end("Something went wrong in the shop.\n");
    });
  });
  return { url, shop, close: () => closeServer(server).then(() => store.close()) };
}

async function route(shop: DemoShop, pictures: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const url = new URL(request.url ?? "/", shop.engine.siteUrl);
  const file = /^\/(?:pictures|wp-content\/uploads)\/([^/]+)$/.exec(url.pathname)?.[1];
  if (file !== undefined) return serveFile(pictures, decodeURIComponent(file), response, request.method === "HEAD");
  const avatar = /^\/avatar\/([0-9a-f]{32})$/.exec(url.pathname)?.[1];
  if (avatar !== undefined) {
    response.writeHead(200, { "content-type": "image/svg+xml", "cache-control": "public, max-age=86400" }).end(avatarSvg(avatar));
    return;
  }
  if (url.searchParams.has("download_file")) return handleDownload(shop, url, response);
  if (url.pathname !== "/graphql" && url.pathname !== "/wp-admin/admin-ajax.php") {
    response.writeHead(404, { "content-type": "text/plain; charset=utf-8" }).end("This is the embedded shop. It answers at /graphql.\n");
    return;
  }
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(", ") : value);
  const answer = await shop.answer({ method: request.method ?? "GET", url: url.href, headers, body: () => readBody(request) });
  const sent: Record<string, string | string[]> = {};
  for (const [name, value] of answer.headers) {
    const before = sent[name];
    sent[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  }
  response.writeHead(answer.status, sent).end(answer.body);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += (chunk as Buffer).length;
    if (size <= LARGEST_BODY) chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function openStore(folder: string) {
  try {
    mkdirSync(folder, { recursive: true });
    return createSqliteStore(join(folder, "shop.sqlite"));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The shop cannot write to ${folder}: ${reason}. Give it another folder with SHOP_DATA_DIR.`, { cause: error });
  }
}

/** The key that signs tokens; made once, so that sessions outlive a restart. */
function readSecret(folder: string): string {
  const file = join(folder, "secret");
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString("hex"), { mode: 0o600 });
  return readFileSync(file, "utf8").trim();
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => {
      const words = error.code === "EADDRINUSE" ? `Port ${port} is taken by another program. Choose another with SHOP_PORT.` : `The shop cannot open port ${port}: ${error.message}`;
      reject(new Error(words, { cause: error }));
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
