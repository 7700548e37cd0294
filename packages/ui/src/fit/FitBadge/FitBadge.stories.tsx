import type { Meta, StoryObj } from "@storybook/react-vite";
import { products } from "@rewire/domain/testing";
import { createSiteLinks } from "@rewire/domain";
import { expect } from "storybook/test";
import { ProductGrid } from "../../product/ProductGrid/ProductGrid.tsx";
import { FitBadge } from "./FitBadge.tsx";

const meta = {
  title: "Fit/FitBadge",
  component: FitBadge,
  args: { name: "Nordlys N3 Pro" },
  render: (args) => (
    <ProductGrid
      products={[products.tarn14, products.loomOverEar]}
      links={createSiteLinks("")}
      renderCompareToggle={(product) => <FitBadge {...args} isBelowSaleBadge={product.discount !== null} />}
    />
  ),
} satisfies Meta<typeof FitBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnCards: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Fits your Nordlys N3 Pro")).toHaveLength(2);
  },
};

export const ChargesSlower: Story = {
  args: { kind: "slower" },
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("Fits your Nordlys N3 Pro, charges slower")).toHaveLength(2);
  },
};

export const FullSpeedInGerman: Story = {
  args: { kind: "fullSpeed" },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const LongName: Story = {
  tags: ["visual", "one-width"],
  args: { name: "Kestrel Convertible Workstation 16 Max, second generation" },
  globals: { viewport: { value: "w390" } },
};

export const RightToLeft: Story = { globals: { direction: "rtl", viewport: { value: "w390" } } };
