import { expect, test } from "vitest";
import { toRelativePaths } from "./createRelativeManifestPlugin.ts";

test.each(["/home/one/shop/", "/home/one/shop", "C:\\shops\\one"])(
  "a manifest does not tell that it was made in %s",
  (root) => {
    const folder = root.replaceAll("\\", "/").replace(/\/$/, "");
    const manifest = {
      [`${folder}/packages/ui/theme.css`]: { file: "assets/theme.css", src: `${folder}/packages/ui/theme.css` },
    };
    expect(JSON.parse(toRelativePaths(JSON.stringify(manifest), root))).toEqual({
      "../../packages/ui/theme.css": { file: "assets/theme.css", src: "../../packages/ui/theme.css" },
    });
  },
);

test("a path in another form is an error, not a build that differs from folder to folder", () => {
  const manifest = JSON.stringify({ "theme.css": { file: "/@fs/home/one/shop/packages/ui/theme.css" } });
  expect(() => toRelativePaths(manifest, "/home/one/shop")).toThrow("still names the folder");
});
