import { cartLines } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import { CartLine, type CartLineProps } from "./CartLine.tsx";

const args: CartLineProps = {
  line: cartLines.phone,
  href: "/product/nordlys-n3-pro",
  onQuantityChange: fn(),
  onRemove: fn(),
  onMoveToWishlist: fn(),
};

const meta = {
  title: "Cart/CartLine",
  tags: ["sheet", "one-width"],
  component: CartLine,
  args,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "420px" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CartLine>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnSale: Story = {};

/** The price before is the lowest one of 30 days; without a known one the shop's own, and never a percentage. */
export const ReducedInGerman: Story = {
  args: { line: { ...cartLines.phone, quantity: 2, total: { minor: 149_800, currency: "EUR" } } },
  globals: { locale: "de_DE" },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("€1,798.00", { selector: "[aria-hidden]" })).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent("%");
  },
};

export const WithAnEnergyLabel: Story = {
  args: { line: { ...cartLines.phone, energyClass: "B" } },
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole("link", { name: "Energy class B (A to G)" });
    await expect(arrow).toHaveAttribute("href", "/product/nordlys-n3-pro/energy-label");
  },
};

/** In a cart whose amounts are without tax. */
export const WithoutTax: Story = {
  args: { isNet: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("plus tax")).toBeVisible();
  },
};

/** The unit price is that of the chosen variation, whatever the quantity. */
export const WithUnitPrice: Story = {
  args: { line: { ...cartLines.chargers, measurePrice: { amount: { minor: 295, currency: "EUR" }, measure: "m" } } },
  globals: { locale: "de_DE" },
  play: async ({ canvas }) => expect(canvas.getByText("€2.95 / m")).toBeVisible(),
};

export const TwoOfThem: Story = { args: { line: cartLines.chargers } };

export const LastPieces: Story = { args: { line: cartLines.lastWatches } };

export const OutOfStock: Story = {
  args: { line: { ...cartLines.phone, stock: { state: "outOfStock", quantity: null, lowStockAmount: null } } },
};

/** More than there is of a product that takes backorders: what is there, and that the rest comes later. */
export const PartOnBackorder: Story = {
  tags: ["!sheet"],
  args: {
    line: {
      ...cartLines.chargers,
      quantity: 12,
      stock: { state: "inStock", quantity: 10, isBackorderAllowed: true, lowStockAmount: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Only 10 left")).toBeVisible();
    await expect(canvas.getByText("On backorder")).toBeVisible();
  },
};

/** As many as there are: nothing of them comes later. */
export const AllThatIsThere: Story = {
  tags: ["!sheet"],
  args: {
    line: {
      ...cartLines.chargers,
      quantity: 10,
      stock: { state: "inStock", quantity: 10, isBackorderAllowed: true, lowStockAmount: null },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText("On backorder")).not.toBeInTheDocument();
  },
};

export const FreeOfCharge: Story = {
  args: {
    line: { ...cartLines.guide, unitPrice: { minor: 0, currency: "EUR" }, total: { minor: 0, currency: "EUR" } },
  },
};

export const WithoutWishlist: Story = { args: { onMoveToWishlist: undefined } };

export const Waiting: Story = { args: { isPending: true } };

export const LongGermanName: Story = {
  args: {
    line: {
      ...cartLines.chargers,
      name: "Hochgeschwindigkeits-Induktionsladestation für Kopfhörerhüllen und Smartwatch-Armbänder",
      options: ["Sonnenuntergangsorange", "Zweihundertsechsundfünfzig Gigabyte"],
    },
    failure: { kind: "notEnoughStock", product: "Hochgeschwindigkeits-Induktionsladestation", remaining: 1 },
  },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** The shop's no stands beside the line it concerns. */
export const Refused: Story = {
  args: { line: cartLines.lastWatches, failure: { kind: "notEnoughStock", product: "Orrery 2", remaining: 2 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Orrery 2: only 2 left.")).toBeVisible();
  },
};

export const ChangesByKeyboard: Story = {
  args: { line: cartLines.chargers },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole("spinbutton", { name: "Quantity of 65 W travel charger" });
    await userEvent.clear(field);
    await userEvent.type(field, "5{Enter}");
    await waitFor(() => expect(args.onQuantityChange).toHaveBeenCalledWith(5));
  },
};

/** Down to none is the same as the bin. */
export const NoneOfItRemovesTheLine: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "One less" }));
    await waitFor(() => expect(args.onRemove).toHaveBeenCalledOnce());
    await expect(args.onQuantityChange).not.toHaveBeenCalled();
  },
};

export const CannotAskForMoreThanThereIs: Story = {
  args: { line: cartLines.lastWatches },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "One more" })).toBeDisabled();
  },
};
