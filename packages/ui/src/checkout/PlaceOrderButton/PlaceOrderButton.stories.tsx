import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { PlaceOrderButton } from "./PlaceOrderButton.tsx";

const onSubmit = fn();

const meta = {
  title: "Checkout/PlaceOrderButton",
  tags: ["sheet", "one-width"],
  component: PlaceOrderButton,
  args: { total: { minor: 77700, currency: "EUR" } },
} satisfies Meta<typeof PlaceOrderButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "Place order · €777.00" });
    await expect(button).toBeVisible();
    // Nobody can press it on paper.
    await expect(button).toHaveAttribute("data-print", "hide");
  },
};

export const UnderWay: Story = { args: { isBusy: true } };

export const German: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

/** Enter sends the form that the button stands in, once. */
export const OrdersByKeyboard: Story = {
  tags: ["!sheet"],
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <PlaceOrderButton {...args} />
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    onSubmit.mockClear();
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};
