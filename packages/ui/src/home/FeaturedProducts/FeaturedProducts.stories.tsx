import { defaultSettings, createSiteLinks, emptySettings } from "@rewire/domain";
import { products } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SettingsProvider } from "../../provider/Settings.tsx";
import { FeaturedProducts } from "./FeaturedProducts.tsx";

const meta = {
  title: "Home/ShopWindow",
  component: FeaturedProducts,
  parameters: { layout: "fullscreen" },
  args: {
    products: [products.nordlysN3Pro, products.tarn14, products.loomOverEar],
    links: createSiteLinks(""),
    phonesHref: "/product-category/smartphones",
    saleHref: "/products?filter=sale[true]",
    site: defaultSettings.site,
  },
} satisfies Meta<typeof FeaturedProducts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeProducts: Story = {};

/** The arrow leads to the label, and is no part of the product's link. */
export const WithEnergyLabels: Story = {
  args: {
    products: [
      { ...products.nordlysN3Pro, energyClass: "B" },
      { ...products.tarn14, energyClass: "D" },
      products.loomOverEar,
    ],
  },
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole("link", { name: "Energy class B (A to G)" });
    await expect(arrow).toHaveAttribute("href", "/product/nordlys-n3-pro/energy-label");
    await expect(canvas.getByRole("link", { name: "Energy class D (A to G)" })).toBeVisible();
  },
};

export const WithEnergyLabelsOnAPhone: Story = {
  tags: ["visual", "one-width"],
  ...WithEnergyLabels,
  globals: { locale: "de_DE", viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Energieeffizienzklasse B (A bis G)" })).toBeVisible();
  },
};

/** The owner's name and sentence in place of the standard ones. */
export const WithoutStandardClaims: Story = {
  args: { site: { siteName: "Wattwerk", shortDescription: "Things that last." } },
  decorators: [
    (Story) => (
      <SettingsProvider value={emptySettings.shop}>
        <Story />
      </SettingsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "Wattwerk" })).toBeVisible();
    await expect(canvas.getByText("Things that last.")).toBeVisible();
  },
};

export const WithoutPictures: Story = {
  args: { products: [products.travelCharger, products.fieldGuide, products.longGermanName] },
};

/** In the order in which they are read. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const link of canvas.getAllByRole("link")) {
      await userEvent.tab();
      await expect(link).toHaveFocus();
    }
  },
};
