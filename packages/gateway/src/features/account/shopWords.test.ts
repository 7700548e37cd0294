import { expect, test } from "vitest";
import { isMadeOfShopWords, collectShopWords } from "./shopWords.ts";

const site = { siteName: "Repair House", baseUrl: "https://www.nordlys-shop.example" };
const list = collectShopWords({
  settings: { site },
  allowedHosts: ["spare.parts.example:8443"],
  passwordWords: ["Ärmel & Co"],
});

test("words of the shop are its name, its hosts, what its owner adds, and roles", () => {
  const own = [
    "repairhouse",
    "repair",
    "house",
    "nordlysshop",
    "example",
    "spare",
    "parts",
    "ärmelco",
    "admin",
    "shop",
  ];
  expect(list).toEqual(expect.arrayContaining(own));
  expect(list.filter((word) => word.length < 4 || /\P{L}/u.test(word))).toEqual([]);
});

test.each([
  "RepairHouse",
  "repair-house-2026!",
  "r3p4irhouse",
  "Nordlys-Shop1",
  "ÄrmelCo99",
  "admin12345",
  "P@ssw0rd2026",
  "HouseRepair",
  "1!House!1",
])("%j is made of them", (password) => expect(isMadeOfShopWords(password, list)).toBe(true));

test.each([
  "three kind owls",
  "repair owls",
  "maria-likes-tea",
  "xhouse",
  "84719264",
  "!!!!!!!!",
  "",
  "soldering iron 9",
  "🎮🎮🎮🎮",
])("%j is not", (password) => expect(isMadeOfShopWords(password, list)).toBe(false));

test("a shop that nobody has named has roles alone", () => {
  const bare = collectShopWords({
    settings: { site: { siteName: "", baseUrl: "" } },
    allowedHosts: [],
    passwordWords: [],
  });
  expect(isMadeOfShopWords("RepairHouse", bare)).toBe(false);
  expect(isMadeOfShopWords("Welcome2026", bare)).toBe(true);
});
