import type { Meta, StoryObj } from "@storybook/react-vite";
import { defaultSettings } from "@rewire/domain";
import { expect } from "storybook/test";
import { SettingsProvider } from "../../provider/Settings.tsx";
import { Price } from "./Price.tsx";

const euros = (minor: number) => ({ minor, currency: "EUR" });

const meta = {
  title: "Primitives/Price",
  tags: ["sheet", "one-width"],
  component: Price,
  args: { price: { kind: "single", amount: euros(24900) } },
} satisfies Meta<typeof Price>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Single: Story = {};

/** The struck price is called "Before" by a screen reader. */
export const Reduced: Story = {
  args: { price: { kind: "sale", was: euros(89900), now: euros(74900) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Before: €899.00")).toBeInTheDocument();
    await expect(canvas.getByText("Now: €749.00")).toBeInTheDocument();
  },
};

export const Range: Story = { args: { price: { kind: "range", from: euros(66900), to: euros(86900) } } };

export const Free: Story = { args: { price: { kind: "free" } } };

export const Unpriced: Story = { args: { price: { kind: "unpriced" } } };

export const Large: Story = {
  args: { size: "lg", price: { kind: "sale", was: euros(89900), now: euros(74900) } },
};

/** What is sold by length or weight has its unit price below. */
export const WithUnitPrice: Story = {
  args: {
    price: { kind: "sale", was: euros(790), now: euros(590) },
    measurePrice: { amount: euros(295), measure: "m" },
  },
  play: async ({ canvas }) => expect(canvas.getByText("€2.95 / m")).toBeVisible(),
};

/** Of several lengths, the lowest one. */
export const LowestUnitPrice: Story = {
  args: {
    price: { kind: "range", from: euros(350), to: euros(790) },
    measurePrice: { amount: euros(263), measure: "m", isFrom: true },
  },
  play: async ({ canvas }) => expect(canvas.getByText("from €2.63 / m")).toBeVisible(),
};

/** Pieces are the only measure that has a name in each language. */
export const PricePerPieceInGerman: Story = {
  globals: { locale: "de_DE" },
  args: { measurePrice: { amount: euros(17), measure: "piece", isFrom: true } },
  play: async ({ canvas }) => expect(canvas.getByText("ab €0.17 / Stück")).toBeVisible(),
};

/** A currency without a minor unit, in a column that is narrower than the text. */
export const LongUnitPrice: Story = {
  args: {
    price: { kind: "single", amount: { minor: 1_234_567, currency: "JPY" } },
    measurePrice: { amount: { minor: 98_765_432, currency: "JPY" }, measure: "100\u00A0ml", isFrom: true },
  },
  decorators: (Story) => (
    <div style={{ width: 110 }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => expect(canvas.getByText("from ¥98,765,432 / 100 ml")).toBeVisible(),
};

export const UnitPriceRightToLeft: Story = {
  args: { measurePrice: { amount: euros(295), measure: "m" } },
  decorators: (Story) => (
    <div dir="rtl">
      <Story />
    </div>
  ),
};

/** A shop that tells its prices without tax says so behind each. */
export const WithoutTax: Story = {
  render: () => (
    <SettingsProvider value={{ ...defaultSettings.shop, pricesIncludeTax: false }}>
      <div style={{ display: "grid", gap: 8 }}>
        <Price price={{ kind: "single", amount: euros(24900) }} />
        <Price price={{ kind: "sale", was: euros(89900), now: euros(74900) }} />
        <Price price={{ kind: "range", from: euros(66900), to: euros(86900) }} />
        <Price price={{ kind: "free" }} />
        <Price price={{ kind: "unpriced" }} />
        <Price isNet={false} price={{ kind: "single", amount: euros(100) }} />
      </div>
    </SettingsProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText("plus tax")).toHaveLength(3);
    await expect(canvas.getByText("€1.00").parentElement).not.toHaveTextContent("€1.00plus tax");
  },
};

/** `priceLocale: "auto"`: the reader's own format. */
export const InTheReadersFormat: Story = {
  globals: { locale: "de_DE" },
  render: (args) => (
    <SettingsProvider value={{ ...defaultSettings.shop, priceLocale: "auto" }}>
      <Price {...args} />
    </SettingsProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("249,00\u00a0€", { normalizer: (text) => text })).toBeInTheDocument();
  },
};

/** The component says which price was struck, and formats both as the shop does. */
export const ReducedByItself: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  args: { price: { kind: "sale", was: euros(89900), now: euros(74900) } },
};

/** Written by hand and in the colour of errors: nothing says what it cost before. */
export const RedThatSells: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  render: () => <strong style={{ color: "var(--rw-colors-danger-fg)" }}>Only €749!</strong>,
};
