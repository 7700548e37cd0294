import { defaultSettings } from "@rewire/domain";
import type { AlertMailContent } from "@rewire/gateway";
import { expect, test } from "vitest";
import { composeAlert } from "./composeAlert.server.ts";

const content: AlertMailContent = {
  purpose: "stock",
  kind: "stock",
  name: "Nordlys N3 Pro",
  slug: "nordlys-n3-pro",
  options: ["Forest", "256 GB"],
  choice: { storage: "256-gb" },
  price: { minor: 74_900, currency: "EUR" },
  limit: null,
  followsPrice: false,
  locale: "de_DE",
  origin: "https://shop.example",
  id: "1001-A",
  key: "k",
};

test.each([
  ["confirm", "Bitte bestätigen: Benachrichtigung zu Nordlys N3 Pro, Forest, 256 GB"],
  ["stock", "Wieder da: Nordlys N3 Pro, Forest, 256 GB"],
] as const)("the mail %s names the variation, leads to it, and ends with the shop's name", async (purpose, subject) => {
  const mail = await composeAlert({ ...content, purpose }, defaultSettings);
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain("Nordlys N3 Pro, Forest, 256 GB");
  expect(mail.text).toContain("https://shop.example/de/product/nordlys-n3-pro?storage=256-gb");
  expect(mail.text).toContain(mail.endUrl);
  expect(mail.text.endsWith(`\n\n${defaultSettings.site.siteName}\n`)).toBe(true);
});
