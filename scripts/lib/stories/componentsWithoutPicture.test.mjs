import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { approvedOutlineFile, writeOutline } from "../visual/outline/outline.mjs";
import { componentsIn, faultsOfComponentsWithoutPicture, readApprovedComponents } from "./componentsWithoutPicture.mjs";

let root;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "rewire-without-picture-"));
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write("packages/ui/src/product/Card/Card.tsx", "export const Card = () => null;\nexport function Price() {}\n");
  write("packages/ui/src/product/Card/Card.stories.tsx", "export function Frame() {}\n");
  write("apps/storefront/app/routes/home.tsx", "export default function Home() {}\n");
  const components = { Card: ["AAAA", 17] };
  writeOutline(approvedOutlineFile(root, "product-card/all-states.light.390"), { picture: "x", components });
});
afterEach(() => rmSync(root, { recursive: true }));

test("names come from the outlines of approved pictures", () => {
  expect(componentsIn(readApprovedComponents(root))).toEqual(new Set(["Card"]));
  expect(componentsIn(readApprovedComponents(join(root, "apps")))).toEqual(new Set());
});

test("each component but those of stories and routes is in an outline, or has a reason", () => {
  const outlinedNames = componentsIn(readApprovedComponents(root));
  expect(faultsOfComponentsWithoutPicture(root, outlinedNames, new Map())).toEqual([
    "Price (packages/ui/src/product/Card/Card.tsx) is on no picture: let a story that is pictured show it, then npm run visual, or give its reason in scripts/lib/stories/componentsWithoutPicture.mjs.",
  ]);
  expect(faultsOfComponentsWithoutPicture(root, outlinedNames, new Map([["Price", "Draws nothing."]]))).toEqual([]);
});

test("a reason is of a component that exists and that no picture shows", () => {
  const reasons = new Map([
    ["Card", "Draws nothing."],
    ["Price", "Draws nothing."],
    ["Tile", "Draws nothing."],
  ]);
  expect(faultsOfComponentsWithoutPicture(root, componentsIn(readApprovedComponents(root)), reasons)).toEqual([
    "There is no component Tile: remove it from scripts/lib/stories/componentsWithoutPicture.mjs.",
    "Card is on a picture: remove it from scripts/lib/stories/componentsWithoutPicture.mjs.",
  ]);
});
