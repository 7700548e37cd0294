// Starts Debian's Varnish and nginx with the configurations of docs/operate/edge, before two storefronts that share a
// state folder and the embedded shop, which sends its webhook to only one of them.
import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { freePort } from "@rewire/gateway/free-port";
import { startServer } from "../../../apps/storefront/e2e/startServer.ts";

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))));
const configs = join(root, "docs/operate/edge");
const MODULE = "/usr/lib/nginx/modules/ngx_http_cache_purge_module.so";

/** Returns the missing programs; null if all are installed. */
export function findMissing() {
  const hasVarnish = spawnSync("varnishd", ["-V"]).status === 0;
  const nginx = spawnSync("nginx", ["-V"]);
  const hasModule = spawnSync("test", ["-f", MODULE]).status === 0;
  const missing = [
    ...(hasVarnish ? [] : ["varnish"]),
    ...(nginx.status === 0 ? [] : ["nginx"]),
    ...(hasModule ? [] : ["libnginx-mod-http-cache-purge"]),
  ];
  return missing.length === 0 ? null : missing;
}

/** Replaces texts in the documented configurations; each of them must occur. */
function withChanges(file, changes) {
  let text = readFileSync(join(configs, file), "utf8");
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${file} no longer has ${JSON.stringify(from)}.`);
    text = text.replaceAll(from, to);
  }
  return text;
}

/** Starts a program in the foreground and waits until its URL responds. */
async function startEdge(command, args, url) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (part) => (output += part));
  const ended = new Promise((resolve) => child.once("exit", resolve));
  for (let tries = 0; ; tries += 1) {
    const isOpen = await fetch(url, { redirect: "manual" }).then(
      () => true,
      () => false,
    );
    if (isOpen) break;
    if (child.exitCode !== null || tries > 100) throw new Error(`${command} does not answer.\n${output}`);
    await pause(100);
  }
  return {
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}

/** Starts everything. @param maxAgeSeconds Cache lifetime of pages at the edges */
export async function openEdges(maxAgeSeconds) {
  const folder = mkdtempSync(join(tmpdir(), "rewire-edge-"));
  chmodSync(folder, 0o755);
  const ports = {
    first: await freePort(),
    second: await freePort(),
    shopPort: await freePort(),
    varnishPort: await freePort(),
    nginxPort: await freePort(),
  };
  const secret = "the-secret-of-this-benchmark";
  const edges = {
    varnish: `http://127.0.0.1:${ports.varnishPort}`,
    nginx: `http://127.0.0.1:${ports.nginxPort}`,
  };
  const opened = [];
  const shop = await startServer("apps/storefront/build/bundle/embeddedShop.js", {
    cwd: folder,
    env: {
      SHOP_PORT: String(ports.shopPort),
      SHOP_DATA_DIR: join(folder, "shop"),
      SHOP_WEBHOOK_URL: `http://127.0.0.1:${ports.first}/webhooks/catalogue`,
      SHOP_WEBHOOK_SECRET: secret,
    },
    isOpen: /The embedded shop is open/,
  });
  opened.push(shop.end);
  const storefronts = [];
  for (const port of [ports.first, ports.second]) {
    const storefront = await startServer("apps/storefront/build/bundle/main.js", {
      cwd: folder,
      env: {
        PORT: String(port),
        SHOP_PORT: String(ports.shopPort),
        REWIRE_STATE_DIR: join(folder, "state"),
        REWIRE_SECRET: "a secret that both storefronts of this benchmark have",
        CATALOGUE_WEBHOOK_SECRET: secret,
        EDGE_BAN_URLS: edges.varnish,
        EDGE_PURGE_URLS: edges.nginx,
        EDGE_MAX_AGE_SECONDS: String(maxAgeSeconds),
        TRUST_PROXY: "true",
      },
      isOpen: /The storefront listens/,
    });
    opened.push(storefront.end);
    storefronts.push(storefront);
  }

  const vcl = join(folder, "varnish.vcl");
  writeFileSync(
    vcl,
    withChanges("varnish.vcl", [
      ['.port = "3001"', `.port = "${ports.first}"`],
      ['.port = "3002"', `.port = "${ports.second}"`],
    ]),
  );
  const varnishArgs = ["-F", "-j", "none", "-n", join(folder, "varnish"), "-a", `127.0.0.1:${ports.varnishPort}`];
  const varnish = await startEdge(
    "varnishd",
    [...varnishArgs, "-f", vcl, "-s", "malloc,64m", "-p", "http_gzip_support=off"],
    edges.varnish,
  );
  opened.push(varnish.stop);

  const nginxConf = join(folder, "nginx.conf");
  mkdirSync(join(folder, "nginx"));
  writeFileSync(
    nginxConf,
    withChanges("nginx.conf", [
      ["modules/ngx_http_cache_purge_module.so", MODULE],
      ["/run/nginx.pid", join(folder, "nginx.pid")],
      ["/var/cache/nginx/rewire", join(folder, "nginx")],
      ["127.0.0.1:3001", `127.0.0.1:${ports.first}`],
      ["127.0.0.1:3002", `127.0.0.1:${ports.second}`],
      ["127.0.0.1:8080", `127.0.0.1:${ports.nginxPort}`],
    ]),
  );
  const nginx = await startEdge("nginx", ["-e", "stderr", "-c", nginxConf, "-g", "daemon off;"], edges.nginx);
  opened.push(nginx.stop);

  return {
    edges,
    gateways: [ports.first, ports.second].map((port) => `http://127.0.0.1:${port}`),
    shopUrl: `http://127.0.0.1:${ports.shopPort}`,
    log: () => [shop, ...storefronts].map((server) => server.output()).join(""),
    /** Stops the shop and both storefronts. */
    endOrigins: async () => void (await Promise.all([shop.end(), ...storefronts.map((one) => one.end())])),
    close: async () => {
      for (const end of opened.toReversed()) await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
