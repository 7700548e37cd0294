import type { CatalogueCategory, CataloguePicture } from "./types.ts";

const firstCategoryId = 15;
const firstTileId = 19_900;

type CategoryRow = readonly [
  slug: string,
  name: string,
  parent: string,
  description: string,
  tile?: readonly [file: string, alt: string],
];

const rows: readonly CategoryRow[] = [
  [
    "smartphones",
    "Smartphones",
    "",
    "Phones we would repair ourselves, new and refurbished.",
    ["category-smartphones-studio-tile", "Three smartphones in different colours standing side by side."],
  ],
  [
    "laptops",
    "Laptops",
    "",
    "Portable computers with the memory, the battery and the manual named.",
    ["category-laptops-studio-tile", "Open laptop with a second closed laptop and a mouse."],
  ],
  [
    "tablets",
    "Tablets",
    "",
    "Tablets for drawing, reading and the kitchen table.",
    ["tablet-eleven-blue-duo", "Front and back of an eleven-inch tablet in sky blue."],
  ],
  [
    "e-readers",
    "E-readers",
    "tablets",
    "Paper-like screens with weeks of battery.",
    ["ereader-seven-sage-angle", "E-reader in sage showing a page of text, three-quarter view."],
  ],
  [
    "audio",
    "Audio",
    "",
    "Headphones, earbuds and speakers with parts that can be replaced.",
    ["category-audio-studio-tile", "Headphones, earbuds in their case and a fabric speaker."],
  ],
  [
    "headphones",
    "Headphones",
    "audio",
    "Over the ear, wireless or wired, with spare pads on our shelf.",
    ["headphones-studio-sand-angle", "Three-quarter view of over-ear headphones in sand with padded ear cushions."],
  ],
  [
    "earbuds",
    "Earbuds",
    "audio",
    "Small, wireless, and some of them with batteries you can change.",
    ["earbuds-stem-white-open", "True-wireless earbuds in white in their open charging case."],
  ],
  [
    "speakers",
    "Speakers",
    "audio",
    "For the shelf, the bath and the lake.",
    ["speaker-tower-terracotta-front", "Portable speaker with terracotta fabric, standing upright."],
  ],
  [
    "wearables",
    "Watches & wearables",
    "",
    "Watches that count steps and last for days.",
    ["category-wearables-studio-tile", "Three smartwatches with different straps."],
  ],
  [
    "smart-home",
    "Smart home",
    "",
    "Heating, light and Wi-Fi that work without an account where they can.",
    ["category-home-studio-tile", "Smart-home hub, thermostat and mesh router."],
  ],
  [
    "networking",
    "Networking",
    "smart-home",
    "Routers and mesh sets.",
    ["router-mesh-white-pair", "Set of two white mesh routers, one behind the other."],
  ],
  [
    "gaming",
    "Gaming",
    "",
    "Handhelds, headsets, keyboards and a few good games.",
    ["console-handheld-mint-angle", "Handheld game console in mint with a game on the screen, three-quarter view."],
  ],
  [
    "cameras-drones",
    "Cameras & drones",
    "",
    "Small cameras for water, bikes and the air.",
    ["drone-fold-grey-angle", "Light grey camera drone with four arms unfolded, three-quarter view."],
  ],
  [
    "accessories",
    "Accessories",
    "",
    "What keeps a device charged, covered and connected.",
    ["charger-gan65-white-angle", "Compact 65-watt wall charger in white with two USB-C ports and one USB-A port."],
  ],
  [
    "chargers",
    "Chargers",
    "accessories",
    "Plugs from 45 to 140 watts.",
    ["charger-gan65-black-angle", "Compact wall charger in black with two USB-C ports and one USB-A port."],
  ],
  [
    "cables",
    "Cables",
    "accessories",
    "Braided, measured and labelled with what they really carry.",
    ["cable-usbc-sand-coil", "Coiled braided USB-C cable in sand with two metal plugs."],
  ],
  [
    "cases",
    "Cases",
    "accessories",
    "Cases that fit one model well.",
    ["case-max-clay-back", "Soft-touch phone case in clay on a large smartphone, seen from behind."],
  ],
  [
    "screen-protectors",
    "Screen protectors",
    "accessories",
    "Tempered glass; we fit it for you at the counter.",
    ["protector-glass-clear-angle", "Tempered-glass screen protector hovering in front of a smartphone."],
  ],
  [
    "power-banks",
    "Power banks",
    "accessories",
    "A second day in the coat pocket.",
    ["powerbank-slim-blue-angle", "Slim power bank in ocean blue with a small display showing 86 percent."],
  ],
  [
    "keyboards",
    "Keyboards",
    "accessories",
    "Mechanical keyboards with switches that can be swapped.",
    ["keyboard-mech-ivory-top", "Compact mechanical keyboard in ivory, seen from above."],
  ],
  [
    "mice",
    "Mice",
    "accessories",
    "Mice for small and large, left and right hands.",
    ["mouse-ergo-white-angle", "Wireless mouse in white with two thumb buttons, three-quarter view."],
  ],
  [
    "storage",
    "Storage",
    "accessories",
    "Portable drives for backups and large projects.",
    ["ssd-portable-blue-angle", "Portable SSD in ocean blue lying on a light surface."],
  ],
  [
    "webcams",
    "Webcams",
    "accessories",
    "Cameras for calls, with a shutter.",
    ["webcam-clip-black-angle", "Black webcam on its clip stand, three-quarter view."],
  ],
  [
    "spare-parts",
    "Spare parts & tools",
    "",
    "Batteries, screens and the tools to fit them, with a guide for each.",
    ["category-parts-studio-tile", "Replacement screen, battery, screwdrivers and tweezers for phone repairs."],
  ],
  [
    "gift-cards",
    "Gift cards & cover",
    "",
    "Cards for the shop and the workshop, and longer warranties.",
    [
      "giftcard-standard-tide-angle",
      "Two gift cards with an abstract sea-coloured pattern, one leaning behind the other.",
    ],
  ],
  [
    "software",
    "Software & guides",
    "",
    "Programs, profiles and repair guides to download.",
    [
      "keyboard-mech-charcoal-angle",
      "Compact mechanical keyboard in charcoal with accent-coloured keys, three-quarter view.",
    ],
  ],
  [
    "refurbished",
    "Refurbished",
    "",
    "Checked, cleaned and repaired in our workshop, graded honestly.",
    [
      "smartphone-max-sand-back",
      "Back of a large smartphone in desert sand with three rear cameras in an upright capsule.",
    ],
  ],
  [
    "repair",
    "Repair",
    "",
    "Fixed price before we start. No fix, no fee.",
    [
      "toolkit-repair-grey-open",
      "Open repair toolkit with precision screwdrivers, tweezers, spudger, picks, suction cup and bits.",
    ],
  ],
  [
    "repair-phones",
    "Phone repairs",
    "repair",
    "Screens, batteries, ports, cameras and water damage.",
    ["screen-core-black-duo", "Replacement screen assembly for a smartphone, front and back with flex cable."],
  ],
  [
    "repair-laptops",
    "Laptop repairs",
    "repair",
    "Screens, batteries, keyboards and charging ports.",
    ["laptop-pro-graphite-top", "Keyboard and trackpad of a 14-inch laptop in graphite, seen from above."],
  ],
  [
    "repair-tablets",
    "Tablet repairs",
    "repair",
    "Glass, batteries and charging ports.",
    ["tablet-eleven-grey-duo", "Front and back of an eleven-inch tablet in space grey."],
  ],
  [
    "repair-wearables",
    "Watch repairs",
    "repair",
    "Glass and batteries for watches.",
    ["watch-round-steel-front", "Round smartwatch in steel with a steel link bracelet, seen from the front."],
  ],
  [
    "repair-audio",
    "Audio & gaming repairs",
    "repair",
    "Headphones, earbuds and handheld consoles.",
    ["headphones-studio-black-flat", "Over-ear headphones in black lying on their side, seen from above."],
  ],
];

function createTilePicture(index: number, [file, alt]: readonly [string, string]): CataloguePicture {
  const isStudioTile = file.startsWith("category-");
  return {
    id: firstTileId + index,
    file: `${file}.webp`,
    alt,
    width: isStudioTile ? 800 : 1200,
    height: isStudioTile ? 600 : 1200,
  };
}

/** Product categories of the shop, parents before their children. */
export const categories: readonly CatalogueCategory[] = rows.map(
  ([slug, name, parent, description, picture], index) => ({
    id: firstCategoryId + index,
    slug,
    name,
    description,
    ...(parent === "" ? {} : { parent }),
    ...(picture ? { image: createTilePicture(index, picture) } : {}),
  }),
);
