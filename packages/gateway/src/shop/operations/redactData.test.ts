import { expect, test } from "vitest";
import { redactData, toPublicErrors } from "./redactData.ts";

const shop = new URL("http://127.0.0.1:3001/graphql");

test("tokens are blanked wherever they are", () => {
  expect(
    redactData({ customer: { sessionToken: "eyJ.a.b", list: [{ authToken: "eyJ.a.b", name: "x" }] } }, shop),
  ).toEqual({
    customer: { sessionToken: null, list: [{ authToken: null, name: "x" }] },
  });
});

test("meta data that WooCommerce hides from customers go to no browser", () => {
  const metaData = [{ key: "pa_color", value: "blue" }, { key: "_wc_cog_item_cost", value: "3.10" }, null];
  expect(redactData({ order: { lineItems: { nodes: [{ metaData }] } } }, shop)).toEqual({
    order: { lineItems: { nodes: [{ metaData: [{ key: "pa_color", value: "blue" }, null] }] } },
  });
});

test("the shop's page for a placed order becomes ours, without its key", () => {
  const redirect = (address: string) =>
    (redactData({ checkout: { redirect: address } }, shop) as { checkout: { redirect: string } }).checkout.redirect;
  expect(redirect("http://localhost:3001/checkout/order-received/890/?key=wc_order_abc")).toBe(
    "/checkout/order-received/890",
  );
  expect(redirect("https://www.shop.example/checkout/order-received/890/?key=wc_order_abc")).toBe(
    "/checkout/order-received/890",
  );
  expect(redirect("https://pay.example/order-received/890?key=1")).toBe("https://pay.example/order-received/890?key=1");
  expect(redirect("https://pay.example/start?token=1")).toBe("https://pay.example/start?token=1");
});

test("errors are words and place alone", () => {
  const error = {
    message: "Cart is empty",
    path: ["emptyCart"],
    extensions: { trace: ["secret.php"] },
    debugMessage: "SELECT *",
  };
  expect(toPublicErrors([error])).toEqual([{ message: "Cart is empty", path: ["emptyCart"] }]);
});
