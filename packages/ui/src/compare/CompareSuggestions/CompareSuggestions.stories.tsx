import { createSiteLinks } from "@rewire/domain";
import { products } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CompareSuggestions } from "./CompareSuggestions.tsx";

const meta = {
  title: "Product/CompareSuggestions",
  tags: ["sheet"],
  component: CompareSuggestions,
  args: {
    products: [products.haldenUltra, products.corvidFlip, products.prototype],
    slugs: ["nordlys-n3-pro"],
    links: createSiteLinks(""),
  },
} satisfies Meta<typeof CompareSuggestions>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each leads to the comparison with it. */
export const Three: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole("link", { name: "Corvid Flip" })).toHaveAttribute(
      "href",
      "/compare?products=nordlys-n3-pro,corvid-flip",
    ),
};

/** The arrow leads to the label, the rest of the row to the comparison. */
export const WithAnEnergyLabel: Story = {
  args: { products: [{ ...products.haldenUltra, energyClass: "C" }] },
  play: ({ canvas }) =>
    expect(canvas.getByRole("link", { name: "Energy class C (A to G)" })).toHaveAttribute(
      "href",
      `/product/${products.haldenUltra.slug}/energy-label`,
    ),
};

export const LongGermanName: Story = {
  args: { products: [products.longGermanName] },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

export const IsReachedWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Halden 7 Ultra" })).toHaveFocus();
  },
};

/** The page is read from right to left, as in Arabic. */
export const RightToLeft: Story = {
  globals: { direction: "rtl", viewport: { value: "w390" } },
  play: ({ canvasElement }) => expect(getComputedStyle(canvasElement).direction).toBe("rtl"),
};
