import { createSiteLinks } from "@rewire/domain";
import { products } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { GroupedProducts } from "./GroupedProducts.tsx";

const cast = Object.values(products).slice(0, 6);

const meta = {
  title: "Catalog/GroupedProducts",
  component: GroupedProducts,
  parameters: { layout: "fullscreen" },
  args: {
    products: cast,
    groups: [
      { title: "Repairs", total: 2, countOnPage: 2 },
      { title: "Products", total: 1204, countOnPage: 4 },
    ],
    links: createSiteLinks(""),
  },
  render: (args) => (
    <main style={{ padding: "16px" }}>
      <h2>Results</h2>
      <GroupedProducts {...args} />
    </main>
  ),
} satisfies Meta<typeof GroupedProducts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const RepairsAndGoods: Story = {
  tags: ["visual", "one-width"],
  play: async ({ canvas }) => {
    const repairs = within(canvas.getByRole("region", { name: "Repairs 2" }));
    await expect(repairs.getAllByRole("heading", { level: 4 })).toHaveLength(2);
    const goods = within(canvas.getByRole("region", { name: "Products 1,204" }));
    await expect(goods.getAllByRole("heading", { level: 4 })).toHaveLength(4);
  },
};

/** A page on which only one of the groups goes on. */
export const OneGroupOnThisPage: Story = { args: { groups: [{ title: "Products", total: 1204, countOnPage: 6 }] } };

export const ThatAdds: Story = { args: { onAdd: fn() } };

export const GermanOnASmallPhone: Story = {
  args: {
    groups: [
      { title: "Reparaturen", total: 2, countOnPage: 2 },
      { title: "Produkte", total: 1204, countOnPage: 4 },
    ],
  },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};
