import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { OrderUnknown } from "./OrderUnknown.tsx";

const meta = {
  title: "Checkout/OrderUnknown",
  tags: ["sheet", "one-width"],
  component: OrderUnknown,
  args: { onCheck: fn() },
} satisfies Meta<typeof OrderUnknown>;
export default meta;

type Story = StoryObj<typeof meta>;

/** One way on, by keyboard too. */
export const Unknown: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Check again" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};

export const Checking: Story = { args: { isChecking: true } };

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
