import { defaultSettings, createSiteLinks } from "@rewire/domain";
import { productDetails, products } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { SettingsProvider } from "../../provider/Settings.tsx";
import { RelatedProducts } from "./RelatedProducts.tsx";

const meta = {
  title: "Product/RelatedProducts",
  tags: ["sheet"],
  component: RelatedProducts,
  args: { products: productDetails.nordlysN3Pro.related, links: createSiteLinks("") },
} satisfies Meta<typeof RelatedProducts>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Five: Story = {};

export const ThatAdds: Story = { args: { onAdd: fn() } };

/** One row that scrolls; the keyboard brings each product into view. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "65 W travel charger" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Loom Over-Ear" })).toHaveFocus();
  },
};

export const None: Story = { tags: ["!sheet"], args: { products: [] } };

/** The shop owner has switched related products off. */
export const SwitchedOff: Story = {
  tags: ["!sheet"],
  decorators: (StoryWith) => (
    <SettingsProvider value={{ ...defaultSettings.shop, showRelatedProducts: false }}>
      <StoryWith />
    </SettingsProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading")).toBeNull();
  },
};

/** The page is read from right to left, as in Arabic. */
export const RightToLeft: Story = {
  globals: { direction: "rtl", viewport: { value: "w390" } },
  play: ({ canvasElement }) => expect(getComputedStyle(canvasElement).direction).toBe("rtl"),
};

export const GermanOnASmallPhone: Story = {
  args: { products: [products.longGermanName, ...productDetails.nordlysN3Pro.related] },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};
