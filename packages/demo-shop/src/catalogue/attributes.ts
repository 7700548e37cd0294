import { chargingPowerTerms } from "./charging.ts";
import { colourTerms } from "./colours.ts";
import { devices } from "./devices.ts";
import type { CatalogueAttribute } from "./types.ts";

const firstTermId = 300;

type TermPairs = readonly (readonly [slug: string, name: string])[];

const toTerms = (...names: readonly string[]): TermPairs =>
  names.map((name) => [
    name
      .toLowerCase()
      .replace(/[″"]/g, "-inch")
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, ""),
    name,
  ]);

const attributeDefinitions: readonly (readonly [slug: string, label: string, terms: TermPairs])[] = [
  [
    "brand",
    "Brand",
    toTerms(
      "Nordlys",
      "Halden",
      "Tern",
      "Moss",
      "Fennec",
      "Corvid",
      "Kestrel",
      "Tundra",
      "Tarn",
      "Skerry",
      "Brae",
      "Foolscap",
      "Loom",
      "Hearth",
      "Lumen",
      "Orrery",
      "Magpie",
      "Gannet",
      "Plover",
      "Tactile",
      "Cairn",
      "Tinker",
      "Sorrel",
      "Plain",
      "Rewire",
    ),
  ],
  ["color", "Color", colourTerms],
  ["storage", "Storage", toTerms("16 GB", "32 GB", "64 GB", "128 GB", "256 GB", "512 GB", "1 TB", "2 TB", "4 TB")],
  ["memory", "Memory", toTerms("3 GB", "4 GB", "6 GB", "8 GB", "12 GB", "16 GB", "24 GB", "32 GB", "64 GB")],
  [
    "screen-size",
    "Screen size",
    [
      ["under-6-inch", "Under 6″"],
      ["6-to-6-5-inch", "6 to 6.5″"],
      ["over-6-5-inch", "Over 6.5″"],
      ["7-to-9-inch", "7 to 9″"],
      ["10-to-12-inch", "10 to 12″"],
      ["13-inch", "13″"],
      ["14-inch", "14″"],
      ["15-to-16-inch", "15 to 16″"],
    ],
  ],
  [
    "condition",
    "Condition",
    [
      ["new", "New"],
      ["refurbished-a", "Refurbished, grade A"],
      ["refurbished-b", "Refurbished, grade B"],
    ],
  ],
  [
    "connection",
    "Connection",
    [
      ["usb-c", "USB-C"],
      ["usb-a", "USB-A"],
      ["wireless", "Wireless"],
      ["audio-jack", "3.5 mm jack"],
      ["wi-fi", "Wi-Fi"],
      ["ethernet", "Ethernet"],
    ],
  ],
  ["power", "Power", toTerms("15 W", "20 W", "30 W", "45 W", "60 W", "65 W", "100 W", "140 W", "240 W")],
  [
    "parts",
    "Parts",
    [
      ["original", "Original parts"],
      ["compatible", "Compatible parts"],
    ],
  ],
  ["device", "Device", devices.map(({ slug, name }) => [slug, name] as const)],
  [
    "fault",
    "Fault",
    [
      ["screen", "Screen"],
      ["battery", "Battery"],
      ["charging", "Charging port"],
      ["camera", "Camera"],
      ["water", "Water damage"],
      ["back-glass", "Back glass"],
      ["speaker", "Speaker or microphone"],
      ["keyboard", "Keyboard"],
      ["hinge", "Hinge or headband"],
      ["sticks", "Sticks and buttons"],
      ["other", "Something else"],
    ],
  ],
  ["energy-class", "Energy class", toTerms("A", "B", "C", "D", "E", "F", "G")],
  ["ports", "Charging ports", toTerms("1 port", "2 ports", "3 ports")],
  ["laptops-at-once", "Laptops at once", toTerms("1 laptop", "2 laptops")],
  ["length", "Length", toTerms("0.5 m", "1 m", "2 m", "3 m")],
  ["charging-port", "Charging port", toTerms("USB-C", "DC plug")],
  ["charging-power", "Charging power", chargingPowerTerms],
];

let nextTermId = firstTermId;

/** Global attributes of the shop (`pa_…`) with their terms in display order. */
export const attributes: readonly CatalogueAttribute[] = attributeDefinitions.map(([slug, label, terms], index) => ({
  id: index + 1,
  slug,
  label,
  terms: terms.map(([termSlug, name]) => ({ id: nextTermId++, slug: termSlug, name })),
}));
