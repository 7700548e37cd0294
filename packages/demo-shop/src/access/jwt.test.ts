import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { expect, test } from "vitest";
import { readToken, signToken, type TokenPayload } from "./jwt.ts";

const payload: TokenPayload = { iss: "https://shop.example", iat: 1, nbf: 1, exp: 100, data: { customer_id: "7" } };
const read = (token: string) => readToken(token, "secret", payload.iss, 50);

/** A token whose signature is right, whatever it says. */
function signed(body: string): string {
  const text = `${btoa("{}")}.${btoa(body)}`.replaceAll("=", "");
  const bytes = hmac(sha256, new TextEncoder().encode("secret"), new TextEncoder().encode(text));
  return `${text}.${Buffer.from(bytes).toString("base64url")}`;
}

test("what was signed is read", () => {
  expect(read(signToken(payload, "secret"))).toEqual(payload);
  expect(read(signed(JSON.stringify(payload)))).toEqual(payload);
});

test.each([
  "",
  "{",
  "null",
  "7",
  "[]",
  JSON.stringify({ ...payload, exp: "100" }),
  JSON.stringify({ ...payload, data: { customer_id: 7 } }),
  JSON.stringify({ ...payload, data: null }),
])("a token that says %s is none, although its signature is right", (body) => {
  expect(read(signed(body))).toBe("Signature verification failed");
});
