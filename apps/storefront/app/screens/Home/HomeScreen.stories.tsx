import { categories, products, repairMenus } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { showcaseOf, showcasePlace, storeChoices } from "../../testing/showcase/showcaseOf.ts";
import { withinScreen } from "../../testing/plays/withinScreen.ts";
import { HomeScreen } from "./HomeScreen.tsx";

const { nordlysN3Pro, tarn14, loomOverEar, orrery2, travelCharger, haldenUltra } = products;

const meta = {
  ...inTheApp,
  title: "Screens/Home",
  component: HomeScreen,
  args: {
    categories: Object.values(categories),
    hasPhones: true,
    featured: [nordlysN3Pro, tarn14, loomOverEar],
    popular: [nordlysN3Pro, travelCharger, orrery2, haldenUltra, tarn14],
    onSale: [loomOverEar, nordlysN3Pro, tarn14],
    repairs: repairMenus,
    brands: [],
  },
} satisfies Meta<typeof HomeScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ShopAndWorkshop: Story = {
  tags: ["fit", "visual-de"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: /Buy it well/ })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "Send it in, or walk in." })).toBeVisible();
  },
};

/** A shop as its owner would show it, in English or German. */
export const Showcase: Story = {
  parameters: { app: { place: showcasePlace } },
  beforeEach: storeChoices,
  render: (args, context) => {
    const { categories: tiles, featured, popular, onSale, repairMenus: repairs } = showcaseOf(context);
    return <HomeScreen {...args} {...{ categories: tiles, featured, popular, onSale, repairs }} />;
  },
};

/** Before a shop whose owner has set nothing: its name, its goods, its repairs, and no claim of the standard ones. */
export const NothingSet: Story = {
  parameters: { app: { isUnset: true, site: { siteName: "woo.example" } } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "woo.example" })).toBeVisible();
    await expect(
      withinScreen(canvasElement).queryByText(/no fee|warranty|walk in|Free shipping|returns|fixed price/i),
    ).not.toBeInTheDocument();
  },
};

/** The first button leads to smartphones only in a shop that has the category, else to all products. */
export const WithoutPhones: Story = {
  tags: ["no-picture"],
  args: { categories: [categories.laptops, categories.audio], hasPhones: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole("link", { name: "All products" })[0]).toHaveAttribute("href", "/products");
    await expect(canvasElement.querySelector('[href*="smartphones"]')).toBeNull();
  },
};

/** All that is reduced is one press away. */
export const LeadsToTheSale: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole("link", { name: /See the sale/ }))
      await expect(link).toHaveAttribute("href", "/products?filter=sale[true]");
  },
};

export const OnAPhone: Story = { tags: ["no-picture"], globals: { viewport: { value: "w390" } } };

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

/** Every maker leads to its products. */
export const Brands: Story = {
  args: {
    brands: [
      { slug: "nordlys", name: "Nordlys" },
      { slug: "loom", name: "Loom & Sons" },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Loom & Sons" })).toHaveAttribute(
      "href",
      "/products?filter=pa_brand[loom]",
    );
  },
};

/** A shop that repairs nothing promises no repair. */
export const WithoutRepairs: Story = {
  parameters: { app: { categories: Object.values(categories) } },
  args: { repairs: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading", { name: "Send it in, or walk in." })).not.toBeInTheDocument();
  },
};

export const NothingReduced: Story = {
  args: { onSale: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading", { name: "On sale" })).not.toBeInTheDocument();
  },
};
