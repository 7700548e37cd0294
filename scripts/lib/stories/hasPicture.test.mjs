import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pathsOf, pictureFile } from "../visual/album.mjs";
import { approvedOutlineFile, writeOutline } from "../visual/outline/outline.mjs";
import { createHasPicture } from "./hasPicture.mjs";

let root;
const approve = (key, tree) => {
  const file = pictureFile(pathsOf(root).approved, key);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, key);
  writeOutline(approvedOutlineFile(root, key), { picture: key, tree });
};
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "rewire-has-picture-"));
});
afterEach(() => rmSync(root, { recursive: true }));

test("a story is on a picture of its own, in any look", () => {
  approve("screens-cart-page/german-on-a-small-phone.dark.320", "");
  approve("screens-order/placed.light.390.de", "");
  const hasPicture = createHasPicture(root);
  expect(hasPicture("Screens/Cart/Page#GermanOnASmallPhone")).toBe(true);
  expect(hasPicture("Screens/Order#Placed")).toBe(true);
  expect(hasPicture("Screens/Cart#GermanOnASmallPhone")).toBe(false);
});

test("a story is on a picture as a cell of its component's sheet", () => {
  approve("account-orderlist/all-states.light.390", '- heading "Two Lines" [level=2]\n- heading "None" [level=3]');
  const hasPicture = createHasPicture(root);
  expect(hasPicture("Account/OrderList#TwoLines")).toBe(true);
  expect(hasPicture("Account/OrderList#None")).toBe(false);
});
