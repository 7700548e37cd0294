import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { CartTrigger } from "./CartTrigger.tsx";

const meta = {
  title: "Cart/CartTrigger",
  component: CartTrigger,
  tags: ["sheet", "one-width"],
  args: { count: 3, href: "/cart", onOpen: fn() },
} satisfies Meta<typeof CartTrigger>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ThreeItems: Story = {};

export const Empty: Story = { args: { count: 0 } };

/** Without scripts nobody knows the number: nothing claims that the cart is empty, and a link leads to it. */
export const UnknownNumber: Story = {
  tags: ["!sheet"],
  args: { count: null },
  play: async ({ canvas }) => expect(canvas.getByRole("link", { name: /^Cart$/ })).toHaveAttribute("href", "/cart"),
};

export const VeryMany: Story = { args: { count: 240 } };

export const OpensByKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Cart, 3 items" })).toHaveFocus();
    await userEvent.keyboard("[Space>3]");
    await expect(args.onOpen).not.toHaveBeenCalled();
    await userEvent.keyboard("[/Space]");
    await expect(args.onOpen).toHaveBeenCalledOnce();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};
