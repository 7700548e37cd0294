import { expect, test } from "vitest";
import { renderAppointmentFile, type Appointment } from "./appointmentFile.server.ts";

const appointment: Appointment = {
  number: "5521",
  start: "2026-11-23T23:45:00+01:00",
  minutes: 30,
  language: "de",
  timeZone: "Europe/Berlin",
  title: "Reparatur: Nordlys N3 Pro",
  description: "Sichern; dann kommen,\nbitte \\ danke.",
  location: "Kabelstraße 12, Berlin",
  url: "https://shop.example/de/repair/status?number=5521&key=k",
  now: Date.parse("2026-11-21T09:00:00Z"),
};

test("an appointment is at the shop's time, in its zone, past midnight too", () => {
  const file = renderAppointmentFile(appointment);
  expect(file).toContain("PRODID:-//Rewire//Repair desk//DE\r\n");
  expect(file).toContain("TZID:Europe/Berlin\r\n");
  expect(file).toContain("TZOFFSETTO:+0100\r\n");
  expect(file).toContain("DTSTART;TZID=Europe/Berlin:20261123T234500\r\n");
  expect(file).toContain("DTEND;TZID=Europe/Berlin:20261124T001500\r\n");
  expect(file).toContain("SUMMARY:Reparatur: Nordlys N3 Pro\r\n");
  expect(file).toContain("DESCRIPTION:Sichern\\; dann kommen\\,\\nbitte \\\\ danke.\r\n");
  expect(file).toContain("LOCATION:Kabelstraße 12\\, Berlin\r\n");
});

test("a moved appointment replaces the former one: the same event, a later version", () => {
  const field = (file: string, name: string) => new RegExp(`^${name}:(.*)\r$`, "m").exec(file)?.[1];
  const former = renderAppointmentFile(appointment);
  const moved = renderAppointmentFile({
    ...appointment,
    start: "2026-11-24T10:00:00+01:00",
    now: appointment.now + 90_000,
  });
  expect(field(moved, "UID")).toBe(field(former, "UID"));
  expect(Number(field(moved, "SEQUENCE"))).toBeGreaterThan(Number(field(former, "SEQUENCE")));
});

test("no line is longer than 75 bytes, and no text of others begins a line of its own", () => {
  const title = `${"Größe 字 ".repeat(30)}\r\nATTENDEE:mailto:other@example.test\u0007`;
  const file = renderAppointmentFile({ ...appointment, title });
  const lines = file.split("\r\n");
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(lines.filter((line) => line.startsWith("ATTENDEE"))).toEqual([]);
  expect(file.replaceAll("\r\n ", "")).toContain(
    `SUMMARY:${"Größe 字 ".repeat(30)}\\nATTENDEE:mailto:other@example.test\r\n`,
  );
});
