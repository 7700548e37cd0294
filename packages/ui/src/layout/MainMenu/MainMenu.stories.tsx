import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { useStoryMenu } from "../siteForStories.ts";
import { MainMenu } from "./MainMenu.tsx";

function MenuWithEntries() {
  return <MainMenu entries={useStoryMenu()} />;
}

const meta = {
  title: "Layout/MainMenu",
  tags: ["visual", "wide"],
  component: MainMenu,
  args: { entries: [] },
  render: () => <MenuWithEntries />,
} satisfies Meta<typeof MainMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ProductsAreOpen: Story = {};

export const German: Story = { globals: { locale: "de_DE" } };

export const GoesFromEntryToEntryByTab: Story = {
  tags: ["!visual"],
  play: async ({ canvas, userEvent }) => {
    for (const name of ["Products", "Categories", "Repair desk", "Contact"]) {
      await userEvent.tab();
      await expect(canvas.getByRole("link", { name })).toHaveFocus();
    }
  },
};
