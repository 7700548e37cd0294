import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CorrectedSearch } from "./CorrectedSearch.tsx";

const meta = {
  title: "Catalog/CorrectedSearch",
  tags: ["sheet", "one-width"],
  component: CorrectedSearch,
  args: { query: "nordlis n3", correctedQuery: "nordlys n3", uncorrectedHref: "/products?search=%22nordlis+n3%22" },
} satisfies Meta<typeof CorrectedSearch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Mended: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Search for “nordlis n3” instead" })).toHaveAttribute(
      "href",
      "/products?search=%22nordlis+n3%22",
    );
  },
};

export const WithoutAWayBack: Story = { args: { uncorrectedHref: undefined } };

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Search for “nordlis n3” instead" })).toHaveFocus();
  },
};
