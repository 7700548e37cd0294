import { createIntl } from "react-intl";
import { expect, test } from "vitest";
import { isolateValues } from "./isolateValues.ts";

const messages = {
  range: "{name}: {first, number} to {last, number} of {total}",
  bold: "<b>{name}</b> removed",
  plain: "No values",
};
const { formatMessage } = isolateValues(createIntl({ locale: "en-US", messages }));
const format = (name: string) => formatMessage({ id: "range" }, { name, first: 1, last: 4, total: "4" });

test.each(["سماعة لاسلكية", "אוזניות X5 2024", "Anker ساعة"])("%s is isolated from the rest of a message", (name) => {
  expect(format(name)).toBe(`\u2068${name}\u2069: 1 to 4 of 4`);
});

test.each(["Nordlys N3 Pro", "Écouteurs – Größe 2", "Наушники", "耳机", "", "🎮"])("%j stays as it is", (name) => {
  expect(format(name)).toBe(`${name}: 1 to 4 of 4`);
});

test("messages with elements and without values are as before", () => {
  const parts: unknown = formatMessage({ id: "bold" }, { name: "سماعة", b: (chunks) => chunks.join("") });
  expect(parts).toBe("\u2068سماعة\u2069 removed");
  expect(formatMessage({ id: "plain" })).toBe("No values");
});
