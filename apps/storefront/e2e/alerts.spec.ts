import { createHmac } from "node:crypto";
import type { APIRequestContext } from "@playwright/test";
import { alive } from "./alive.ts";
import { openRewire, type Rewire } from "./rewire.ts";
import { expect, test } from "./test.ts";

const secret = "a secret of the shop's webhooks";
let rewire: Rewire | null = null;

// All tests run in one worker, because each worker would open another shop.
test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  rewire = await openRewire({ CATALOGUE_WEBHOOK_SECRET: secret });
});
test.afterAll(() => rewire?.stop());
// oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures it needs from the pattern
test.use({ baseURL: async ({}, use) => use(rewire?.url) });

/** Returns the e-mails to an address, oldest first. */
async function readMailsTo(address: string): Promise<readonly { subject: string; text: string; endUrl: string }[]> {
  const mails = (await rewire?.letters()) ?? [];
  return mails
    .map((mail): { to: string; subject: string; text: string; endUrl: string; sent: string } => JSON.parse(mail))
    .filter(({ to }) => to === address)
    .toSorted((a, b) => (a.sent < b.sent ? -1 : 1));
}

/** Waits for the e-mail at an index. */
async function waitForMail(address: string, position: number) {
  await expect.poll(async () => (await readMailsTo(address)).length).toBe(position + 1);
  const mail = (await readMailsTo(address))[position];
  if (!mail) throw new Error("The letter is gone.");
  return mail;
}

/** Changes a product as the shop's manager, which triggers the shop's webhook. */
async function change(request: APIRequestContext, slug: string, fields: object): Promise<void> {
  const shopUrl = rewire?.shopUrl ?? "";
  const rest = `${new URL(shopUrl).origin}/wp-json/wc/v3/products`;
  const authorization = `Basic ${Buffer.from("keeper:Kim4 Keep erRe pair Desk Open").toString("base64")}`;
  const query = `{product(id:"${slug}",idType:SLUG){databaseId}}`;
  const { data }: { data: { product: { databaseId: number } } } = await (
    await request.post(shopUrl, { data: { query } })
  ).json();
  const id = data.product.databaseId;
  const changed = await request.post(`${rest}/batch`, {
    headers: { authorization },
    data: { update: [{ id, ...fields }] },
  });
  expect(changed.ok()).toBe(true);
  const body = JSON.stringify({ id });
  const signature = createHmac("sha256", secret).update(body).digest("base64");
  const headers = { "content-type": "application/json", "x-wc-webhook-signature": signature };
  expect((await request.post("/webhooks/catalogue", { headers, data: body })).status()).toBe(200);
}

/** Sends a form of alerts as a page without scripts does. */
const post = (request: APIRequestContext, form: Record<string, string>, origin = rewire?.url ?? "") =>
  request.post("/de/alerts", { form, headers: { origin }, maxRedirects: 0 });

/** Returns what proves access to the alert of a link in an e-mail. */
const readProof = (endUrl: string) => {
  const { searchParams } = new URL(endUrl);
  return { id: searchParams.get("id") ?? "", key: searchParams.get("key") ?? "" };
};

/**
 * Makes another reader wait for every lower price of a product. Mails of one look at a product go out in the order in
 * which its readers have begun to wait: what comes to this one shows that nothing has come to those before.
 */
async function followPrice(request: APIRequestContext, slug: string, email: string): Promise<void> {
  const response = await post(request, { kind: "price", slug, email, amount: "" });
  expect(await response.text()).toContain("Bitte sehen Sie in Ihr Postfach");
  const { endUrl } = await waitForMail(email, 0);
  expect((await post(request, { ...readProof(endUrl), step: "confirm" })).status()).toBe(303);
}

test("a reader is told once that a product is back, and ends the alert", async ({ page, request }) => {
  const address = "gina@example.test";
  await page.goto("/de/product/hearth-shelf");
  const form = page.getByRole("region", { name: "Benachrichtigen, wenn wieder da" });
  await alive(form.getByLabel("Ihre E-Mail-Adresse"));
  await form.getByLabel("Ihre E-Mail-Adresse").fill(address);
  await form.getByRole("button", { name: "Per E-Mail benachrichtigen" }).click();
  await expect(page.getByText("Bitte sehen Sie in Ihr Postfach")).toBeVisible();
  await expect(page).toHaveURL(/\/de\/product\/hearth-shelf$/);
  const { endUrl } = await waitForMail(address, 0);
  await page.goto(endUrl);
  await page.getByRole("button", { name: "Ja, bitte benachrichtigen" }).click();
  await expect(page.getByText("Ihre Benachrichtigung ist aktiv")).toBeVisible();

  await change(request, "hearth-shelf", { stock_quantity: 3 });
  const { subject, text } = await waitForMail(address, 1);
  // The reader has closed the page: it would go on to load parts while the storefront is away.
  await page.goto("about:blank");
  await rewire?.restartStorefront();
  await followPrice(request, "hearth-shelf", "lena@example.test");
  await change(request, "hearth-shelf", { stock_quantity: 2, regular_price: "19" });
  await waitForMail("lena@example.test", 1);
  expect(await readMailsTo(address)).toHaveLength(2);
  expect(subject).toMatch(/^Wieder da: /);
  expect(text).toContain(`${rewire?.url ?? ""}/de/product/hearth-shelf`);

  await page.goto(endUrl);
  await page.getByRole("button", { name: "Benachrichtigung beenden" }).click();
  await expect(page.getByText("Ihre Benachrichtigung ist beendet")).toBeVisible();
  await page.goto(endUrl);
  await expect(page.getByText("Dieser Link öffnet keine Benachrichtigung.")).toBeVisible();
});

test("without JavaScript a price is waited for, and a mail program ends it with one POST", async ({ request }) => {
  const address = "karl@example.test";
  const fields = { kind: "price", slug: "hearth-hub", email: address };
  const refused = await post(request, { ...fields, amount: "900" });
  expect(refused.status()).toBe(422);
  expect(refused.headers()["cache-control"]).toBe("no-store");
  const html = await refused.text();
  expect(html).toContain("So viel oder weniger kostet es schon jetzt.");
  expect(html).toContain('value="900"');
  expect((await post(request, fields, "https://evil.example")).status()).toBe(403);
  expect(await (await post(request, { ...fields, amount: "150,50" })).text()).toContain(
    "Bitte sehen Sie in Ihr Postfach",
  );
  const { endUrl, text } = await waitForMail(address, 0);
  expect(text).toContain("Jemand, wahrscheinlich Sie,");
  // Opening a link, as mail scanners do, neither confirms nor ends an alert.
  expect(await (await request.get(endUrl)).text()).toContain("Ja, bitte benachrichtigen");
  const confirmed = await post(request, { ...readProof(endUrl), step: "confirm" });
  expect(confirmed.status()).toBe(303);
  await change(request, "hearth-hub", { regular_price: "160" });
  await change(request, "hearth-hub", { regular_price: "149.90" });
  const { subject } = await waitForMail(address, 1);
  expect(subject).toMatch(/^Jetzt .*149/);

  const ended = await request.post(endUrl, { form: { "List-Unsubscribe": "One-Click" } });
  expect(ended.status()).toBe(200);
  expect((await request.get(endUrl)).status()).toBe(404);
  // Above the price that was waited for: the next fall would be another event.
  await change(request, "hearth-hub", { regular_price: "175" });
  await expect.poll(async () => (await request.get("/product/hearth-hub")).text()).toContain("€175.00");
  await followPrice(request, "hearth-hub", "mona@example.test");
  await change(request, "hearth-hub", { regular_price: "160" });
  await waitForMail("mona@example.test", 1);
  await change(request, "hearth-hub", { regular_price: "120" });
  await waitForMail("mona@example.test", 2);
  expect(await readMailsTo(address)).toHaveLength(2);
});
