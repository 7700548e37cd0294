import { expect, test } from "vitest";
import { createSealer } from "../../storage/createSealer.ts";
import type { Secrets } from "../../config/secrets.ts";
import { createCartRefusals } from "./createCartRefusals.ts";

const secrets: Secrets = ["a secret of this test, long enough"];
const details = { name: "Clock", page: "/product/clock" };

function openRefusals() {
  let time = Date.parse("2026-11-20T09:00:00Z");
  return {
    ...createCartRefusals(secrets, () => time),
    passMinutes: (minutes: number) => {
      time += minutes * 60_000;
    },
  };
}

test("a message of the shop is told for an hour; then the page only says that nothing was added", () => {
  const { encode, decode, passMinutes } = openRefusals();
  const text = encode({ message: "You cannot have a Sundial." }, details);
  passMinutes(60);
  expect(decode(text)).toEqual({ failure: { kind: "rejected", message: "You cannot have a Sundial." }, ...details });
  passMinutes(1);
  expect(decode(text)).toEqual({ failure: { kind: "shopError" }, ...details });
});

test("a refusal of a version that did not write the time counts as old", () => {
  const text = createSealer(secrets).seal("cart refusal", JSON.stringify({ message: "Buy elsewhere.", ...details }));
  expect(openRefusals().decode(text)).toEqual({ failure: { kind: "shopError" }, ...details });
});

test.each([
  ["unreachable", { kind: "unreachable" }],
  ["tooManyAttempts", { kind: "tooManyAttempts", waitSeconds: null }],
  ["badRequest", { kind: "shopError" }],
])("the gateway's kind %s has words", (kind, failure) => {
  const { encode, decode } = openRefusals();
  expect(decode(encode({ message: "English words of the gateway.", kind }, details))?.failure).toEqual(failure);
});
