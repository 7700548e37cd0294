import type { LostCartItem } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { CartNotices } from "./CartNotices.tsx";

const losses: readonly LostCartItem[] = [
  {
    id: "1",
    kind: "line",
    name: "Nordlys N3 Pro, Graphite, 256 GB",
    requestedQuantity: 3,
    quantityInCart: 2,
    failure: { kind: "notEnoughStock", product: "Nordlys N3 Pro", remaining: 2 },
  },
  {
    id: "2",
    kind: "line",
    name: "Orrery 2",
    requestedQuantity: 1,
    quantityInCart: 0,
    failure: { kind: "outOfStock", product: "Orrery 2" },
  },
  {
    id: "3",
    kind: "coupon",
    name: "WELCOME10",
    requestedQuantity: 1,
    quantityInCart: 0,
    failure: { kind: "couponExpired", code: "welcome10" },
  },
  {
    id: "4",
    kind: "giftCard",
    name: "…7K42",
    requestedQuantity: 1,
    quantityInCart: 0,
    failure: { kind: "sessionExpired" },
  },
];

const meta = {
  title: "Cart/CartNews",
  tags: ["sheet"],
  component: CartNotices,
  args: { losses: [], onDismissLostItems: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "420px" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartNotices>;
export default meta;

type Story = StoryObj<typeof meta>;

/** After the shop has lost the cart: what could not be put back, each with its reason. */
export const NamesWhatWasLost: Story = {
  args: { losses },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/Nordlys N3 Pro, Graphite, 256 GB: 2 of 3\./)).toBeVisible();
    await expect(canvas.getByText("Gift card …7K42: please enter its code again.")).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onDismissLostItems).toHaveBeenCalledOnce();
  },
};

export const WithoutAName: Story = {
  args: {
    losses: [
      { id: "1", kind: "line", name: "", requestedQuantity: 1, quantityInCart: 0, failure: { kind: "notPurchasable" } },
    ],
  },
};

const priceChanges = [
  { key: "a", name: "Tarn 14", was: { minor: 144_900, currency: "EUR" }, now: { minor: 149_900, currency: "EUR" } },
];

/** A price that has changed while the product was in the cart is said with the one before, until it is accepted. */
export const PriceChanged: Story = {
  args: { losses: [], priceChanges, onAcceptPrices: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText("Tarn 14 now costs €1,499.00, before €1,449.00.")).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(args.onAcceptPrices).toHaveBeenCalledOnce();
  },
};

export const PriceChangedInGerman: Story = {
  args: { losses: [], priceChanges, onAcceptPrices: fn() },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

export const OneChangeWaits: Story = { args: { pendingCount: 1 } };

export const SeveralChangesWait: Story = { args: { pendingCount: 3 } };

export const GermanOnASmallPhone: Story = {
  args: { losses, pendingCount: 2 },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};
