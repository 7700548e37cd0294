import type { CatalogueEntry } from "../catalogue/index.ts";
import { entryOf } from "./entry.ts";

/** A search with a typo and the product that whoever typed it wants. */
export interface TypoQuery {
  readonly search: string;
  /** Id of the product. */
  readonly productId: number;
}

const makers = ["Nordlys", "Halden", "Kestrel", "Tundra", "Skerry", "Orrery"];

/** What each language calls things, and what it says about them. */
const languages: readonly { readonly things: string; readonly line: string }[] = [
  {
    things:
      "Headphones, Charger, Keyboard, Tablet, Speaker, Laptop, Smartwatch, Router, Camera, Battery, Microphone, Webcam",
    line: "Lasts long, comes with a cable and can be repaired.",
  },
  {
    things:
      "Kopfhörer, Ladegerät, Tastatur, Lautsprecher, Gehäuse, Bildschirm, Netzteil, Speicherkarte, Drucker, Schutzhülle, Größenmesser, Küchenwaage",
    line: "Hält lange, lässt sich öffnen und wird mit Kabel geliefert.",
  },
  {
    things:
      "Écouteurs, Chargeur, Clavier, Haut-parleur, Étui, Écran, Batterie, Carte mémoire, Caméra d’action, Souris, Montre connectée, Enceinte",
    line: "Léger, réparable et livré avec son câble.",
  },
  {
    things:
      "Auriculares, Cargador, Teclado, Altavoz, Funda, Pantalla, Batería, Cámara, Ratón inalámbrico, Reloj, Impresora, Micrófono",
    line: "Ligero, fácil de reparar y con cable incluido.",
  },
  {
    things:
      "Cuffie, Caricatore, Tastiera, Altoparlante, Custodia, Schermo, Batteria, Fotocamera, Orologio, Stampante, Microfono, Lampada",
    line: "Leggero, riparabile e con cavo incluso.",
  },
  {
    things:
      "Fones de ouvido, Carregador, Teclado, Alto-falante, Capinha, Tela sensível, Bateria, Câmera, Relógio, Impressora, Microfone, Caixa de som",
    line: "Leve, fácil de consertar e com cabo incluído.",
  },
];

/** Every thing of every maker, in six languages: 432 products. */
export const searchCorpus: readonly CatalogueEntry[] = languages.flatMap(({ things, line }, language) =>
  things.split(", ").flatMap((thing, at) =>
    makers.map((maker, by) =>
      entryOf(10_000 + language * 1000 + at * 10 + by, {
        name: `${maker} ${thing}`,
        shortDescription: line,
        description: `${thing}: ${line}`,
      }),
    ),
  ),
);

/** A small generator of numbers, the same every time. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const keys = "abcdefghijklmnopqrstuvwxyz";

/** One typo: a letter missing, doubled, another or swapped with its neighbour. */
function mistype(word: string, draw: (below: number) => number): string {
  const at = draw(word.length);
  const [before, letter = "", after] = [word.slice(0, at), word[at], word.slice(at + 1)];
  const wrong = keys[draw(keys.length)] ?? "x";
  switch (draw(4)) {
    case 0:
      return before + after;
    case 1:
      return before + letter + wrong + after;
    case 2:
      return before + wrong + after;
    default:
      return at + 1 < word.length ? before + (word[at + 1] ?? "") + letter + word.slice(at + 2) : before + wrong;
  }
}

/** How people type who have no such keys: without accents, or spelt out. */
const habits: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.normalize("NFD").replaceAll(/\p{M}/gu, ""),
  (text) => text.replaceAll("ä", "ae").replaceAll("ö", "oe").replaceAll("ü", "ue").replaceAll("ß", "ss"),
  (text) => text.toUpperCase(),
];

/** Searches for products of the corpus with one typo each, spread over the languages. */
export function typoQueries(count: number): readonly TypoQuery[] {
  const draw = seeded(2026);
  return Array.from({ length: count }, (_, at) => {
    const perLanguage = searchCorpus.length / languages.length;
    const product = searchCorpus[(at % languages.length) * perLanguage + draw(perLanguage)];
    if (!product) throw new RangeError("The corpus is empty");
    const words = (habits[draw(habits.length)] ?? String)(product.summary.name).split(" ");
    const long = [...words.keys()].filter((place) => (words[place]?.match(/\p{L}/gu)?.length ?? 0) >= 5);
    const place = long[draw(long.length)] ?? 0;
    return {
      search: words.map((word, position) => (position === place ? mistype(word, draw) : word)).join(" "),
      productId: product.summary.id,
    };
  });
}
