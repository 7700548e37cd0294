import { expect, test } from "vitest";
import { defaultEcodesignAttributes, defaultLabelledCategories, needsEnergyLabel } from "./attributes.ts";
import { parseEnergyClass, readEcodesign } from "./readEcodesign.ts";

const attribute = (label: string, value: string, name = label.toLowerCase()) => ({
  name,
  label,
  options: [{ label: value }],
});
const energyClass = attribute("Energy class", "B", "pa_energy-class");
const read = (...attributes: readonly ReturnType<typeof attribute>[]) =>
  readEcodesign(attributes, defaultEcodesignAttributes);

test("a phone's label has what its attributes say", () => {
  expect(
    read(
      energyClass,
      attribute("Battery endurance per cycle", "51 h 30 min"),
      attribute("Battery endurance in cycles", "1,000"),
      attribute("Repeated free fall class", "Class B"),
      attribute("Repairability class", "c"),
      attribute("Ingress protection", "IP68"),
      attribute("EPREL number", "2261234"),
      attribute("Energy label", "https://shop.example/label.png"),
      attribute("Product information sheet", "https://shop.example/sheet.pdf"),
    )?.label,
  ).toEqual({
    energyClass: "B",
    energyUse: "",
    batteryTime: "51 h 30 min",
    batteryCycles: 1000,
    dropClass: "B",
    repairClass: "C",
    ingress: "IP68",
    eprelUrl: "https://eprel.ec.europa.eu/qr/2261234",
    labelUrl: "https://shop.example/label.png",
    sheetUrl: "https://shop.example/sheet.pdf",
  });
});

test("without a class there is no label, and without anything nothing", () => {
  expect(read(attribute("Ingress protection", "IP68"))).toBeNull();
  expect(read()).toBeNull();
  expect(read(attribute("Spare parts available", "7 years"))).toEqual({
    label: null,
    repairability: null,
    sparePartYears: 7,
    updateYears: null,
    guaranteeYears: null,
  });
});

test.each([
  ["A", "A"],
  [" g ", "G"],
  ["Klasse C", "C"],
  ["H", null],
  ["A+++", null],
  ["A to G", null],
  ["", null],
])("the energy class of %j is %j", (text, expected) => expect(parseEnergyClass(text)).toBe(expected));

test("a score has its parts, in the order of the index", () => {
  expect(
    read(
      attribute("Repairability: software", "7,5 / 10"),
      attribute("Repairability index", "8.3 of 10"),
      attribute("Repairability: documentation", "9"),
      attribute("Repairability: disassembly", "25 of 10"),
    )?.repairability,
  ).toEqual({
    score: 8.3,
    parts: [
      { part: "documentation", score: 9 },
      { part: "software", score: 7.5 },
    ],
  });
});

test.each(["83", "eleven", "", "-"])("%j is no score", (text) =>
  expect(read(attribute("Repairability index", text), energyClass)?.repairability).toBeNull(),
);

test.each(["0 years", "many years", "99 years"])("%j is no number of years", (text) =>
  expect(read(attribute("Software updates", text), energyClass)?.updateYears).toBeNull(),
);

test("what is no web address and no number is not linked", () =>
  expect(
    read(energyClass, attribute("Energy label", "javascript:alert(1)"), attribute("EPREL number", "12/../x"))?.label,
  ).toMatchObject({ labelUrl: null, eprelUrl: null }));

test("an attribute with several values says nothing", () =>
  expect(
    readEcodesign([{ ...energyClass, options: [{ label: "A" }, { label: "B" }] }], defaultEcodesignAttributes),
  ).toBeNull());

test("attributes are those that the settings name", () => {
  const names = { ...defaultEcodesignAttributes, energyClass: "Effizienz", ingress: "" };
  expect(readEcodesign([attribute("Effizienz", "D"), attribute("", "IP68", "")], names)?.label).toMatchObject({
    energyClass: "D",
    ingress: "",
  });
});

test("used goods and e-readers need no label", () => {
  expect(needsEnergyLabel(["smartphones"], defaultLabelledCategories)).toBe(true);
  expect(needsEnergyLabel(["smartphones", "refurbished"], defaultLabelledCategories)).toBe(false);
  expect(needsEnergyLabel(["laptops"], defaultLabelledCategories)).toBe(false);
});
