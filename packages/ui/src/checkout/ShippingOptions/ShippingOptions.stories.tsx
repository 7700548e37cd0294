import { carts } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ShippingOptions } from "./ShippingOptions.tsx";

const meta = {
  title: "Checkout/ShippingOptions",
  tags: ["sheet", "one-width"],
  component: ShippingOptions,
  args: { rates: carts.phoneAndChargers.rates, chosenRate: "free_shipping:2", onChooseRate: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: "640px" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ShippingOptions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FreeIsChosen: Story = {};

/** When they arrive, as on the product's page; what is fetched says where. */
export const WithDates: Story = {
  args: { dates: { from: "2026-11-23", to: "2026-11-25" }, pickupAddress: "Kabelstrasse 12, 10999 Berlin" },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("radio", { name: /^Standard At your door Mon, November 23 to Wed, November 25/ }),
    ).toBeInTheDocument();
    await expect(
      canvas.getByRole("radio", { name: /^Collect at Kabelstrasse 12 Kabelstrasse 12, 10999 Berlin/ }),
    ).toBeInTheDocument();
  },
};

export const OneOfSeveralParcels: Story = {
  args: { parcel: 1, name: "Parcel 2: Orrery 2 ×1" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "Parcel 2: Orrery 2 ×1" })).toBeVisible();
  },
};

export const NoneChosen: Story = { args: { chosenRate: null, error: "Choose a shipping method." } };

export const Looking: Story = { args: { rates: null } };

export const NoneForThisAddress: Story = { args: { rates: [] } };

/** Arrow keys move the choice, and the price belongs to the name. */
export const ChoosesByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Free shipping Free" })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect(args.onChooseRate).toHaveBeenCalledWith("flat_rate:1");
  },
};
