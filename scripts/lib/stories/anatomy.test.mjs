import { describe, expect, it } from "vitest";
import { componentsIn, keysOf, partsOf } from "./anatomy.mjs";

describe("the anatomy of a component", () => {
  it("has the slots of its recipes and its styled elements", () => {
    const source = `
      const recipe = defineSlotRecipe({ slots: ["backdrop", "content"], base: {} });
      const Title = chakra("h2", { base: {} });
      const Row = chakra(Link, {});`;
    expect(partsOf(source)).toEqual(["backdrop", "content", "Title <h2>", "Row <Link>"]);
  });

  it("has the components of other folders", () => {
    const source = `
import { useIntl } from "react-intl";
import { Icon, type IconName } from "../Icon/Icon.tsx";
import type { Props } from "../Props/Props.tsx";
import { Help } from "./Help.tsx";
import { chakra } from "../../theme/chakra.tsx";
`;
    expect(componentsIn("/ui/primitives/Alert/Alert.tsx", source)).toEqual([
      { name: "Icon", folder: "/ui/primitives/Icon" },
    ]);
  });
});

describe("the keys of a component", () => {
  it("are those that its stories press", () => {
    const source = `
const meta = {};
export const Rest: Story = {};
export const Keyboard: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Enter}{ArrowDown}");
    await userEvent.keyboard(" ");
    await userEvent.keyboard("words");
  },
};
`;
    expect(keysOf(source)).toEqual([{ story: "Keyboard", keys: ["Tab", "Shift+Tab", "Enter", "↓", "Space"] }]);
  });
});
