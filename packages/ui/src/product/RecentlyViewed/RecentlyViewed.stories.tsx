import { createSiteLinks } from "@rewire/domain";
import { products } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RecentlyViewed } from "./RecentlyViewed.tsx";

const meta = {
  title: "Product/RecentlyViewed",
  tags: ["sheet"],
  component: RecentlyViewed,
  args: {
    products: [products.tarn14, products.orrery2, products.travelCharger, products.corvidFlip],
    links: createSiteLinks(""),
  },
} satisfies Meta<typeof RecentlyViewed>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Four: Story = { globals: { viewport: { value: "w1024" } } };

export const OnlyOne: Story = { args: { products: [products.tarn14] } };

export const LongGermanWords: Story = {
  args: { products: [products.longGermanName, products.tarn14] },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** The product of the page itself is not told again. */
export const LeavesOutThisOne: Story = {
  args: { currentId: products.tarn14.id },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { name: "Tarn 14" })).toBeNull();
    await expect(canvas.getAllByRole("article")).toHaveLength(3);
  },
};

export const Nothing: Story = {
  tags: ["!sheet"],
  args: { products: [products.tarn14], currentId: products.tarn14.id },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading")).toBeNull();
  },
};

/** One row that scrolls; the keyboard brings each product into view. */
export const Keyboard: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Tarn 14" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Orrery 2" })).toHaveFocus();
  },
};
