import { siteLinks } from "@rewire/domain";
import { products } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ShopWindow } from "./ShopWindow.tsx";

const meta = {
  title: "Home/ShopWindow",
  component: ShopWindow,
  parameters: { layout: "fullscreen" },
  args: {
    products: [products.nordlysN3Pro, products.tarn14, products.loomOverEar],
    links: siteLinks(""),
    phonesHref: "/product-category/smartphones",
    saleHref: "/products?filter=sale[true]",
  },
} satisfies Meta<typeof ShopWindow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeProducts: Story = {};

export const WithoutPictures: Story = { args: { products: [products.travelCharger, products.fieldGuide, products.longGermanName] } };

/** In the order in which they are read. */
export const IsReachedWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const link of canvas.getAllByRole("link")) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};
