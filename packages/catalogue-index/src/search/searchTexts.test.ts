import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { createSearchIndexBuilder } from "./createSearchIndexBuilder.ts";
import { findFuzzyMatches } from "./findFuzzyMatches.ts";
import { isWithinOneTypo } from "./isWithinOneTypo.ts";
import { searchTexts } from "./searchTexts.ts";
import { parseSynonyms } from "./synonyms/synonyms.ts";

const indexOf = (texts: readonly (string | readonly string[])[]) => {
  const builder = createSearchIndexBuilder();
  for (const text of texts) builder.add(typeof text === "string" ? [text] : text);
  return builder.finish();
};
const none = parseSynonyms("");
/** The texts that are found, the best first. */
const find = (texts: readonly (string | readonly string[])[], search: string, synonyms = none) => {
  const scores = searchTexts(indexOf(texts), search, { synonyms })?.scores ?? null;
  return (
    scores &&
    [...scores.keys()]
      .filter((at) => scores[at])
      .toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0))
      .map((at) => [texts[at]].flat()[0])
  );
};
/** Generated words and searches; 10,000 with `npm run bench:properties`. */
const runs = { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 200) };
const finds = (text: string, search: string) => (find([text, "something else"], search) ?? []).includes(text);

describe("a search", () => {
  test("without words is none", () => {
    for (const search of ["", "  \n ", "™"]) expect(find(["a"], search), search).toBeNull();
  });

  test("finds every word, in whichever field it is", () => {
    const texts = [
      ["Tarn 14", "Laptop", "With a quiet fan"],
      ["Tarn 16", "Laptop", "With a loud fan"],
    ];
    expect(find(texts, "laptop QUIET tarn")).toEqual(["Tarn 14"]);
    expect(find(texts, "laptop quiet 16")).toEqual([]);
  });

  test("finds parts of words", () => expect(find(["Smartphone"], "phone")).toEqual(["Smartphone"]));

  test.each([
    ["Écouteurs", "ecouteurs"],
    ["ecouteurs", "ÉCOUTEURS"],
    ["Kopfhörer", "kopfhorer"],
    ["Kopfhörer", "Kopfhoerer"],
    ["Kopfhoerer", "Kopfhörer"],
    ["Größe", "groesse"],
    ["Größe", "grosse"],
    ["Groesse", "Größe"],
    ["Straße", "STRASSE"],
    ["Cámara señal", "senal camara"],
    ["Cœur", "coeur"],
    ["coeur", "cœur"],
    ["Smørrebrød", "smorrebrod"],
    ["Bateria portátil", "PORTATIL"],
    ["Relógio à prova d’água", "d'agua"],
    ["Wi-Fi router", "wifi"],
    ["WiFi router", "wi-fi"],
    ["(USB-C), cable", "usb-c"],
    ["3.5 mm jack", "3.5"],
    ["14″ screen", '14"'],
    ["Tablet & Case", "tablet & case"],
    ["Nordlys™ N3", "nordlys"],
    ["noise cancelling", "noise-cancelling"],
    ["Power bank", "powerbank"],
    ["Ｆｕｌｌ width", "full"],
    ["ﬁlter", "filter"],
    ["🎮 console", "🎮"],
    ["L’écran tactile", "ecran"],
    ["Cafe\u0301", "café"],
  ])("for %s is also written %s", (text, search) => expect(finds(text, search)).toBe(true));

  test("puts short names before long ones, the name before the short description before the description, words before parts", () => {
    const texts = [
      ["A", "", "case"],
      ["B", "case", ""],
      ["Suitcases", "", ""],
      ["Cases", "", ""],
      ["Case for Tarn 14", "", ""],
      ["Case", "", ""],
    ];
    expect(find(texts, "case")).toEqual(["Case", "Cases", "Case for Tarn 14", "Suitcases", "B", "A"]);
  });
});

describe("other spellings", () => {
  test.each([
    ["Charger with 65 W", "65w"],
    ["Charger with 65W", "65 W"],
    ["Charger with 65-watt", "65 Watt"],
    ["Drive of 1 TB", "1tb"],
    ["Drive of 1TB", "1 To"],
    ["Holds 20,000 mAh", "20000mah"],
    ["Holds 20000 mAh", "20.000 mAh"],
    ["Screen of 6.3″", "6,3 Zoll"],
    ["Screen of 14 inches", '14"'],
  ])("of a number with its unit: %s is found by %s", (text, search) => expect(finds(text, search)).toBe(true));

  test("of a number find no other number", () => {
    expect(finds("Charger with 165 W", "65w")).toBe(false);
    expect(finds("Charger with 65 Wh", "65 W")).toBe(false);
  });

  test.each([
    ["Hülle", "Hüllen"],
    ["Chargeur", "chargeurs"],
    ["Cargador", "cargadores"],
    ["Batterie externe", "batteries externes"],
    ["Drone", "droni"],
    ["Tastaturen", "Tastatur"],
    ["Batteries", "battery"],
    ["Inalámbrica", "inalámbricos"],
    ["Gebrauchtes Telefon", "gebrauchte Telefone"],
  ])("by number, gender and case: %s is found by %s", (text, search) => expect(finds(text, search)).toBe(true));

  test("by an ending make no other word", () => {
    expect(finds("Kabel", "kabellos")).toBe(false);
    expect(finds("Cases", "cassette")).toBe(false);
  });

  test.each([
    ["Senior phone", "Seniorenphone"],
    ["GPS watch", "GPS-Watch"],
    ["USB-C cable", "USB-C-Cable"],
    ["Halden 7", "halden7"],
    ["Nordlys N3", "nordlysn3"],
    ["Redmi XR12", "redmixr12"],
    ["Loom Buds", "loombuds"],
  ])("of two words as one: %s is found by %s", (text, search) => expect(finds(text, search)).toBe(true));

  test("of a model without its space find its name, not only article numbers that contain the letters", () => {
    const index = indexOf([
      ["Screen repair", "", "", "RP-NORDLYS-N3-SCREEN"],
      "Nordlys N3",
      "Nordlys N3 Pro",
      "Nordlys 3",
    ]);
    const scores = [...(searchTexts(index, "nordlysn3")?.scores ?? [])];
    expect(scores.map(Boolean)).toEqual([true, true, true, false]);
    expect(scores.indexOf(Math.max(...scores))).toBe(1);
    expect(scores[2]).toBeGreaterThan(scores[0] ?? 0);
  });

  test("of a model are taken apart only into words that a text has", () => {
    expect(finds("Nordlyset N3", "nordlysn3")).toBe(false);
    expect(finds("Nordlys N30", "nordlysn3")).toBe(false);
    expect(finds("Halde N7", "halden7")).toBe(true);
  });

  test("with words that say nothing are left out", () => {
    expect(finds("Case Halden", "a case for the Halden")).toBe(true);
    expect(finds("The Who", "the")).toBe(true);
  });
});

describe("a typo", () => {
  test.each(["headphnes", "headphoness", "headqhones", "haedphones", "eadphones", "xheadphones", "headphonse"])(
    "in a word of five letters or more is forgiven: %s",
    (search) => {
      expect(find(["Headphones", "Speaker"], search)).toEqual(["Headphones"]);
    },
  );

  test("is not looked for where something fits exactly", () =>
    expect(find(["Cable", "Gable", "Table"], "table")).toEqual(["Table"]));

  test.each(["cale", "caes", "14x00", "headphnse"])("too many, or in a word too short, is not: %s", (search) =>
    expect(find(["case", "14000", "Headphones"], search)).toEqual([]),
  );

  test("in quotation marks is meant: neither typos nor synonyms are looked for", () => {
    expect(find(["Headphones"], '"headphnes"')).toEqual([]);
    expect(find(["Headphones"], "“headphones”")).toEqual(["Headphones"]);
    expect(find(["Laptop"], '"notebook"', parseSynonyms("notebook = laptop"))).toEqual([]);
  });

  test("may be the letter that a word of five lacks", () =>
    expect(find(["Reloj", "Cinta"], "relj")).toEqual(["Reloj"]));

  test("counts word by word; the others must still occur", () => {
    const texts = ["Tern Speaker", "Moss Speaker", "Tern Charger"];
    expect(find(texts, "tern speeker")).toEqual(["Tern Speaker"]);
    expect(find(texts, "mosss speakr")).toEqual(["Moss Speaker"]);
  });

  test("in the beginning of a longer word, and in a part of one, is found where nothing is nearer", () => {
    expect(find(["Smartphones", "Cable"], "smatph")).toEqual(["Smartphones"]);
    expect(find(["Smartphones", "Cable"], "phnoe")).toEqual(["Smartphones"]);
  });

  test("two words are almost the same as far as one typo goes", () => {
    const letters = fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(letters, letters, (a, b) => {
        expect(isWithinOneTypo(a, b)).toBe(neighbours(a).has(b));
        let isFound = false;
        findFuzzyMatches(indexOf([b]), a, () => {
          isFound = true;
        });
        const parts = new Set(
          Array.from({ length: b.length }, (_, from) =>
            Array.from({ length: b.length - from }, (__, length) => b.slice(from, from + length + 1)),
          ).flat(),
        );
        if (a.length > 1)
          expect(isFound, `${a} in ${b}`).toBe([...neighbours(a)].some((near) => near !== "" && parts.has(near)));
      }),
      runs,
    );
  });
});

/** Everything that one typo makes of a word. */
function neighbours(word: string): ReadonlySet<string> {
  const all = new Set([word]);
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    all.add(before + after.slice(1));
    if (after.length > 1) all.add(before + (after[1] ?? "") + (after[0] ?? "") + after.slice(2));
    for (const letter of "abc") {
      all.add(before + letter + after);
      if (after) all.add(before + letter + after.slice(1));
    }
  }
  return all;
}

describe("synonyms", () => {
  test("with an arrow go one way", () => {
    const oneWay = parseSynonyms("cover = capa => case");
    expect(find(["Phone case", "Book cover"], "capa", oneWay)).toEqual(["Phone case"]);
    expect(find(["Phone case", "Book cover"], "case", oneWay)).toEqual(["Phone case"]);
  });

  const synonyms = parseSynonyms(
    "notebook = Laptop = ordinateur portable # computers\nKopfhörer=headphones; lonely; =; a=",
  );

  test("are found for one another, also as several words and in every spelling", () => {
    const texts = ["Tarn Laptop", "Loom Headphones", "Mouse"];
    for (const search of ["notebook", "ordinateur portable", "Laptop"])
      expect(find(texts, search, synonyms), search).toEqual(["Tarn Laptop"]);
    for (const search of ["kopfhörer", "kopfhoerer", "KOPFHORER loom"])
      expect(find(texts, search, synonyms), search).toEqual(["Loom Headphones"]);
    expect(find(["Ordinateur très portable"], "notebook", synonyms)).toEqual(["Ordinateur très portable"]);
  });

  test("come behind the word itself", () =>
    expect(find(["Laptop", "Notebook"], "notebook", synonyms)).toEqual(["Notebook", "Laptop"]));
  test("are found with a typo", () => expect(find(["Tarn Laptop"], "notebok", synonyms)).toEqual(["Tarn Laptop"]));
  test("of which there is only one are none", () =>
    expect([...synonyms.keys()].filter((key) => ["lonely", "a", ""].includes(key))).toEqual([]));
});

/** Any sign, also half of a pair; fast-check's own "binary" fills a table of a million first. */
const sign = fc
  .oneof(fc.nat(0xffff), fc.integer({ min: 0x10000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));

test("any search is answered", () => {
  const index = indexOf(["Tarn 14 laptop", ["Phone", "", "a b c d e f g"]]);
  const answer = (search: string) => {
    expect(() => searchTexts(index, search)).not.toThrow();
  };
  fc.assert(fc.property(fc.string({ unit: sign, maxLength: 300 }), answer), runs);
  for (const search of [
    "a ".repeat(2500),
    "x".repeat(5000),
    "[.*+?^${}()|\\",
    "<script>alert(1)</script>",
    "\u0000\ud800",
  ])
    answer(search);
});
