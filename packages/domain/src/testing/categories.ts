import type { Category } from "../product/index.ts";

const tile = (name: string) => ({ url: `/pictures/category-${name}-studio-tile.webp`, alt: "" });

/** The cast's categories. */
export const categories = {
  smartphones: {
    id: 15,
    slug: "smartphones",
    name: "Smartphones",
    count: 66,
    image: tile("smartphones"),
    parent: null,
  },
  laptops: { id: 16, slug: "laptops", name: "Laptops", count: 54, image: tile("laptops"), parent: null },
  audio: { id: 17, slug: "audio", name: "Audio", count: 72, image: tile("audio"), parent: null },
  wearables: {
    id: 18,
    slug: "wearables",
    name: "Watches & wearables",
    count: 38,
    image: tile("wearables"),
    parent: null,
  },
  smartHome: { id: 19, slug: "smart-home", name: "Smart home", count: 27, image: tile("home"), parent: null },
  /** Without a picture. */
  gaming: { id: 20, slug: "gaming", name: "Gaming", count: 1, image: null, parent: null },
} as const satisfies Record<string, Category>;
