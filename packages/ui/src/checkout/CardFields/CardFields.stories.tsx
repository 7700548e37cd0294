import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { CardFields } from "./CardFields.tsx";

const meta = {
  title: "Checkout/CardFields",
  tags: ["sheet"],
  component: CardFields,
  args: { state: "ready", onRetry: fn() },
} satisfies Meta<typeof CardFields>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Loading: Story = { args: { state: "loading" } };

/** The payment service cannot be reached: said in words, with a way to try again, by keyboard too. */
export const NotToBeHad: Story = {
  args: { state: "failed" },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Try again" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const GermanOnASmallPhone: Story = {
  args: { state: "failed" },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};
