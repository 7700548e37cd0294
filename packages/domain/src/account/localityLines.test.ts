import { expect, test } from "vitest";
import { needsState } from "../checkout/index.ts";
import { listLocalityLines, printsStateName } from "./localityLines.ts";

const spain = [
  { code: "M", name: "Madrid" },
  { code: "SE", name: "Sevilla" },
  { code: "C", name: "A Coruña" },
];

test.each([
  ["US", "Springfield", "62704", "IL", ["Springfield, IL 62704"]],
  ["US", "Springfield", "62704", "", ["Springfield, 62704"]],
  ["CA", "Toronto", "M5V 2T6", "ON", ["Toronto ON M5V 2T6"]],
  ["AU", "Sydney", "2000", "NSW", ["Sydney NSW 2000"]],
  ["IT", "Tivoli", "00019", "RM", ["00019 Tivoli RM"]],
  ["BR", "Campinas", "13010-000", "SP", ["Campinas - SP", "13010-000"]],
  ["ES", "Dos Hermanas", "41700", "SE", ["41700 Dos Hermanas", "Sevilla"]],
  ["ES", "Madrid", "28013", "M", ["28013 Madrid"]],
  ["IE", "Cashel", "E25 X012", "Tipperary", ["Cashel", "Tipperary E25 X012"]],
  ["DE", "Berlin", "10999", "DE-BE", ["10999 Berlin"]],
  ["AE", "Dubai", "", "", ["Dubai"]],
] as const)("%s prints %s %s with its state %j as its post does", (country, city, postcode, state, lines) =>
  expect(listLocalityLines({ country, city, postcode, state }, country === "ES" ? spain : [])).toEqual(lines),
);

test("a code that nobody could read is omitted while the names are not known", () => {
  expect(listLocalityLines({ country: "ES", city: "Dos Hermanas", postcode: "41700", state: "SE" })).toEqual([
    "41700 Dos Hermanas",
  ]);
  expect(listLocalityLines({ country: "JP", city: "Chiyoda", postcode: "100-0001", state: "JP13" })).toEqual([
    "Chiyoda",
    "100-0001",
  ]);
});

test.each([
  ["ES", "Getafe", "28901", "MADRID", ["28901 Getafe", "MADRID"]],
  ["IE", "Swords", "K67 X012", "DUBLIN", ["Swords", "DUBLIN K67 X012"]],
  ["CO", "Bogotá", "110111", "CO-DC", ["110111 Bogotá"]],
  ["CL", "Santiago", "8320000", "CL-RM", ["8320000 Santiago"]],
  ["CN", "Lijiang", "674100", "CN1", ["674100 Lijiang"]],
  ["PE", "Lima", "15001", "LMA", ["15001 Lima"]],
] as const)("%s prints %s %s with %j if it is a name, even in capitals", (country, city, postcode, state, lines) =>
  expect(listLocalityLines({ country, city, postcode, state })).toEqual(lines),
);

test("every country whose addresses require a state prints it", () => {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  const countries = letters.flatMap((first) => letters.map((second) => first + second)).filter(needsState);
  expect(countries.length).toBeGreaterThan(20);
  for (const country of countries)
    expect(
      listLocalityLines({ country, city: "City", postcode: "1", state: "Statename" }).join(" "),
      country,
    ).toContain("Statename");
  expect(countries.filter((country) => !printsStateName(country))).toEqual(["AU", "BR", "CA", "IT", "US"]);
});
