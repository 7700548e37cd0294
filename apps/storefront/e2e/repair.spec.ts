import type { Locator, Page } from "@playwright/test";
import { accessible } from "./accessible.ts";
import { logIn } from "./accounts.ts";
import { openAlive } from "./alive.ts";
import { tabTo } from "./keyboard.ts";
import { askForEvenMore, askForMore, bookAtShop } from "./repairShop.ts";
import { ShopVisitor } from "./ShopVisitor.ts";
import { expect, test } from "./test.ts";

async function fillIn(page: Page, values: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(values)) {
    await tabTo(page, page.getByLabel(label));
    await page.keyboard.insertText(text);
  }
}

/** Expects the current step in the timeline of a repair. */
const standsAt = (page: Page, state: string) =>
  expect(page.getByRole("listitem").filter({ hasText: new RegExp(`^${state}.*, now$`, "s") })).toBeVisible();

/** Returns the available times. */
const freeTimes = (page: Page) =>
  page.getByRole("radiogroup", { name: /^Times on/ }).locator("input:not([aria-disabled])");

test("from the home page to a booked repair by keyboard, in six decisions", async ({ page }, { annotations }) => {
  const decisions: string[] = [];
  await openAlive(page, "/");
  const begun = Date.now();
  const decide = async (decision: string, control: Locator, key = "Enter") => {
    decisions.push(decision);
    await tabTo(page, control);
    await page.keyboard.press(key);
  };

  await decide("have something repaired", page.getByRole("banner").getByRole("link", { name: "Repair desk" }));
  await expect(page.getByRole("heading", { level: 1, name: "Repair desk" })).toBeVisible();
  await tabTo(page, page.getByRole("searchbox", { name: "Which model is it?" }));
  await page.keyboard.type("n3 pro");
  await decide("this device", page.getByRole("main").getByRole("link", { name: "Nordlys N3 Pro", exact: true }));
  await decide("this fault", page.getByRole("checkbox", { name: /Cracked or black screen/ }), "Space");
  await expect(page.getByRole("complementary").getByText("€149.00").first()).toBeVisible();
  await decide("this time", freeTimes(page).first(), "Space");
  await decide("book it", page.getByRole("button", { name: /^Book / }));
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  await fillIn(page, {
    "E-mail": "maria@example.com",
    "First name": "Maria",
    "Last name": "Muster",
    "Street and number": "Weg 1",
    "Postal code": "10115",
    City: "Berlin",
  });
  await tabTo(page, page.getByLabel("State or region"));
  await page.keyboard.type("Berlin");
  await decide("order it", page.getByRole("button", { name: /^Place order/ }));
  await expect(page).toHaveURL(/\/checkout\/order-received\/\d+$/);
  const seconds = Math.round((Date.now() - begun) / 1000);

  expect(decisions).toEqual([
    "have something repaired",
    "this device",
    "this fault",
    "this time",
    "book it",
    "order it",
  ]);
  annotations.push({ type: "time", description: `${decisions.length} decisions, ${seconds} s` });
  console.log(`A repair is booked in ${decisions.length} decisions and ${seconds} s.`);

  const ticket = page.getByRole("main");
  await expect(ticket.getByText("Nordlys N3 Pro", { exact: true }).first()).toBeVisible();
  await expect(ticket.getByText("Cracked or black screen")).toBeVisible();
  await expect(ticket.getByText("Back up your data.")).toBeVisible();
  await accessible(page);
  await ticket.getByRole("link", { name: "Follow this repair" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Repair status" })).toBeVisible();
  await standsAt(page, "Booked");
  expect(new URL(page.url()).searchParams.get("key")).toMatch(/^[\w-]{32}$/);
});

test("a repair leads to the desk from its card, its page and a comparison, and no list of goods has it", async ({
  page,
  request,
  rewire,
}) => {
  const names = () => page.getByRole("main").getByRole("listitem").getByRole("heading").allTextContents();
  for (const address of ["/products", "/products?orderby=rating"]) {
    await page.goto(address);
    const listedNames = await names();
    expect(listedNames.length).toBeGreaterThan(20);
    expect(listedNames.filter((name) => /repair|replacement/.test(name))).toEqual([]);
  }
  await openAlive(page, "/products?search=nordlys+n3+pro+screen");
  await page.getByRole("link", { name: "Nordlys N3 Pro screen repair" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Repair desk" })).toBeVisible();
  await expect(page.getByRole("checkbox", { name: /Cracked or black screen/ })).toBeChecked();
  expect(new URL(page.url()).search).toBe("?device=nordlys-n3-pro&fault=screen");

  const german = await request.get("/de/product/nordlys-n3-pro-screen-repair", { maxRedirects: 0 });
  expect([german.status(), german.headers()["location"]]).toEqual([
    302,
    "/de/repair?device=nordlys-n3-pro&fault=screen",
  ]);
  const { product } = await new ShopVisitor(rewire.shopUrl).ask<{ product: { databaseId: number } }>(
    '{product(id:"nordlys-n3-pro-screen-repair",idType:SLUG){databaseId}}',
  );
  const variables = { input: { productId: product.databaseId, quantity: 1 } };
  const byHand = await request.post("/graphql", { data: { operationName: "addToCart", variables } });
  expect(await byHand.json()).toMatchObject({ data: { addToCart: null }, errors: [{}] });
  const form = { product: String(product.databaseId) };
  const referer = `${rewire.url}/de/products`;
  const response = await request.post("/cart/add", { form, headers: { referer }, maxRedirects: 0 });
  expect(response.headers()["location"]).toBe("/de/repair?device=nordlys-n3-pro&fault=screen");
  await page.goto("/compare?products=nordlys-n3-pro-screen-repair,nordlys-n3-screen-repair");
  await expect(page.getByRole("link", { name: /^Book at the repair desk: / })).toHaveCount(2);
  await page.goto("/compare?products=tactile-75");
  await expect(page.getByRole("link", { name: /^Tactile (65|Full)/ }).first()).toBeVisible();
  await expect(page.getByRole("main").getByText("Tactile Glide")).toHaveCount(0);
  const suggestions = (await (await request.get("/suggestions?search=kabel")).json()) as { repairs: unknown[] };
  expect(suggestions.repairs).toEqual([]);
});

test("every step passes axe and holds at 320 px", async ({ page, rewire }) => {
  // Checks eight pages with axe, which takes longer on a busy machine.
  test.slow();
  const number = await bookAtShop(rewire.shopUrl, "narrow@example.com");
  await askForMore(rewire.shopUrl, number);
  await page.setViewportSize({ width: 320, height: 640 });
  const holds = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await accessible(page);
  };
  const opens = async (address: string, heading: string) => {
    await page.goto(address);
    await expect(page.getByRole("main").getByText(heading).first()).toBeAttached();
    await holds();
  };
  await opens("/repair", "Which model is it?");
  const dataTypes = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
    (text) => (JSON.parse(text) as { "@type"?: string })["@type"],
  );
  expect(dataTypes).toEqual(expect.arrayContaining(["Service", "FAQPage"]));
  for (const [address, heading] of [
    ["/repair?device=nordlys-n3-pro", "Choose what is wrong, and the price stands here."],
    ["/repair?device=nordlys-n3-pro&fault=screen&fault=battery", "Choose a time"],
    ["/repair?device=nordlys-n3-pro&fault=screen&way=mailIn", "Book by mail"],
    ["/repair?device=other&fault=other", "Describe the device"],
    ["/contact", "Contact"],
    ["/repair/status", "Show the repair"],
  ] as const)
    await opens(address, heading);
  await page.getByLabel("Number of the repair").fill(number);
  await page.getByLabel("E-mail of the booking").fill("narrow@example.com");
  await page.getByRole("button", { name: "Show the repair" }).click();
  await expect(page.getByRole("button", { name: /^Yes, repair/ })).toBeVisible();
  await holds();
});

for (const [answer, state, owed] of [
  ["Yes", "In repair", "€94.00"],
  ["No", "You declined; it waits for you as it came", "€0.00"],
] as const) {
  test(`a repair is found by number and e-mail and by its link, and its new price is answered: ${answer}`, async ({
    page,
    rewire,
    browser,
  }) => {
    const email = `${answer.toLowerCase()}@example.com`;
    const number = await bookAtShop(rewire.shopUrl, email);
    await askForMore(rewire.shopUrl, number);
    const find = async (who: Page, which: string, whose: string) => {
      await who.goto(`${rewire.url}/repair/status?number=${which}`);
      await expect(who.getByLabel("Number of the repair")).toHaveValue(which);
      await who.getByLabel("E-mail of the booking").fill(whose);
      await who.getByRole("button", { name: "Show the repair" }).click();
    };

    // A wrong number and a wrong e-mail address get the same response.
    const answers: string[] = [];
    for (const [which, whose] of [
      [number, "stranger@example.com"],
      ["999999", email],
    ] as const) {
      await find(page, which, whose);
      answers.push(await page.getByRole("alert").innerText());
      await expect(page.getByText("Nordlys N3 Pro")).toHaveCount(0);
    }
    expect(answers).toEqual(
      Array(2).fill("We found no repair with this number and this e-mail address. Please check both."),
    );

    await find(page, number, email);
    await expect(page.getByText("The frame is bent.")).toBeVisible();
    await expect(page.getByText("Checklist signed.")).toBeVisible();
    await expect(page.getByText("€94.00").first()).toBeVisible();
    expect(page.url()).not.toContain("example.com");
    const link = page.url();
    await page.getByRole("button", { name: new RegExp(`^${answer},`) }).click();
    await standsAt(page, state);
    await expect(page.getByText(owed).last()).toBeVisible();
    await expect(page.getByRole("button", { name: /^Yes, repair/ })).toHaveCount(0);

    const elsewhere = await browser.newPage();
    await elsewhere.goto(link);
    await standsAt(elsewhere, state);
    const forged = await elsewhere.goto(link.replace(/key=.{4}/, "key=AAAA"));
    expect(forged?.status()).toBe(404);
    await expect(elsewhere.getByRole("alert")).toHaveText(answers[0] ?? "");
    await elsewhere.close();
  });
}

for (const [answer, agreed] of [
  ["Yes", "€94.00"],
  ["No", "€59.00"],
] as const) {
  test(`a second price is asked about as well, after the first was answered: ${answer}`, async ({ page, rewire }) => {
    const email = `second-${answer.toLowerCase()}@example.com`;
    const number = await bookAtShop(rewire.shopUrl, email);
    await askForMore(rewire.shopUrl, number);
    await page.goto(`/repair/status?number=${number}`);
    await page.getByLabel("E-mail of the booking").fill(email);
    await page.getByRole("button", { name: "Show the repair" }).click();
    await page.getByRole("button", { name: new RegExp(`^${answer},`) }).click();
    await expect(page.getByRole("button", { name: /^Yes, repair/ })).toHaveCount(0);

    await askForEvenMore(rewire.shopUrl, number);
    await page.reload();
    await standsAt(page, "Waiting for your answer");
    await expect(page.getByText("The board is broken, too.")).toBeVisible();
    const price = page.getByRole("main").getByText("Price", { exact: true }).locator("..");
    await expect(price).toContainText(agreed);
    await page.getByRole("button", { name: "Yes, repair for €310.00" }).click();
    await standsAt(page, "In repair");
    await expect(price).toContainText("€310.00");
    await expect(page.getByRole("button", { name: /^Yes, repair/ })).toHaveCount(0);
  });
}

test("the label of a repair by mail is offered until the device has arrived", async ({ page, rewire }) => {
  const number = await bookAtShop(rewire.shopUrl, "parcel@example.com");
  const keeper = new ShopVisitor(rewire.shopUrl);
  await keeper.logIn("keeper", "keeper-of-the-shop");
  const { order } = await keeper.ask<{ order: { orderKey: string } }>(
    "query($id:ID!){order(id:$id,idType:DATABASE_ID){orderKey}}",
    { id: number },
  );
  const orderPath = `/checkout/order-received/${number}?key=${order.orderKey}`;
  await page.goto(orderPath);
  const link = page.getByRole("link", { name: "Print the label" });
  const labelPath = (await link.getAttribute("href")) ?? "";
  expect((await page.request.get(labelPath)).status()).toBe(200);

  await askForMore(rewire.shopUrl, number);
  await page.goto(orderPath);
  await expect(page.getByRole("link", { name: /^Follow this repair/ })).toBeVisible();
  await expect(link).toHaveCount(0);
  const answer = await page.request.get(labelPath.replace("/repair", "/de/repair"));
  expect(answer.status()).toBe(410);
  expect(await answer.text()).toContain("Das Gerät ist schon bei uns angekommen");
});

test("the account lists a repair booked while logged in, one click from where it stands", async ({ page, rewire }) => {
  const owner = { login: "repairs@example.test", password: "soldering iron 9" };
  await new ShopVisitor(rewire.shopUrl).register(owner.login, owner.password);
  await bookAtShop(rewire.shopUrl, owner.login, owner);
  await page.goto("/my-account");
  await logIn(page, owner.login, owner.password);
  await expect(page.getByRole("heading", { name: "In the workshop" })).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: /^Booked, now/ })).toBeVisible();
  await accessible(page);
  await page.getByRole("main").getByRole("link", { name: "Repairs 1" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: /^Booked, now/ })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Details of order/ })).toBeVisible();
  await accessible(page);
  await page.getByRole("button", { name: /^Open repair/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Repair status" })).toBeVisible();
  await standsAt(page, "Booked");
});

test("without JavaScript the desk leads as far as the confirmation, and a repair is found", async ({
  browser,
  rewire,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: rewire.url });
  const page = await context.newPage();
  await page.goto("/repair");
  await page.getByRole("searchbox", { name: "Which model is it?" }).fill("n3 pro");
  await page.getByRole("main").getByRole("search").getByRole("button").click();
  await page.getByRole("main").getByRole("link", { name: "Nordlys N3 Pro", exact: true }).click();
  await page.getByRole("checkbox", { name: /Cracked or black screen/ }).check();
  await page.getByRole("checkbox", { name: /Battery runs down/ }).check();
  await page.getByRole("button", { name: "Show the price" }).click();
  await expect(page.getByText("Your estimate")).toBeVisible();
  await expect(page.getByText("€208.00").first()).toBeVisible();
  await page.getByRole("link", { name: "Compatible parts" }).click();
  await freeTimes(page).first().check();
  await page.getByRole("button", { name: "Choose this time" }).click();
  await expect(page.getByText("To book without JavaScript, call us:")).toBeVisible();
  const searchParams = new URL(page.url()).searchParams;
  expect([
    searchParams.get("device"),
    searchParams.getAll("fault").toSorted(),
    searchParams.get("parts"),
    searchParams.get("slot") !== null,
  ]).toEqual(["nordlys-n3-pro", ["battery", "screen"], "compatible", true]);

  const number = await bookAtShop(rewire.shopUrl, "plain@example.com");
  await page.goto("/repair");
  await page.getByRole("textbox", { name: "Already with us?" }).fill(number);
  await page.getByRole("button", { name: "Track" }).click();
  await page.getByLabel("E-mail of the booking").fill("plain@example.com");
  await page.getByRole("button", { name: "Show the repair" }).click();
  await standsAt(page, "Booked");
  await context.close();
});

test("two want the last place: one gets it, the other is offered the next ones; another time gives it back", async ({
  browser,
  rewire,
}) => {
  const alone = await rewire.openBeside({ DESK_PLACES_PER_SLOT: "1" });
  const [one, other] = [await browser.newPage({ baseURL: alone.url }), await browser.newPage({ baseURL: alone.url })];
  const start = "/repair?device=nordlys-n3-pro&fault=screen";
  await one.goto(start);
  // Only one time may be left today; all times of the next day are available.
  const day = await one.locator("a[href*='day=']:not([data-off]):not([aria-current])").first().getAttribute("href");
  const desk = `${start}&day=${new URL(day ?? "", alone.url).searchParams.get("day")}`;
  for (const page of [one, other]) {
    await page.goto(desk);
    await freeTimes(page).first().click();
  }
  const book = (page: Page) => page.getByRole("button", { name: /^Book / });
  await expect(book(other)).toBeVisible();
  await book(one).click();
  await expect(one.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  await book(other).click();
  await expect(
    other.getByText("Somebody was quicker: that time has just been taken. Please choose another."),
  ).toBeVisible();
  await expect(other.getByRole("radio", { name: /, full$/ })).toHaveCount(1);
  await expect(freeTimes(other).first()).toBeEnabled();

  // The first visitor selects a later time: the cart contains the repair once, and the previous time is available again.
  await one.goto(desk);
  await freeTimes(one).nth(1).click();
  await book(one).click();
  await expect(one.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  await expect(one.getByText("Nordlys N3 Pro screen repair", { exact: true }).filter({ visible: true })).toHaveCount(1);
  await other.reload();
  await expect(freeTimes(other).first()).toBeVisible();
  await expect(other.getByRole("radio", { name: /, full$/ })).toHaveCount(1);
  await Promise.all([one.close(), other.close()]);
  await alone.stop();
});
