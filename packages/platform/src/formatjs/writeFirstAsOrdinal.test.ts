import { createIntl, type FormatDateOptions } from "react-intl";
import { expect, test } from "vitest";
import { writeFirstAsOrdinal } from "./writeFirstAsOrdinal.ts";

const format = (locale: string, date: string, options: FormatDateOptions): string =>
  writeFirstAsOrdinal(createIntl({ locale })).formatDate(`${date}T12:00:00Z`, { timeZone: "UTC", ...options });

const long = { dateStyle: "long" } as const;
const short = { weekday: "short", month: "short", day: "numeric" } as const;

test.each([
  ["fr-FR", "1er décembre 2026", "mar. 1er déc."],
  ["pt-BR", "1º de dezembro de 2026", "ter., 1º de dez."],
  ["es-ES", "1 de diciembre de 2026", "mar, 1 dic"],
  ["it-IT", "1 dicembre 2026", "mar 1 dic"],
  ["de-DE", "1. Dezember 2026", "Di., 1. Dez."],
  ["en-US", "December 1, 2026", "Tue, Dec 1"],
])("the first of a month in %s", (locale, longDate, shortDate) => {
  expect(format(locale, "2026-12-01", long)).toBe(longDate);
  expect(format(locale, "2026-12-01", short)).toBe(shortDate);
});

test.each(["fr-FR", "pt-BR"])("in %s every month has an ordinal for its first day, and for no other", (locale) => {
  const ordinal = locale === "fr-FR" ? /^1er / : /^1º /;
  for (let month = 1; month <= 12; month++) {
    const prefix = `2026-${String(month).padStart(2, "0")}`;
    expect(format(locale, `${prefix}-01`, long)).toMatch(ordinal);
    for (const day of ["02", "11", "21"]) expect(format(locale, `${prefix}-${day}`, long)).toMatch(/^\d+ /);
  }
});

test.each(["fr-FR", "pt-BR"])("in %s numbers, times and zones stay as they are", (locale) => {
  expect(format(locale, "2026-12-01", { dateStyle: "short" })).toBe("01/12/2026");
  expect(format(locale, "2026-12-01", { day: "numeric" })).toBe("1");
  expect(format(locale, "2026-12-01", { day: "numeric", timeZoneName: "long", timeZone: "Europe/Berlin" })).not.toMatch(
    /er|º/,
  );
});
