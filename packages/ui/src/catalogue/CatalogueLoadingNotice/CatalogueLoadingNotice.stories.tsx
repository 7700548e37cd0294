import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CatalogueLoadingNotice } from "./CatalogueLoadingNotice.tsx";

const meta = {
  title: "Catalog/ReadingNote",
  tags: ["sheet", "one-width"],
  component: CatalogueLoadingNotice,
  args: { read: 480, total: 5_000 },
} satisfies Meta<typeof CatalogueLoadingNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnItsWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/480 of 5,000 products/)).toBeVisible();
  },
};

/** The shop does not say how many products it has. */
export const OfUnknownLength: Story = { args: { total: null } };

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
