import { expect, test } from "vitest";
import { guardCheckout } from "./guardCheckout.ts";

test.each([{ input: { isPaid: true } }, { isPaid: true }, { input: { transactionId: "tx_1" } }, { input: { isPaid: "false" } }])(
  "%j is refused", (variables) => expect(() => guardCheckout(variables)).toThrow("not for the browser"),
);

test("empty claims are taken out, everything else stays", () => {
  const input = { paymentMethod: "cod", billing: { email: "a@b.example" }, metaData: [{ key: "isPaid", value: "x" }] };
  expect(guardCheckout({ input: { ...input, isPaid: false, transactionId: "" } })).toEqual({ input });
});

test("a blank account makes no account, a real one does", () => {
  expect(guardCheckout({ input: { account: { username: "", password: " " } } })).toEqual({ input: {} });
  expect(guardCheckout({ input: { account: null } })).toEqual({ input: {} });
  const real = { input: { account: { username: "maria", password: "long enough" } } };
  expect(guardCheckout(real)).toEqual(real);
});
