import { gateways } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { filled, InAForm } from "../checkoutForStories.tsx";
import { PaymentOptions } from "./PaymentOptions.tsx";

const meta = {
  title: "Checkout/PaymentOptions",
  tags: ["sheet", "one-width"],
  component: PaymentOptions,
  args: { gateways },
  parameters: { values: filled },
  decorators: [
    (Story, { parameters }) => (
      <InAForm values={parameters["values"]}>
        <Story />
      </InAForm>
    ),
  ],
} satisfies Meta<typeof PaymentOptions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TwoWays: Story = {};

export const WithFieldsOfItsOwn: Story = { args: { details: { cod: <p>Have the exact amount ready.</p> } } };

export const NoWayToPay: Story = { args: { gateways: [] } };

export const ChoosesByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /^Bank transfer/ })).toBeChecked();
  },
};
