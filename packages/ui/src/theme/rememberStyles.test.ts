import { createSystem, defaultBaseConfig } from "@chakra-ui/react";
import { describe, expect, it } from "vitest";
import { buttonRecipe } from "../primitives/Button/Button.recipe.ts";
import { rememberStyles } from "./rememberStyles.ts";
import { themeConfig } from "./themeConfig.ts";

const make = () => createSystem(defaultBaseConfig, themeConfig);
const plain = make();
const remembering = rememberStyles(make());

describe("rememberStyles", () => {
  it("gives the styles that Chakra gives", () => {
    for (const variant of ["solid", "line", "ghost"] as const) {
      const styles = remembering.cva(buttonRecipe)({ variant, size: "lg" });
      expect(styles).toEqual(plain.cva(buttonRecipe)({ variant, size: "lg" }));
      expect(remembering.css(styles, {})).toEqual(plain.css(plain.cva(buttonRecipe)({ variant, size: "lg" }), {}));
    }
  });

  it("works out a recipe and its styles once", () => {
    expect(remembering.cva(buttonRecipe)).toBe(remembering.cva(buttonRecipe));
    const styles = remembering.cva(buttonRecipe)({});
    expect(remembering.css(styles, {})).toBe(remembering.css(styles, { mt: undefined }));
  });

  it("keeps the style props of one recipe apart", () => {
    const styles = remembering.cva(buttonRecipe)({});
    expect(remembering.css(styles, { bg: "#3b3d42" })).toMatchObject({ background: "#3b3d42" });
    expect(remembering.css(styles, { bg: "#c9b49a" })).toMatchObject({ background: "#c9b49a" });
  });

  it("stays right when style props keep changing", () => {
    const styles = remembering.cva(buttonRecipe)({});
    for (let width = 0; width < 1200; width += 1) remembering.css(styles, { width: `${width}px` });
    expect(remembering.css(styles, { width: "1px" })).toEqual(plain.css(plain.cva(buttonRecipe)({}), { width: "1px" }));
  });
});
