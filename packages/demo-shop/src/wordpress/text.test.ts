import { expect, test } from "vitest";
import { isEmail } from "../users/createUser.ts";
import { encodeBase64, foldText, stripTags } from "./text.ts";

test.each([
  ["<p>One</p> <b>two</b>", "One two"],
  ["1 < 2", "1 < 2"],
  ["a <b", "a <b"],
  ["<<b>>", ">"],
  ["", ""],
])("without tags %j is %j", (html, text) => expect(stripTags(html)).toBe(text));

test("words are compared as far as 5,000 characters", () => {
  expect(foldText("Écouteurs ÑANDÚ")).toBe("ecouteurs nandu");
  expect(foldText("e\u0301".repeat(10_000))).toHaveLength(2_500);
});

test("no letter reaches an address of more than 254 characters", () => {
  expect(isEmail(`${"a".repeat(242)}@example.com`)).toBe(true);
  expect(isEmail(`${"a".repeat(243)}@example.com`)).toBe(false);
});

test.each(["cart_item:1", "", "größe||Weiß||日本 🔋", "\u0080"])("%j has the Base64 of its UTF-8 bytes", (text) =>
  expect(encodeBase64(text)).toBe(Buffer.from(text).toString("base64")),
);
