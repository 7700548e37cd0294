import { defaultSettings } from "@rewire/domain";
import type { OutboxMail } from "@rewire/gateway";
import { expect, test } from "vitest";
import { sendTradeInMails } from "./tradeInMails.server.ts";

const settings = { ...defaultSettings, place: { ...defaultSettings.place, street: "Weg 1", city: "Berlin" } };
const event = {
  kind: "booked",
  key: "abc",
  changes: 0,
  appointment: {
    number: "T1890",
    state: "booked",
    slot: "2026-11-23T09:05:00+01:00",
    validUntil: "2026-12-07T09:05:00+01:00",
    device: {
      slug: "nordlys-n3",
      name: "Nordlys N3",
      storage: "128 GB",
      problems: ["screen"],
      estimate: { kind: "range", from: { minor: 5000, currency: "EUR" }, to: { minor: 7100, currency: "EUR" } },
    },
  },
  customer: { name: "Maria Muster", email: "maria@example.com", phone: "", locale: "pt_BR" },
} as const;

test("the shop reads of an appointment in its own language, the customer in that of the booking", async () => {
  const mails: OutboxMail[] = [];
  const outbox = {
    isAvailable: true,
    shopAddress: "desk@volt.example",
    enqueue: async (mail: OutboxMail) => mails.push(mail) > 0,
    stateOf: async () => null,
  };
  const context = { settings, origin: "https://shop.example", now: Date.parse("2026-11-20T12:00:00Z") };
  await sendTradeInMails({ outbox, shopMailLanguage: "de" }, event, context);
  const [toShop, toCustomer] = mails;
  expect(toShop).toMatchObject({ to: "desk@volt.example", replyTo: "maria@example.com" });
  expect(toShop?.subject).toBe("Ankauf T1890: Nordlys N3, 128 GB");
  expect(toShop?.text).toContain("Montag, 23. November, 09:05");
  expect(toShop?.text).toContain("Maria Muster\nmaria@example.com\n");
  expect(toCustomer?.to).toBe("maria@example.com");
  expect(toCustomer?.text).toContain("segunda-feira, 23 de novembro, 09:05");
  expect(toCustomer?.text).toContain("https://shop.example/pt-br/trade-in/");
});
