import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { BrandStrip } from "./BrandStrip.tsx";

const brands = ["Nordlys", "Halden", "Tarn", "Loom", "Corvid", "Orrery", "Hearth", "Kestrel"].map((name) => ({
  slug: name.toLowerCase(),
  name,
  href: `/products?filter=pa_brand[${name.toLowerCase()}]`,
}));

const meta = { title: "Home/BrandStrip", component: BrandStrip, args: { brands } } satisfies Meta<typeof BrandStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Eight: Story = { tags: ["visual", "one-width"] };

export const None: Story = { args: { brands: [] } };

export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Nordlys" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Halden" })).toHaveFocus();
  },
};
