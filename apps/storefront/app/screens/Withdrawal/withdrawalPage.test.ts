import {
  defaultSettings,
  assessLines,
  defaultExclusions,
  type DeclarationKind,
  type OrderContract,
  type Settings,
} from "@rewire/domain";
import type { WithdrawalReference } from "@rewire/gateway";
import { createStaticHandler, RouterContextProvider } from "react-router";
import { expect, test } from "vitest";
import { pageContext } from "../../loaders/pageContext.server.ts";
import { privateContext } from "../../loaders/privateContext.server.ts";
import { submitWithdrawal } from "./submitWithdrawal.server.ts";
import { loadWithdrawal } from "./withdrawalPage.server.ts";
import { isStatementComplete, maskEmail } from "./readWithdrawalFields.server.ts";
import { composeReceipt } from "./composeReceipt.server.ts";

const euros = (minor: number) => ({ minor, currency: "EUR" });
const contract: OrderContract = {
  id: 890,
  number: "1890",
  date: "2026-11-21T09:00:00+00:00",
  completed: null,
  status: "processing",
  payment: "paid",
  customer: { name: "Ada Muster", email: "ada@example.test" },
  lines: [0, 1].map((position) => ({
    id: 70 + position,
    position,
    name: position === 0 ? "Hub" : "Software",
    options: [],
    quantity: 2,
    paid: euros(2000),
    categories: position === 0 ? [] : ["software"],
    isVirtual: false,
    isRepair: false,
    repairStates: [],
  })),
  total: euros(4495),
};
const lines = assessLines(contract, {
  kind: "withdrawal",
  returnDays: 30,
  exclusions: defaultExclusions,
  earlier: [],
  now: 0,
  timeZone: "UTC",
  isPublicHoliday: () => false,
});
const openContract = { kind: "found", contract, lines, key: "abc.def", earlierWithdrawals: [] };

interface ShopAnswers {
  readonly lookup?: object;
  readonly result?: object;
  readonly readsOrders?: boolean;
  readonly kind?: DeclarationKind;
}

/** Opens the page, or posts its form, before a shop that answers as given. */
async function open(
  { lookup = openContract, result, readsOrders = true, kind = "withdrawal" }: ShopAnswers,
  query: string,
  body?: string,
) {
  const declared: unknown[] = [];
  const withdrawals = {
    readsOrders,
    find: async () => lookup,
    declare: async (declaration: unknown) => (declared.push(declaration), result),
    declareByStatement: async (statement: unknown) => (declared.push(statement), result),
  };
  const context = new RouterContextProvider();
  const services = { withdrawals, outbox: { isAvailable: true } };
  context.set(privateContext, { services, visitor: "192.0.2.1" } as never);
  const site = { ...defaultSettings.site, baseUrl: "https://shop.example" };
  context.set(pageContext, { settings: { ...defaultSettings, site } } as never);
  const handler = createStaticHandler([
    {
      id: "page",
      path: "de/withdrawal",
      loader: (args) => loadWithdrawal(args.context, args.request, kind),
      action: (args) => submitWithdrawal(args.context, args.request, kind),
    },
  ]);
  const request = new Request(
    `https://shop.example/de/withdrawal${query}`,
    body === undefined
      ? {}
      : { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" }, body },
  );
  const page = await handler.query(request, { requestContext: context });
  if (page instanceof Response)
    return { declared, status: page.status, location: page.headers.get("location"), view: null };
  const loaded = page.loaderData["page"] as { view: object } | undefined;
  const answered = page.actionData?.["page"] as Record<string, unknown> | undefined;
  return { declared, status: page.statusCode, location: null, view: answered ?? loaded?.view ?? null };
}

/** Posts the choice, and opens the page that it leads to. */
async function check(shop: ShopAnswers, form: string) {
  const { status, location, declared } = await open(shop, "", `${form}&step=check`);
  expect({ status, declared }).toEqual({ status: 303, declared: [] });
  return open(shop, new URL(location ?? "", "https://shop.example").search);
}

const attempt = "0b0f2f5e-0000-4000-8000-000000000000";
const logged = { id: 7, hash: "ff", record: {} };

test.each([
  ["the only piece", [1, 0], { 0: 1, 1: 0 }],
  ["one of several pieces", [2, 0], { 0: 0, 1: 0 }],
  ["one of two products", [1, 1], { 0: 0, 1: 0 }],
])("%s of an order is chosen only where nothing else can be", async (_, pieces, quantities) => {
  const assessed = lines.map((line, position) => ({ ...line, rule: null, remainingQuantity: pieces[position] }));
  const { view } = await open({ lookup: { ...openContract, lines: assessed } }, "?number=890&key=abc.def");
  expect(view).toMatchObject({ step: "choose", chosenValues: { quantities } });
});

test("number and e-mail lead to a link without the e-mail; a wrong pair is one answer", async () => {
  const form = "step=find&number=1890&email=ada%40example.test";
  expect(await open({}, "", form)).toMatchObject({ status: 303, location: "/de/withdrawal?number=890&key=abc.def" });
  expect(await open({ lookup: { kind: "notFound" } }, "", form)).toMatchObject({
    status: 404,
    view: { step: "find", number: "1890", error: { kind: "notFound" } },
  });
});

test("the page of a link has no address of its customer", async () => {
  const { view } = await open({}, "?number=890&key=abc.def");
  expect(view).toMatchObject({ step: "choose", order: { number: "1890" } });
  expect(JSON.stringify(view)).not.toMatch(/ada@|Muster/);
});

test("checking records nothing and names what is refused; confirming leads to the receipt", async () => {
  const chosen = "number=890&key=abc.def&q0=1&q1=1";
  expect(await check({}, chosen)).toMatchObject({
    declared: [],
    view: {
      step: "confirm",
      lines: [{ position: 0, quantity: 1, amount: euros(1000) }],
      refused: [{ name: "Software", rule: "sealed" }],
      refund: { total: euros(1124) },
      email: "a…@example.test",
    },
  });
  const result = { kind: "recorded", withdrawal: logged, key: "k" };
  const confirm = await open({ result }, "", `${chosen}&step=confirm&attempt=${attempt}&total=1124`);
  expect(confirm).toMatchObject({ status: 303, location: "/de/withdrawal/receipt?id=7&key=k" });
  expect(confirm.declared).toMatchObject([{ attempt, expectedTotal: 1124, locale: "de_DE", reason: null }]);
});

test.each([
  ["what was chosen", "reason=faulty&method=counter", { reason: "faulty", method: "counter" }],
  ["another reason where none was chosen", "reason=none&method=none", { reason: "other", method: null }],
])("the second step of a return shows the reason and the way back that it declares: %s", async (_, terms, declared) => {
  const form = `number=890&key=abc.def&q0=1&${terms}`;
  const { view } = await check({ kind: "return" }, form);
  expect(view).toMatchObject({ step: "confirm", ...declared });
  const { fields } = view as { fields: Record<string, string> };
  const result = { kind: "recorded", withdrawal: logged, key: "k" };
  const confirm = await open({ kind: "return", result }, "", `${new URLSearchParams(fields).toString()}&step=confirm`);
  expect(confirm.declared).toMatchObject([declared]);
  // A withdrawal needs no reason.
  expect((await check({}, form)).view).toMatchObject({ reason: null, method: null });
});

test("everything is what is left and allowed", async () => {
  const { view } = await check({}, "number=890&key=abc.def&whole=1&c1=1");
  expect(view).toMatchObject({ step: "confirm", refund: { total: euros(4495) }, refused: [] });
});

test("when nothing was chosen, or something has changed, the choice comes back with words", async () => {
  const proof = "number=890&key=abc.def";
  expect(await check({}, proof)).toMatchObject({ status: 422, view: { step: "choose", error: { kind: "nothing" } } });
  const form = `${proof}&q0=1&step=confirm&attempt=${attempt}&total=1`;
  expect(await open({ result: { kind: "changed" } }, "", form)).toMatchObject({
    status: 409,
    view: { step: "choose", error: { kind: "changed" } },
  });
});

test("the URL of each step has the choice, and nothing else of the form", async () => {
  const form = "number=890&key=abc.def&q0=1&q1=0&whole=1&reason=faulty&attempt=a&total=1&email=ada%40example.test";
  const choice = "/de/withdrawal?number=890&key=abc.def&q0=1&whole=1&reason=faulty";
  const { status, location } = await open({}, "", `${form}&step=check`);
  expect({ status, location: location?.replace(/[0-9a-f-]{36}$/, "new") }).toEqual({
    status: 303,
    location: `${choice}&step=check&attempt=new`,
  });
  expect(await open({}, "", `${form}&step=edit`)).toMatchObject({ status: 303, location: choice });
});

test("who goes back from the receipt and confirms once more sends the same attempt, which is recorded once", async () => {
  const { location } = await open({}, "", "number=890&key=abc.def&q0=1&step=check");
  const { search, searchParams } = new URL(location ?? "", "https://shop.example");
  const sent = searchParams.get("attempt");
  expect(sent).toMatch(/^[0-9a-f-]{36}$/);
  for (const { view } of [await open({}, search), await open({}, search)])
    expect(view).toMatchObject({ step: "confirm", fields: { attempt: sent } });
  const anew = await open({}, "", "number=890&key=abc.def&q0=1&step=check");
  expect(anew.location).not.toBe(location);
});

test("who goes back from the receipt of everything comes to it again, and is not asked to choose something", async () => {
  const done = lines.map((line) => ({ ...line, rule: "done" as const, remainingQuantity: 0 }));
  const earlierWithdrawals = [{ withdrawal: { id: 7, record: { attempt, lines: [], refund: null } }, key: "k" }];
  const shop = { lookup: { ...openContract, lines: done, earlierWithdrawals } };
  const query = "?number=890&key=abc.def&whole=1&step=check&attempt=";
  expect(await open(shop, query + attempt)).toMatchObject({
    status: 303,
    location: "/de/withdrawal/receipt?id=7&key=k",
  });
  const other = attempt.replace("0b", "1c");
  expect(await open(shop, query + other)).toMatchObject({ status: 422, view: { step: "choose" } });
});

test("without orders the page asks for own words, keeps them, and records them once they are confirmed", async () => {
  expect(await open({ readsOrders: false }, "")).toMatchObject({ view: { step: "words", error: null } });
  const form = "words=1&number=890&name=Ada&email=ada%40example.test&statement=All";
  expect(await open({}, "", `${form.replace("ada%40", "ada")}&step=check`)).toMatchObject({
    status: 422,
    view: { step: "words", values: { name: "Ada", statement: "All" }, error: { kind: "incomplete" } },
  });
  expect(await open({}, "", `${form}&step=check`)).toMatchObject({ declared: [], view: { step: "confirm" } });
  const result = { kind: "recorded", withdrawal: logged, key: "k" };
  expect(await open({ result }, "", `${form}&step=confirm&attempt=${attempt}`)).toMatchObject({
    status: 303,
    declared: [{ orderNumber: "890", name: "Ada", email: "ada@example.test", statement: "All" }],
  });
  const tooMany = { kind: "tooMany", waitSeconds: 600 };
  expect(await open({ result: tooMany }, "", `${form}&step=confirm&attempt=${attempt}`)).toMatchObject({
    status: 429,
    view: { step: "words", values: { statement: "All" }, error: tooMany },
  });
});

const withPriceLocale = (priceLocale: string): Settings => ({
  ...defaultSettings,
  shop: { ...defaultSettings.shop, priceLocale },
});

test("the receipt of a return by e-mail says why and how it comes back", async () => {
  const { text } = await composeReceipt(
    {
      key: "k",
      withdrawal: {
        id: 8,
        hash: "ff00",
        record: {
          end: "return",
          attempt,
          at: "2026-11-24T09:12:30.000Z",
          locale: "en_US",
          origin: "https://shop.example",
          orderId: 890,
          orderNumber: "1890",
          name: "Ada",
          email: "ada@example.test",
          statement: "",
          lines: [{ position: 0, name: "Hub", quantity: 1, amount: euros(1000) }],
          refused: [],
          refund: null,
          reason: "faulty",
          method: "counter",
        },
      },
    },
    withPriceLocale("en-US"),
  );
  expect(text).toContain("Reason: It is faulty");
  expect(text).toContain("How does it come back? I bring it to the counter");
});

test("a statement has a name, a contract and one address", () => {
  const values = { number: "890", name: "Ada", email: "ada@example.test", statement: "All" };
  expect(isStatementComplete(values)).toBe(true);
  for (const change of [{ name: "" }, { email: "a@b.test, c@d.test" }, { name: "A\nBcc: x@y.test" }, { statement: "" }])
    expect(isStatementComplete({ ...values, ...change })).toBe(false);
  expect(maskEmail("ada@example.test")).toBe("a…@example.test");
});

const receipt: WithdrawalReference = {
  key: "k",
  withdrawal: {
    id: 7,
    hash: "ff00",
    record: {
      end: "withdrawal",
      attempt,
      at: "2026-11-24T09:12:30.000Z",
      locale: "de_DE",
      origin: "https://shop.example",
      orderId: 890,
      orderNumber: "1890",
      name: "Ada Muster",
      email: "ada@example.test",
      statement: "",
      lines: [{ position: 0, name: "Hub", quantity: 1, amount: euros(1000) }],
      refused: [{ name: "Software", rule: "sealed" }],
      refund: { goods: euros(1000), shipping: euros(124), total: euros(1124) },
      reason: null,
      method: null,
    },
  },
};

test("the receipt by e-mail says what was declared, in the customer's language, and leads to its page", async () => {
  const { subject, text } = await composeReceipt(receipt, withPriceLocale("en-US"));
  expect(subject).toBe("Beleg über Ihren Widerruf, 7");
  for (const part of [
    "Guten Tag Ada Muster,",
    "24. November 2026 um 10:12:30 MEZ",
    "1 × Hub: €10.00",
    "Sie erhalten zurück: €11.24",
    "Nicht enthalten: Software",
    "https://shop.example/de/withdrawal/receipt?id=7&key=k",
    "ff00",
    `\n\n${defaultSettings.site.siteName}\n`,
  ])
    expect(text).toContain(part);
});

test.each([
  ["repair", "Ist Ihr Gerät schon bei uns, bekommen Sie es zurück."],
  ["virtual", "Sie müssen nichts zurücksenden."],
  [undefined, "Bitte senden Sie innerhalb von 14 Tagen zurück"],
] as const)("the receipt by e-mail of what is %s says what comes back", async (service, sentence) => {
  const { withdrawal } = receipt;
  const lines = (withdrawal.record.lines ?? []).map((line) => ({ ...line, ...(service && { service }) }));
  const record = { ...withdrawal.record, locale: "de_DE", lines };
  const { text } = await composeReceipt({ ...receipt, withdrawal: { ...withdrawal, record } }, withPriceLocale("auto"));
  expect(text).toContain(sentence);
});

test.each([
  [undefined, "Sie erhalten zurück: €11.24", "Ihr Geld erhalten Sie innerhalb von 14 Tagen"],
  ["unpaid", "Nicht mehr zu zahlen: €11.24", "es gibt also nichts zu erstatten"],
  ["unknown", "Sie erhalten zurück, falls schon bezahlt: €11.24", "Haben Sie schon bezahlt, erhalten Sie Ihr Geld"],
] as const)("the receipt by e-mail of an order that is %s promises what is true", async (payment, sum, sentence) => {
  const { withdrawal } = receipt;
  const record = { ...withdrawal.record, ...(payment && { payment }) };
  const { text } = await composeReceipt(
    { ...receipt, withdrawal: { ...withdrawal, record } },
    withPriceLocale("en-US"),
  );
  expect(text).toContain(sum);
  expect(text).toContain(sentence);
  expect(text.includes("Ihr Geld erhalten Sie")).toBe(payment === undefined);
});

test("the receipt by e-mail has the time of the shop, as its page, and the punctuation of its language", async () => {
  const record = { ...receipt.withdrawal.record, locale: "fr_FR", at: "2026-11-24T23:30:00.000Z" };
  const french = { ...receipt, withdrawal: { ...receipt.withdrawal, record } };
  const { text } = await composeReceipt(french, withPriceLocale("en-US"));
  const plainText = text.replaceAll(/[\u00a0\u202f]/g, " ");
  for (const part of ["25 novembre 2026 à 00:30:00", "Numéro : 7", "1 × Hub : €10.00", "Vous est remboursé : €11.24"])
    expect(plainText).toContain(part);
});

test.each([
  ["de-CH", "EUR 11.24"],
  ["auto", "11,24 €"],
])("the amounts of the receipt have the shop's format: %s", async (priceLocale, amount) => {
  const { text } = await composeReceipt(receipt, withPriceLocale(priceLocale));
  expect(text.replaceAll("\u00a0", " ")).toContain(amount);
});
