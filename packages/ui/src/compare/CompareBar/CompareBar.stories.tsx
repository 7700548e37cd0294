import { createSiteLinks } from "@rewire/domain";
import { products } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { CompareBar } from "./CompareBar.tsx";

const { nordlysN3Pro, haldenUltra, tarn14, travelCharger, longGermanName } = products;

const meta = {
  title: "Product/CompareTray",
  tags: ["sheet"],
  component: CompareBar,
  args: { products: [nordlysN3Pro, haldenUltra], links: createSiteLinks(""), onClear: fn() },
} satisfies Meta<typeof CompareBar>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole("link", { name: "Compare 2" })).toHaveAttribute(
      "href",
      "/compare?products=nordlys-n3-pro,halden-7-ultra",
    ),
};

/** One makes no comparison yet. */
export const One: Story = {
  args: { products: [tarn14] },
  play: ({ canvas }) => expect(canvas.queryByRole("link")).toBeNull(),
};

export const FourOnASmallPhone: Story = {
  args: { products: [nordlysN3Pro, haldenUltra, travelCharger, longGermanName] },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** A fifth is refused in words. */
export const AFifthIsRefused: Story = {
  args: { products: [nordlysN3Pro, haldenUltra, travelCharger, tarn14], isFull: true },
  play: ({ canvas }) =>
    expect(canvas.getByText("Up to 4 products fit side by side. Take one out first.")).toBeVisible(),
};

export const IsUsedWithTheKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Clear" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClear).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Compare 2" })).toHaveFocus();
  },
};
