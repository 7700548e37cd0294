import { expect, it } from "vitest";
import { openTestShop } from "../testing/openTestShop.ts";
import { Visitor } from "../testing/Visitor.ts";
import { readScenarios } from "./Scenario.ts";

it("reads names from a list and leaves out what it does not know", () => {
  expect(readScenarios("slow, nope,hugeCatalogue(50),hugeCatalogue(x)")).toEqual([{ kind: "slow" }, { kind: "hugeCatalogue", products: 50 }]);
});

it("slow waits three seconds", async () => {
  const waits: number[] = [];
  await new Visitor(openTestShop({ scenario: "slow", wait: (ms) => (waits.push(ms), Promise.resolve()) })).ask("{viewer{id}}");
  expect(waits).toEqual([3000]);
});

it("down answers with a maintenance page, flaky with one in five", async () => {
  const status = (shop: ReturnType<typeof openTestShop>) => shop.handle(new Request("http://shop.example/graphql?query={viewer{id}}")).then((response) => response.status);
  expect(await status(openTestShop({ scenario: "down" }))).toBe(503);
  const flaky = openTestShop({ scenario: "flaky" });
  const answers = await Promise.all(Array.from({ length: 500 }, () => status(flaky)));
  const share = answers.filter((one) => one === 503).length / 500;
  expect(share).toBeGreaterThan(0.14);
  expect(share).toBeLessThan(0.26);
});

it("sessionExpired fails once and lets the client recover", async () => {
  const shop = openTestShop();
  const guest = new Visitor(shop);
  await guest.add(1);
  shop.setScenario("sessionExpired");
  expect((await guest.add(1)).errors).toEqual(["invalid_token: Expired token"]);
  expect((await guest.add(1)).errors).toEqual([]);
});

it("refuses in the words of the live shop what a scenario makes fail", async () => {
  const shop = openTestShop();
  const guest = new Visitor(shop);
  await guest.add(1);
  shop.setScenario(["cartRejects", "couponExpired", "outOfStockAtCheckout"]);
  expect((await guest.add(1)).errors[0]).toContain("there is not enough stock (0 remaining)");
  expect((await guest.coupon("SAVE10")).errors).toEqual(["Coupon &quot;save10&quot; has expired."]);
  expect((await guest.checkOut()).errors[0]).toContain('Sorry, we do not have enough "Plain Phone" in stock');
  shop.setScenario("paymentFails");
  expect((await guest.checkOut()).errors).toEqual(["We were unable to process your order, please try again."]);
  shop.setScenario();
  expect((await guest.checkOut()).errors).toEqual([]);
});

it("shows an empty shop, or a huge one, by a header where headers count", async () => {
  const guest = new Visitor(openTestShop({ scenarioHeader: true }));
  const found = async (scenario: string) => {
    guest.headers = { "x-demo-scenario": scenario };
    return (await guest.ask("{products(first:1){found}}")).data;
  };
  expect(await found("emptyShop")).toEqual({ products: { found: null } });
  expect(await found("hugeCatalogue(1000)")).toMatchObject({ products: { found: 1000 - Math.floor(1000 / 19) } });
  const plain = new Visitor(openTestShop());
  plain.headers = { "x-demo-scenario": "emptyShop" };
  expect((await plain.ask("{products(first:1){found}}")).data).toEqual({ products: { found: 18 } });
});
