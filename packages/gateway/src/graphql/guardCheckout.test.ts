import { expect, test } from "vitest";
import { accountIn, guardCheckout, withoutAccount } from "./guardCheckout.ts";

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
  expect(guardCheckout({ input: { account: { username: " maria ", password: "long enough" } } }))
    .toEqual({ input: { account: { username: "maria", password: "long enough", authenticate: true } } });
});

test.each([
  [{ username: "maria", password: "" }, "passwordTooShort"],
  [{ username: "maria", password: "short" }, "passwordTooShort"],
  [{ username: " ", password: "long enough" }, "usernameInvalid"],
  [{ username: 3, password: "long enough" }, "usernameInvalid"],
] as const)("half an account, %j, is %s: the shop would make up the rest", (account, kind) => {
  expect(() => guardCheckout({ input: { account } })).toThrow(expect.objectContaining({ status: 422, kind }));
});

test("who is logged in gets no second account", () => {
  const variables = { input: { paymentMethod: "cod", account: { username: "maria", password: "long enough" } } };
  expect(accountIn(variables)).toEqual({ username: "maria", password: "long enough" });
  expect(withoutAccount(variables)).toEqual({ input: { paymentMethod: "cod" } });
  expect(accountIn(withoutAccount(variables))).toBeNull();
});
