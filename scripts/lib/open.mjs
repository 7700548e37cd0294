import { join } from "node:path";
import { portProblem, start, stopCleanly, stopping } from "./processes.mjs";
import { say, stop } from "./say.mjs";

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function portFrom(name, fallback) {
  const text = process.env[name] ?? String(fallback);
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65535) stop(`${name} is "${text}": a port is a whole number from 1 to 65535.`);
  return port;
}

async function mustBeFree(name, port) {
  const problem = await portProblem(port);
  if (problem === "EADDRINUSE") stop(`Port ${port} is taken by another program. End it, or choose another one: ${name}=${port + 1} npm start`);
  if (problem === "EACCES") stop(`Port ${port} may not be used by this user. Choose one above 1023: ${name}=3000 npm start`);
  if (problem) stop(`Port ${port} cannot be used (${problem}).`);
}

/** What the embedded shop's owner says about delivery; its rates (`packages/demo-shop/src/settings`) with tax, where they are the same for all. */
const embeddedDelivery = "DE: 5.89, free from 50, 1-2 days; AT BE BG CY CZ DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK: free from 150, 3-5 days; *: 5-10 days";

/** Waits until an address answers; a child that ends before is a failure told by its own words. */
async function answers(url, child, name) {
  for (;;) {
    if (stopping()) return;
    if (child.exitCode !== null) {
      stopCleanly(1);
      return stop(`${name} ended before it answered (see above).`);
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
    stopCleanly(1);
  });

/** Opens the shop: the embedded one unless another is named, and the storefront before it. */
export async function openShop(root, { isDevelopment = false } = {}) {
  const port = portFrom("PORT", 3000);
  const shopPort = portFrom("SHOP_PORT", 4400);
  const isElsewhere = Boolean(process.env.SHOP_GRAPHQL_URL);
  await mustBeFree("PORT", port);
  const env = { ...process.env, PORT: String(port), NODE_ENV: isDevelopment ? "development" : "production" };
  if (isElsewhere) say(`Using the shop at ${process.env.SHOP_GRAPHQL_URL}`);
  else {
    await mustBeFree("SHOP_PORT", shopPort);
    say(`Opening the embedded shop on port ${shopPort} …`);
    const shop = start(process.execPath, [join(root, "packages/demo-shop/src/node/main.ts")], { cwd: root, env: { ...env, SHOP_PORT: String(shopPort), SHOP_FRONT_URL: process.env.SHOP_FRONT_URL ?? `http://localhost:${port}` } });
    watch(shop, "The embedded shop");
    env.DELIVERY ??= embeddedDelivery;
    env.SHOP_GRAPHQL_URL = `http://127.0.0.1:${shopPort}/graphql`;
    // The embedded shop's own manager; a real shop's is named by whoever sets it up.
    env.SHOP_SERVICE_USER ??= "keeper";
    env.SHOP_SERVICE_PASSWORD ??= "keeper-of-the-shop";
    // SHOP_GATEWAYS=bacs,cheque,cod,stripe,bridge also offers cards, through the embedded shop's stand-in for Stripe.
    if (process.env.SHOP_GATEWAYS?.split(",").some((name) => name.trim() === "stripe")) {
      env.STRIPE_PUBLISHABLE_KEY ??= "pk_test_embedded";
      env.STRIPE_SECRET_KEY ??= "sk_test_embedded";
      env.STRIPE_SCRIPT_URL ??= `http://localhost:${shopPort}/stripe/stripe.js`;
      env.STRIPE_API_URL ??= `http://127.0.0.1:${shopPort}/stripe`;
    }
    await answers(`http://127.0.0.1:${shopPort}/graphql`, shop, "The embedded shop");
  }
  if (stopping()) return;
  say(`Opening the storefront on port ${port} …`);
  const storefront = start(process.execPath, [join(root, "apps/storefront/server/main.ts")], { cwd: root, env });
  watch(storefront, "The storefront");
  await answers(`http://127.0.0.1:${port}/`, storefront, "The storefront");
  if (!stopping()) console.log(`\nRewire is open at http://localhost:${port}\nCtrl-C closes it.`);
}
