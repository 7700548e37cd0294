import { defaultSettings, createSiteLinks, type Choice, type ProductDetail } from "@rewire/domain";
import { productDetails, products } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { SettingsProvider } from "../../provider/Settings.tsx";
import { BuyFacts } from "../BuyFacts/BuyFacts.tsx";
import { PriceNote } from "../PriceNote/PriceNote.tsx";
import { StickyBuyBar } from "../StickyBuyBar/StickyBuyBar.tsx";
import { BuyBox, type BuyBoxProps } from "./BuyBox.tsx";

const phone = productDetails.nordlysN3Pro;
const laptop = productDetails.tarn14;
const graphite = { pa_color: "graphite", pa_storage: "256-gb" };

/** Keeps the choice, as the address does in the shop. */
function Chosen({ choice: first, onChoose, ...rest }: BuyBoxProps) {
  const [choice, setChoice] = useState<Choice>(first);
  const handleChoose = (next: Choice) => {
    setChoice(next);
    onChoose(next);
  };
  return <BuyBox {...rest} choice={choice} onChoose={handleChoose} />;
}

const meta = {
  title: "Product/BuyBox",
  tags: ["sheet", "one-width"],
  component: BuyBox,
  args: {
    product: phone,
    choice: graphite,
    onChoose: fn(),
    onAdd: fn(),
    onViewCart: fn(),
    links: createSiteLinks(""),
    siteName: "Rewire",
    swatches: { pa_color: { graphite: "#3b3d42", sand: "#c9b49a", ice: "#a9bccd", forest: "#3f5148" } },
    children: <BuyFacts />,
    buyBar: StickyBuyBar,
  },
  render: (args) => <Chosen {...args} />,
  decorators: (Story) => (
    <div style={{ maxWidth: 480 }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof BuyBox>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AllChosen: Story = {};

export const NothingChosen: Story = { args: { choice: {} } };

export const OnSale: Story = { args: { product: laptop, choice: {} } };

export const OnlyThreeLeft: Story = { args: { choice: { pa_color: "graphite", pa_storage: "512-gb" } } };

export const ChoiceSoldOut: Story = { args: { choice: { pa_color: "graphite", pa_storage: "1-tb" } } };

/** An address may ask for what nobody makes. */
export const ChoiceNotMade: Story = { args: { choice: { pa_color: "sand", pa_storage: "512-gb" } } };

export const OutOfStock: Story = { args: { product: { ...laptop, stock: products.corvidFlip.stock }, choice: {} } };

export const OnBackorder: Story = { args: { product: { ...laptop, stock: products.haldenUltra.stock }, choice: {} } };

export const Free: Story = { args: { product: { ...laptop, ...products.careSheet }, choice: {} } };

export const Unpriced: Story = { args: { product: productDetails.prototype, choice: {} } };

/** Another seller's product leads there, and never into the cart. */
export const External: Story = {
  args: { product: productDetails.fieldGuide, choice: {} },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Buy at the publisher" });
    await expect(link).toHaveAttribute("href", "https://books.example/field-guide");
    await expect(link).toHaveAttribute("rel", "noopener nofollow");
    await expect(canvas.queryByRole("button", { name: "Add to cart" })).toBeNull();
  },
};

export const Adding: Story = { args: { isAdding: true } };

export const Added: Story = { args: { outcome: { kind: "added", name: "Nordlys N3 Pro, Graphite, 256 GB" } } };

export const Refused: Story = {
  args: { outcome: { kind: "refused", reason: "Only 14 are left, and they are in your cart already." } },
};

/** The owner shows model numbers; without the setting there is none. */
export const WithModelNumber: Story = {
  args: { product: laptop, choice: {} },
  decorators: (Story) => (
    <SettingsProvider value={{ ...defaultSettings.shop, showSKU: true }}>
      <Story />
    </SettingsProvider>
  ),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(new RegExp(args.product.sku))).toBeVisible();
  },
};

/** The owner has prices say what they include. */
export const WithPriceNote: Story = {
  args: { priceNote: <PriceNote parts={["incl. VAT, plus ", { href: "/info/shipping", label: "shipping" }]} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^incl\. VAT/)).toHaveTextContent("incl. VAT, plus shipping");
    await expect(canvas.getByRole("link", { name: "shipping" })).toHaveAttribute("href", "/info/shipping");
  },
};

export const WithPriceNoteInGerman: Story = {
  args: { priceNote: <PriceNote parts={["inkl. MwSt., zzgl. ", { href: "/de/info/shipping", label: "Versand" }]} /> },
  globals: { locale: "de_DE", viewport: { value: "w390" } },
};

/** What costs nothing includes no tax. */
export const FreeWithoutPriceNote: Story = {
  args: { ...WithPriceNote.args, product: { ...laptop, ...products.careSheet }, choice: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/incl\. VAT/)).not.toBeInTheDocument();
  },
};

/** Another seller's price is its own. */
export const ExternalWithoutPriceNote: Story = {
  args: { ...WithPriceNote.args, product: productDetails.fieldGuide, choice: {} },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/incl\. VAT/)).not.toBeInTheDocument();
  },
};

export const WithoutModelNumber: Story = {
  tags: ["!sheet"],
  args: { product: laptop, choice: {} },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText(new RegExp(args.product.sku))).not.toBeInTheDocument();
  },
};

export const InGerman: Story = { globals: { locale: "de_DE", viewport: { value: "w390" } } };

/** From choice to button without a pointer; what is asked for is the chosen variation. */
export const AddsWithTheKeyboard: Story = {
  args: { choice: { pa_color: "graphite" } },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole("radio", { name: /256 GB/ }).focus();
    await userEvent.keyboard(" ");
    await userEvent.click(canvas.getByRole("button", { name: "One more" }));
    canvas.getByRole("button", { name: "Add to cart" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onAdd).toHaveBeenCalledWith({
      product: phone,
      variation: phone.variations[1],
      choice: graphite,
      quantity: 2,
    });
  },
};

/** Pressed too early, it leads to the open question and says which it is. */
export const SaysWhichChoiceIsMissing: Story = {
  args: { choice: { pa_color: "graphite" } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add to cart" }));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(canvas.getByText("Please choose: Storage.")).toBeVisible();
    await expect(canvas.getByRole("radio", { name: /128 GB/ })).toHaveFocus();
    await userEvent.click(canvas.getByRole("radio", { name: /256 GB/ }));
    await expect(canvas.queryByText("Please choose: Storage.")).toBeNull();
  },
};

/** Stock that was asked for afresh wins over what the page was rendered with. */
export const SoldOutMeanwhile: Story = {
  args: { latestStock: { 20002: { state: "outOfStock", quantity: 0, lowStockAmount: null } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Add to cart" })).toBeNull();
    await expect(canvas.getByText("Graphite, 256 GB: out of stock at the moment.")).toBeVisible();
  },
};

/** A quantity that one variation can give and the next cannot comes down with the choice. */
export const LowersTheQuantityWithTheStock: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton", { name: "Quantity" });
    await userEvent.clear(field);
    await userEvent.type(field, "10{Enter}");
    await expect(field).toHaveValue(10);
    await userEvent.click(canvas.getByRole("radio", { name: /512 GB/ }));
    await expect(field).toHaveValue(3);
  },
};

/** A choice whose offer is not rendered yet is rendered before another press is handled, which may be about it. */
export const RendersAPendingChoiceBeforeAnotherPress: Story = {
  tags: ["!sheet"],
  // The choice stays pending.
  render: (args) => <BuyBox {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /512 GB/ }));
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole("heading", { level: 1 }));
    await expect(args.onChoose).toHaveBeenCalledTimes(2);
    await expect(args.onChoose).toHaveBeenLastCalledWith({ ...graphite, pa_storage: "512-gb" });
  },
};

/** A pending choice is not rendered by the press of another option, which could move from under the finger. */
export const LeavesOptionsInTheirPlaceDuringAPress: Story = {
  tags: ["!sheet"],
  // The choice stays pending.
  render: (args) => <BuyBox {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /512 GB/ }));
    await userEvent.pointer({ keys: "[MouseLeft>]", target: canvas.getByText("1 TB") });
    await expect(args.onChoose).toHaveBeenCalledTimes(1);
    await userEvent.pointer({ keys: "[/MouseLeft]" });
  },
};

const euros = (minor: number) => ({ minor, currency: "EUR" });
const [single, reduced, ...otherVariations] = phone.variations;
/** Phone with one variation of each kind of price, most without a model number. */
const unevenPhone: ProductDetail = {
  ...phone,
  sku: "",
  variations: [
    { ...single, sku: "" },
    reduced,
    { ...otherVariations[0], price: { kind: "free" }, sku: "" },
    ...otherVariations.slice(1),
  ],
};

/** No line above the options comes or goes with the choice: a second tap hits what was aimed at. */
export const KeepsOptionsInTheirPlace: Story = {
  tags: ["!sheet"],
  args: {
    ...WithPriceNote.args,
    product: { ...unevenPhone, price: { kind: "range", from: euros(66900), to: euros(86900) } },
    choice: {},
  },
  decorators: [
    (Story) => (
      <SettingsProvider value={{ ...defaultSettings.shop, showSKU: true, showReviews: false }}>
        <Story />
      </SettingsProvider>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [colors] = canvas.getAllByRole("radiogroup");
    const before = findTop(colors, canvasElement);
    await userEvent.click(canvas.getByRole("radio", { name: "Graphite" }));
    for (const storage of [/^128 GB/, /^256 GB/, /^512 GB/, /^1 TB/]) {
      await userEvent.click(canvas.getByRole("radio", { name: storage }));
      await expect(findTop(colors, canvasElement), String(storage)).toBe(before);
    }
  },
};

/** Nor does the note below an attribute that was missing take its place with it. */
export const KeepsTheNextOptionsInTheirPlace: Story = {
  tags: ["!sheet"],
  args: { choice: {} },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Add to cart" }));
    const [, storages] = canvas.getAllByRole("radiogroup");
    const before = findTop(storages, canvasElement);
    await userEvent.click(canvas.getByRole("radio", { name: "Desert sand" }));
    await expect(canvas.queryByText("Please choose: Color.")).toBeNull();
    await expect(findTop(storages, canvasElement)).toBe(before);
  },
};

/** Returns the distance in pixels from the top of the story, since Storybook may add its padding while a story runs. */
const findTop = (element: HTMLElement | undefined, canvasElement: HTMLElement): number =>
  (element?.getBoundingClientRect().top ?? Number.NaN) - canvasElement.getBoundingClientRect().top;
