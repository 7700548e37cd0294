import { toPostalAddress, type ShopFailure } from "@rewire/domain";
import { customers } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { filled, InAForm } from "../checkoutForStories.tsx";
import { AddressChoice } from "./AddressChoice.tsx";

const meta = {
  title: "Checkout/AddressChoice",
  component: AddressChoice,
  args: {
    field: "delivery",
    addresses: [toPostalAddress(customers.anneliese), toPostalAddress(customers.ines)],
    onCountryChange: fn(),
  },
  decorators: [
    (Story) => (
      <InAForm values={filled}>
        <Story />
      </InAForm>
    ),
  ],
} satisfies Meta<typeof AddressChoice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = { tags: ["visual", "one-width"] };

/** With a single address there is nothing to choose. */
export const One: Story = {
  args: { addresses: [toPostalAddress(customers.anneliese)] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("group")).not.toBeInTheDocument();
  },
};

export const IsChosenWithTheKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole("button");
    await expect(first).toHaveAttribute("aria-pressed", "true");
    await userEvent.tab();
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(second).toHaveAttribute("aria-pressed", "true");
    await expect(first).toHaveAttribute("aria-pressed", "false");
    await expect(args.onCountryChange).toHaveBeenCalledWith(customers.ines.country, "delivery");
  },
};

/** The shop could not be told of the country: the former address is there again, and the reason below the buttons. */
export const TheCountryCannotBeChanged: Story = {
  tags: ["!sheet"],
  args: { onCountryChange: fn(async (): Promise<ShopFailure | null> => ({ kind: "unreachable" })) },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole("button");
    if (second) await userEvent.click(second);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/could not be changed to Portugal/);
    await expect(first).toHaveAttribute("aria-pressed", "true");
    await expect(second).toHaveAttribute("aria-pressed", "false");
  },
};

export const German: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const FromRightToLeft: Story = { globals: { direction: "rtl" } };
