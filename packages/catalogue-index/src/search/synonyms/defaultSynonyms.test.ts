import { expect, test } from "vitest";
import { createSearchIndexBuilder } from "../createSearchIndexBuilder.ts";
import { defaultSynonyms } from "./defaultSynonyms.ts";
import { searchTexts } from "../searchTexts.ts";
import { parseSynonyms } from "./synonyms.ts";

const goods = [
  "Tarn 14 laptop",
  "Nordlys N3 smartphone",
  "Loom headphones",
  "Moss earbuds",
  "Hearth speaker",
  "Travel charger",
  "Power bank",
  "USB-C cable",
  "Tactile 75 keyboard",
  "Pebble mouse",
  "Gannet camera",
  "Orrery 2 watch",
  "Case for Halden 7",
  "Memory card",
  "Screen protector",
];
const builder = createSearchIndexBuilder();
for (const name of goods) builder.add([name]);
const index = builder.finish();
const synonyms = parseSynonyms(defaultSynonyms);

/**
 * As people type it in German, Spanish, French, Italian and Portuguese, with and without the letters that a keyboard
 * lacks.
 */
test.each([
  [
    "Tarn 14 laptop",
    [
      "Notebooks",
      "portátiles",
      "PORTATIL",
      "ordenador",
      "ordinateurs portables",
      "ordinateur",
      "portatili",
      "portáteis",
      "portateis",
      "computador",
    ],
  ],
  [
    "Nordlys N3 smartphone",
    ["Handys", "móviles", "moviles", "movil", "téléphones", "telephone", "cellulari", "celulares"],
  ],
  [
    "Loom headphones",
    ["Kopfhörer", "Kopfhoerer", "kopfhorer", "auricular", "casques", "cuffie", "fones de ouvido", "fone de ouvido"],
  ],
  ["Moss earbuds", ["Ohrhörer", "ohrhoerer", "auricolari", "écouteur", "ecouteurs"]],
  [
    "Hearth speaker",
    ["Lautsprecher", "altavoces", "enceintes", "haut-parleur", "hautparleur", "altoparlanti", "alto-falante"],
  ],
  ["Travel charger", ["Ladegeräte", "ladegeraet", "cargadores", "chargeurs", "caricabatterie", "carregadores"]],
  [
    "Power bank",
    ["Powerbank", "batería externa", "baterias externas", "batteries externes", "batteria esterna", "bateria externa"],
  ],
  ["USB-C cable", ["Ladekabel", "câbles", "cable", "cavi usb-c", "cabos"]],
  ["Tactile 75 keyboard", ["Tastaturen", "teclados", "claviers", "tastiere"]],
  ["Pebble mouse", ["Mäuse", "maeuse", "ratón", "ratones", "souris"]],
  ["Gannet camera", ["Kameras", "cámaras", "appareil photo", "appareils photo", "fotocamere", "câmera"]],
  ["Orrery 2 watch", ["Uhren", "relojes", "montre connectée", "montre connectee", "orologi", "relógios", "relogio"]],
  [
    "Case for Halden 7",
    ["Handyhülle", "handyhuelle", "Schutzhüllen", "fundas", "coques", "étui", "custodie", "capinhas"],
  ],
  [
    "Memory card",
    [
      "Speicherkarten",
      "tarjeta de memoria",
      "carte mémoire",
      "carte memoire",
      "scheda di memoria",
      "cartão de memória",
      "cartao de memoria",
    ],
  ],
  ["Screen protector", ["Displayschutz", "protector de pantalla", "verre trempé", "película", "pelicula"]],
])("%s is found by what it is called in every language", (name, searches) => {
  for (const search of searches) {
    const scores = searchTexts(index, search, { synonyms })?.scores;
    expect(
      goods.filter((_, at) => scores?.[at]),
      search,
    ).toContain(name);
  }
});
