import { products } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { CompareToggle } from "../../compare/CompareToggle/CompareToggle.tsx";
import { ProductCard } from "./ProductCard.tsx";
import { ProductCardSkeleton } from "./ProductCardSkeleton.tsx";

const meta = {
  title: "Product/ProductCard",
  tags: ["sheet"],
  component: ProductCard,
  args: { product: products.tarn14, href: "#product" },
  decorators: (Story) => (
    <div style={{ maxWidth: 280, border: "1px solid var(--rw-colors-border)" }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof ProductCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnSale: Story = {};

/** A product with choices says its lowest price and leads to its page. */
export const WithChoices: Story = { args: { product: products.nordlysN3Pro } };

export const OnlyFiveLeft: Story = { args: { product: products.orrery2, onAdd: fn() } };

export const UnderThePointer: Story = {
  tags: ["sheet"],
  args: { product: products.orrery2, onAdd: fn() },
  play: ({ canvas }) => canvas.getByRole("button", { name: /^Add/ }).setAttribute("data-hover", ""),
};

export const WithoutPicture: Story = { args: { product: products.travelCharger, onAdd: fn() } };

export const OutOfStock: Story = { args: { product: products.corvidFlip } };

export const OnBackorder: Story = { args: { product: products.haldenUltra, onAdd: fn() } };

export const Free: Story = { args: { product: products.careSheet, onAdd: fn() } };

export const Unpriced: Story = { args: { product: products.prototype } };

/** The arrow lies over the link of the card and leads to the label. */
export const WithAnEnergyLabel: Story = {
  args: { product: { ...products.nordlysN3Pro, energyClass: "B" }, href: "/product/nordlys-n3-pro?pa_color=blue" },
  play: async ({ canvas, userEvent }) => {
    const arrow = canvas.getByRole("link", { name: "Energy class B (A to G)" });
    await expect(arrow).toHaveAttribute("href", "/product/nordlys-n3-pro/energy-label");
    await userEvent.tab();
    await userEvent.tab();
    await expect(arrow).toHaveFocus();
  },
};

/** A product with choices says its lowest unit price. */
export const WithUnitPrice: Story = {
  args: {
    product: {
      ...products.nordlysN3Pro,
      name: "USB-C cable",
      discount: null,
      price: { kind: "range", from: { minor: 350, currency: "EUR" }, to: { minor: 790, currency: "EUR" } },
      measurePrice: { amount: { minor: 263, currency: "EUR" }, measure: "m", isFrom: true },
    },
  },
  play: async ({ canvas }) => expect(canvas.getByText("from €2.63 / m")).toBeVisible(),
};

/** What another shop sells, we do not count. */
export const External: Story = { args: { product: products.fieldGuide } };

/** A repair has no stock, and its price depends on what the workshop finds. */
export const Repair: Story = {
  args: {
    product: {
      ...products.careSheet,
      name: "Tarn 14 screen repair",
      kind: "repair",
      repair: { device: "tarn-14", fault: "screen" },
      price: { kind: "range", from: { minor: 14_900, currency: "EUR" }, to: { minor: 19_900, currency: "EUR" } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^from/)).toHaveTextContent("from €149.00");
    await expect(canvas.queryByText("In stock")).not.toBeInTheDocument();
  },
};

export const LongGermanName: Story = {
  args: { product: products.longGermanName, onAdd: fn() },
  globals: { locale: "de_DE" },
};

export const Adding: Story = { args: { onAdd: fn(), isAdding: true } };

export const InTheWishlist: Story = { args: { onAdd: fn(), onToggleWishlist: fn(), isInWishlist: true } };

const handleCompare = fn();

/** The box lies over the link and does what it says. */
export const ForTheComparison: Story = {
  args: { onAdd: fn(), compare: <CompareToggle name="Tarn 14" isCompared={false} onToggle={handleCompare} /> },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("checkbox", { name: "Compare Tarn 14" }).focus();
    await userEvent.keyboard(" ");
    await expect(handleCompare).toHaveBeenCalledOnce();
  },
};

export const Compared: Story = {
  args: {
    product: products.orrery2,
    onAdd: fn(),
    compare: <CompareToggle name="Orrery 2" isCompared onToggle={fn()} />,
  },
  globals: { locale: "de_DE" },
};

export const Loading: Story = { render: () => <ProductCardSkeleton /> };

/** The name is the link of the whole cell, so a keyboard shopper passes each card once. */
export const IsOneTabStop: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Tarn 14" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Tarn 14" })).not.toHaveFocus();
  },
};

/** Heart and bag lie over the link and do what they say. */
export const AddsAndSavesWithTheKeyboard: Story = {
  args: { onAdd: fn(), onToggleWishlist: fn() },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole("link", { name: "Tarn 14" }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Save Tarn 14 to wishlist" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onToggleWishlist).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Add Tarn 14 to cart" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

/** The name that people search for and compare. */
export const NameOfTheProduct: Story = {
  tags: ["do", "!sheet", "!autodocs"],
};

/** A name that shouts can be neither searched nor compared, and the price says already that it is reduced. */
export const NameThatSells: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: { product: { ...products.tarn14, name: "!!! TOP DEAL !!! TARN 14 – ONLY TODAY – BUY NOW" } },
};
