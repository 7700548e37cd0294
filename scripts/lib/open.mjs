import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { portProblem, start, stopCleanly, stopping } from "./processes.mjs";
import { readPorts } from "./readPorts.mjs";
import { log, stop } from "./log.mjs";

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

async function mustBeFree(name, port, host) {
  const problem = await portProblem(port, host);
  // Other invalid hosts are reported by the storefront.
  if (problem === "EADDRINUSE")
    stop(`Port ${port} is taken by another program. End it, or choose another one: ${name}=${port + 1} npm start`);
  if (problem === "EACCES")
    stop(`Port ${port} may not be used by this user. Choose one above 1023: ${name}=3000 npm start`);
  const isAboutHost = ["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN"].includes(problem);
  if (problem && !isAboutHost) stop(`Port ${port} cannot be used (${problem}).`);
}

/**
 * Delivery settings for the embedded shop: its shipping rates (`packages/demo-shop/src/settings`) including tax, by
 * country.
 */
export const embeddedDelivery =
  "DE: 5.89, free from 50, 1-2 days; AT BE BG CY CZ DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK: free from 150, 3-5 days; *: 5-10 days";

/** Delivery times of the embedded shop's rates within Germany, besides those of its countries. */
export const embeddedRateDays = "flat_rate:1 = 1 day; free_shipping:2 = 1-2 days; local_pickup = 0 days";

/** Waits until a URL responds; throws if the child process exits before. */
async function answers(url, child, name) {
  for (;;) {
    if (stopping()) return;
    if (child.exitCode !== null) {
      console.error(`\n✗ ${name} ended before it answered (see above).`);
      return stopCleanly(1);
    }
    try {
      await fetch(url, { redirect: "manual", headers: { accept: "text/html" } });
      return;
    } catch {
      await pause(60);
    }
  }
}

const watch = (child, name) =>
  child.on("exit", (code) => {
    if (stopping()) return;
    console.error(`\n✗ ${name} has ended (${code ?? "killed"}).`);
    void stopCleanly(1);
  });

/**
 * Ctrl-C is sent to the terminal's process group; these processes are stopped in order instead, the storefront before
 * its shop.
 */
const OWN_GROUP = { detached: process.platform !== "win32" };

/** Slightly longer than the storefront's shutdown timeout for running requests. */
const graceOf = (env) => (Number(env.SHUTDOWN_SECONDS) || 20) * 1000 + 5000;

/** Returns the local URL of a server's listen address. */
const reachable = (host) => {
  if (host === "0.0.0.0") return "127.0.0.1";
  if (host === "::") return "[::1]";
  return host.includes(":") ? `[${host}]` : host;
};

/** Returns the paths of the programs: in development the sources, whose changes take effect without a build. */
const findPrograms = (root, isDevelopment) => {
  const folder = join(root, "apps/storefront");
  return isDevelopment
    ? { storefront: join(folder, "server/main.ts"), shop: join(folder, "server/embeddedShop.ts") }
    : { storefront: join(folder, "build/bundle/main.js"), shop: join(folder, "build/bundle/embeddedShop.js") };
};

/** Starts the shop (the embedded one unless another is configured) and the storefront. */
export async function openShop(root, { isDevelopment = false } = {}) {
  const { ports, faults } = readPorts(process.env);
  if (faults.length > 0) stop(faults.join("\n  "));
  const { PORT: port, SHOP_PORT: shopPort } = ports;
  const programs = findPrograms(root, isDevelopment);
  const usesOtherShop = Boolean(process.env.SHOP_GRAPHQL_URL?.trim());
  const host = process.env.HOST?.trim() || "127.0.0.1";
  await mustBeFree("PORT", port, host);
  const env = { ...process.env, PORT: String(port), NODE_ENV: isDevelopment ? "development" : "production" };
  if (usesOtherShop) log(`Using the shop at ${process.env.SHOP_GRAPHQL_URL}`);
  else {
    await mustBeFree("SHOP_PORT", shopPort, process.env.SHOP_HOST?.trim() || "127.0.0.1");
    log(`Opening the embedded shop on port ${shopPort} …`);
    // Changes in the embedded shop are visible at once; the secret of a real shop is configured on both sides by its
    // owner.
    env.CATALOGUE_WEBHOOK_SECRET ||= randomBytes(24).toString("hex");
    const shopEnv = {
      ...env,
      SHOP_WEBHOOK_URL: process.env.SHOP_WEBHOOK_URL?.trim() || `http://${reachable(host)}:${port}/webhooks/catalogue`,
      SHOP_WEBHOOK_SECRET: env.CATALOGUE_WEBHOOK_SECRET,
      SHOP_PORT: String(shopPort),
      SHOP_SAMPLE_ORDERS: process.env.SHOP_SAMPLE_ORDERS?.trim() || "true",
      SHOP_FRONT_URL: process.env.SHOP_FRONT_URL?.trim() || `http://localhost:${port}`,
    };
    const shop = start(process.execPath, [programs.shop], { ...OWN_GROUP, cwd: root, env: shopEnv });
    watch(shop, "The embedded shop");
    env.DELIVERY ??= embeddedDelivery;
    env.RATE_DAYS ??= embeddedRateDays;
    // Without SHOP_GRAPHQL_URL, which selects another shop and disables the demo content.
    env.SHOP_PORT = String(shopPort);
    // Manager account of the embedded shop; a real shop's is configured by its administrator.
    env.SHOP_SERVICE_USER ??= "keeper";
    env.SHOP_SERVICE_PASSWORD ??= "keeper-of-the-shop";
    // SHOP_GATEWAYS=bacs,cheque,cod,stripe,bridge also offers cards, through the embedded shop's fake Stripe.
    if (process.env.SHOP_GATEWAYS?.split(",").some((name) => name.trim() === "stripe")) {
      env.STRIPE_PUBLISHABLE_KEY ??= "pk_test_embedded";
      env.STRIPE_SECRET_KEY ??= "sk_test_embedded";
      env.STRIPE_SCRIPT_URL ??= `http://localhost:${shopPort}/stripe/stripe.js`;
      env.STRIPE_API_URL ??= `http://127.0.0.1:${shopPort}/stripe`;
    }
    await answers(`http://127.0.0.1:${shopPort}/graphql`, shop, "The embedded shop");
  }
  if (stopping()) return;
  log(`Opening the storefront on port ${port} …`);
  const ending = { ...OWN_GROUP, stage: 1, graceMs: graceOf(env) };
  const storefront = start(process.execPath, [programs.storefront], { ...ending, cwd: root, env });
  watch(storefront, "The storefront");
  await answers(`http://${reachable(host)}:${port}/`, storefront, "The storefront");
  const displayHost = host === "0.0.0.0" || host === "::" || host.startsWith("127.") ? "localhost" : reachable(host);
  if (!stopping()) console.log(`\nRewire is open at http://${displayHost}:${port}\nCtrl-C closes it.`);
}
