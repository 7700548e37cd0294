import { productDetails, products } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { showcaseOf, showcasePlace, storeChoices } from "../../testing/showcase/showcaseOf.ts";
import { CompareScreen } from "./CompareScreen.tsx";

const { nordlysN3Pro, fieldGuide } = productDetails;
/** Without the weight that the shop tells in English: the row with its measurements says it in each language. */
const tarn14 = { ...productDetails.tarn14, attributes: [] };

const meta = {
  ...inTheApp,
  title: "Screens/Compare",
  component: CompareScreen,
  args: {
    products: [nordlysN3Pro, tarn14, fieldGuide],
    unknownSlugs: [],
    omittedSlugs: [],
    isShort: false,
    similarProducts: [products.haldenUltra, products.corvidFlip],
  },
  parameters: { ...inTheApp.parameters, app: { at: "/compare" } },
} satisfies Meta<typeof CompareScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Taking one out is a link to the comparison without it. */
export const Three: Story = {
  tags: ["fit", "visual-de"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Compare 3 products" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Remove Tarn 14" })).toHaveAttribute(
      "href",
      "/compare?products=nordlys-n3-pro,repairers-field-guide",
    );
  },
};

/** Three phones of different kinds, none of them best in all. */
export const Showcase: Story = {
  parameters: { app: { place: showcasePlace } },
  beforeEach: storeChoices,
  render: (args, context) => <CompareScreen {...args} products={showcaseOf(context).compared} similarProducts={[]} />,
};

export const OnAPhone: Story = {
  tags: ["fit"],
  globals: { viewport: { value: "w320" }, locale: "de_DE" },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1 });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** What is no product of ours is named, and what is too many. */
export const SomeAreLeftOut: Story = {
  args: { unknownSlugs: ["nordlys-n9", "<b>x</b>"], omittedSlugs: ["fifth"] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("We do not know these products: nordlys-n9 and <b>x</b>.")).toBeVisible();
    await expect(canvas.getByText("Up to 4 products fit side by side. Left out: fifth.")).toBeVisible();
  },
};

/** One makes no comparison: others are offered. */
export const OnlyOne: Story = {
  args: { products: [nordlysN3Pro] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Two products make a comparison" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Halden 7 Ultra" })).toHaveAttribute(
      "href",
      "/compare?products=nordlys-n3-pro,halden-7-ultra",
    );
  },
};

export const Nothing: Story = { args: { products: [], similarProducts: [] } };

/** The difference is in the address, so that it can be shared. */
export const OnlyDifferences: Story = {
  args: { isShort: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("checkbox", { name: "Only differences" })).toBeChecked();
  },
};
