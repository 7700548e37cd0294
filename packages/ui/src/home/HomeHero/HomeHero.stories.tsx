import { defaultSettings, createSiteLinks, emptySettings } from "@rewire/domain";
import { categories, products, repairMenus } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { CategoryGrid } from "../../catalogue/CategoryGrid/CategoryGrid.tsx";
import { PageSection } from "../../patterns/PageSection/PageSection.tsx";
import { SectionHeader } from "../../patterns/SectionHeader/SectionHeader.tsx";
import { ProductGrid } from "../../product/ProductGrid/ProductGrid.tsx";
import { BrandStrip } from "../BrandStrip/BrandStrip.tsx";
import { SettingsProvider } from "../../provider/Settings.tsx";
import { ShopBenefits } from "../ShopBenefits/ShopBenefits.tsx";
import { RepairBand } from "../RepairBand/RepairBand.tsx";
import { HomeHero } from "./HomeHero.tsx";

const links = createSiteLinks("");

const meta = {
  title: "Home/HomeHero",
  component: HomeHero,
  parameters: { layout: "fullscreen" },
  args: {
    products: [products.nordlysN3Pro, products.tarn14, products.loomOverEar],
    repairs: repairMenus,
    links,
    phonesHref: links.category("smartphones"),
    saleHref: "/products?filter=sale[true]",
    site: defaultSettings.site,
  },
} satisfies Meta<typeof HomeHero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WindowAndCounter: Story = {};

/** A shop without a repair desk, or one whose repairs cannot be read. */
export const WithoutRepairs: Story = { tags: ["visual", "one-width"], args: { repairs: [] } };

/** Before a shop whose owner has set nothing: its name, and repairs without a word on fees, time and warranty. */
export const NothingSet: Story = {
  args: { site: { siteName: "woo.example", shortDescription: "" } },
  decorators: [
    (Story) => (
      <SettingsProvider value={emptySettings.shop}>
        <Story />
      </SettingsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "woo.example" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "All products" })).toHaveAttribute("href", "/products");
    await expect(canvas.getByRole("heading", { level: 2, name: /We repair it\.$/ })).toBeVisible();
    await expect(canvas.queryByText(/no fee|while you wait|repair ourselves/i)).not.toBeInTheDocument();
  },
};

export const WithoutSale: Story = { args: { saleHref: undefined } };

export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const InGerman: Story = { globals: { locale: "de_DE" } };

export const InGermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const SwitchesTheDeviceWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("radio", { name: "Phone" }).focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "Laptop" })).toBeChecked();
    await expect(canvas.getByRole("table", { name: /Laptop/ })).toHaveTextContent("€99.50");
  },
};

/** The home page as the shop puts it together. */
export const WholePage: Story = {
  render: (args) => (
    <main>
      <HomeHero {...args} />
      <PageSection>
        <SectionHeader title="Categories" moreLink={{ href: links.categories, label: "All categories" }} />
        <CategoryGrid categories={Object.values(categories)} links={links} />
      </PageSection>
      <PageSection verticalPadding="below">
        <SectionHeader title="Popular this week" moreLink={{ href: links.products(), label: "All products" }} />
        <ProductGrid layout="carousel" products={Object.values(products).slice(0, 5)} links={links} />
      </PageSection>
      <RepairBand
        scenePicture={{ url: "/pictures/toolkit-repair-grey-open.webp", alt: "An open repair toolkit." }}
        repairHref={links.repair}
      />
      <PageSection>
        <ShopBenefits />
      </PageSection>
      <PageSection verticalPadding="below">
        <BrandStrip
          brands={["Nordlys", "Halden", "Tarn", "Loom", "Corvid"].map((name) => ({ slug: name, name, href: "/" }))}
        />
      </PageSection>
    </main>
  ),
};
