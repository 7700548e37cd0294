import { defaultSettings } from "@rewire/domain";
import { expect, test } from "vitest";
import { composeBooking } from "./repairMails.server.ts";

const booking = {
  id: 890,
  number: "1890",
  key: "abc",
  details: {
    device: "Nordlys N3 Pro",
    faults: ["battery"],
    parts: "original",
    way: "walkIn",
    slot: "2026-11-23T09:05:00+01:00",
    holder: "",
    note: "",
  },
  otherDetails: [],
  origin: "https://shop.example",
} as const;
const settings = { ...defaultSettings, place: { ...defaultSettings.place, street: "Weg 1", city: "Berlin" } };

test.each([
  ["de", "/de", /^Ihre Reparatur 1890: Nordlys N3 Pro$/, "Montag, 23. November, 09:05", "reparatur-1890.ics"],
  ["pt-br", "/pt-br", /1890: Nordlys N3 Pro$/, "segunda-feira, 23 de novembro, 09:05", "conserto-1890.ics"],
  [null, "", /^Your repair 1890: Nordlys N3 Pro$/, "Monday, November 23, 09:05", "repair-1890.ics"],
])(
  "a booking in %s has its mail in this language, with link and calendar file",
  async (language, prefix, subject, time, filename) => {
    const mail = await composeBooking({ ...booking, language }, settings);
    expect(mail.subject).toMatch(subject);
    expect(mail.text).toContain(time);
    expect(mail.text).toContain(`https://shop.example${prefix}/repair/status?number=890&key=abc`);
    expect(mail.attachments?.map((file) => file.filename)).toEqual([filename]);
    expect(new TextDecoder().decode(mail.attachments?.[0]?.content)).toContain(
      "DTSTART;TZID=Europe/Berlin:20261123T090500",
    );
  },
);

test("several repairs of an order have one mail, with the time and calendar file of each", async () => {
  const otherDetails = [
    { device: "Halden 6", way: "walkIn", slot: "2026-11-24T10:30:00+01:00" },
    { device: "Tavla 11", way: "mailIn", slot: null },
  ] as const;
  const mail = await composeBooking({ ...booking, language: "de", otherDetails }, settings);
  expect(mail.subject).toBe("Ihre Reparatur 1890: Nordlys N3 Pro, Halden 6 und Tavla 11");
  expect(mail.text).toMatch(/^Nordlys N3 Pro\n.*Montag, 23\. November, 09:05/);
  expect(mail.text).toMatch(/\n\nHalden 6\n.*Dienstag, 24\. November, 10:30/);
  expect(mail.text).toMatch(/\n\nTavla 11\nBitte senden Sie/);
  const link = "https://shop.example/de/repair/status?number=890&key=abc";
  expect(mail.text.match(/https:\S+/g)).toEqual([link, `${link}&repair=2`, `${link}&repair=3`]);
  expect(mail.attachments?.map(({ filename }) => filename)).toEqual(["reparatur-1890.ics", "reparatur-1890-2.ics"]);
  const ids = mail.attachments?.map(({ content }) => /UID:\S+/.exec(new TextDecoder().decode(content))?.[0]);
  expect(ids).toEqual(["UID:repair-1890@shop.example", "UID:repair-1890-2@shop.example"]);
});
