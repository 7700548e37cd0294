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

/** WooCommerce's own titles and descriptions are said in the reader's language; what the owner has written stays. */
export const TitlesOfWooCommerceInGerman: Story = {
  args: {
    gateways: [
      {
        id: "bacs",
        title: "Direct bank transfer",
        description:
          "Make your payment directly into our bank account. Please use your Order ID as the payment reference. Your order will not be shipped until the funds have cleared in our account.",
      },
      { id: "cheque", title: "Check payments", description: "Checks are sent to our office in Berlin." },
      { id: "cod", title: "Cash on delivery (+ €5)", description: "Pay with cash upon delivery." },
    ],
  },
  globals: { locale: "de_DE" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: /^Banküberweisung Überweisen Sie den Betrag/ })).toBeEnabled();
    await expect(canvas.getByRole("radio", { name: "Scheck Checks are sent to our office in Berlin." })).toBeEnabled();
    await expect(
      canvas.getByRole("radio", { name: "Cash on delivery (+ €5) Bezahlen Sie bar bei der Lieferung." }),
    ).toBeEnabled();
  },
};

export const WithFieldsOfItsOwn: Story = { args: { details: { cod: <p>Have the exact amount ready.</p> } } };

export const NoWayToPay: Story = { args: { gateways: [] } };

export const ChoosesByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    await expect(canvas.getByRole("radio", { name: /^Bank transfer/ })).toBeChecked();
  },
};
