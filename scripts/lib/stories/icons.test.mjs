import { expect, test } from "vitest";
import { faultsOfIcons, iconsNamedIn } from "./icons.mjs";

const namesIn = (source) => [...iconsNamedIn("packages/ui/src/product/Card/Card.tsx", source)];

test.each([
  ["attributes of any component", '<Button icon="bag" iconEnd={isOpen ? "up" : "down"} />', ["bag", "up", "down"]],
  ["the name of Icon, and no other name", '<><Icon name="bag" /><input name="star" /></>', ["bag"]],
  ["the placeholder of a picture", '<Picture placeholder="battery" />', ["battery"]],
  ["properties", 'const entry = { label: "home", icon: "home" };', ["home"]],
  ["values that are called so", 'const familyIcons = { audio: "headset" };', ["headset"]],
  ["values of the type", 'const hints: Record<Rate, IconName> = { weak: "warning" };', ["warning"]],
  ["addresses", "const href = `${iconSpriteUrl}#heart`;", ["heart"]],
  ["and no other words", 'const tone: "card" = "card"; route("compare");', []],
])("an icon is named by %s", (_, source, names) => {
  expect(namesIn(source)).toEqual(names);
});

test("a component shows each icon of the project", () => {
  expect(faultsOfIcons(`${import.meta.dirname}/../../..`)).toEqual([]);
});
