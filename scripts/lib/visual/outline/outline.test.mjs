import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { pathsOf, pictureFile } from "../album.mjs";
import { hashOf } from "../decisions/files.mjs";
import { approvedOutlineFile, findStale, writeOutline } from "./outline.mjs";

const KEY = "product-card/all-states.light.390";

let root;
let picture;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "rewire-records-"));
  const file = pictureFile(pathsOf(root).approved, KEY);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, "a picture");
  picture = hashOf(file);
  write({ Card: ["AAAA"], Price: ["BBBB"] });
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (components) => writeOutline(approvedOutlineFile(root, KEY), { picture, components });

it("has nothing to say of a record that names what the picture shows", () => {
  expect(findStale(root, KEY, ["Card", "Price"])).toBe("");
});

it("notices components that the record does not name, or names in vain", () => {
  expect(findStale(root, KEY, ["Card", "Rating"])).toBe("shows Rating, does not show Price");
});

it("notices a picture without components, without an outline, and with that of another picture", () => {
  write(undefined);
  expect(findStale(root, KEY, ["Card"])).toBe("has no record of its components");
  write({ Card: ["AAAA"] });
  writeFileSync(pictureFile(pathsOf(root).approved, KEY), "another picture");
  expect(findStale(root, KEY, ["Card"])).toBe("has no record of its components");
  rmSync(approvedOutlineFile(root, KEY));
  expect(findStale(root, KEY, ["Card"])).toBe("has no record of its components");
});
