import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { withinScreen } from "../../testing/plays/withinScreen.ts";
import { WithdrawalReceiptScreen } from "./WithdrawalReceiptScreen.tsx";

const meta = {
  ...inTheApp,
  title: "Screens/WithdrawalReceipt",
  parameters: { ...inTheApp.parameters, app: { at: "/withdrawal/receipt" } },
  component: WithdrawalReceiptScreen,
  args: {
    receipt: {
      kind: "return",
      id: 12,
      at: "2026-11-24T09:12:30.000Z",
      hash: "5f2c9d0f6c7e4b1a8d3e2f1c0b9a8d7e6f5a4b3c2d1e0f9a8b7c6d5e4f3a2b1c",
      orderNumber: "890",
      name: "Ada Muster",
      email: "a…@example.test",
      statement: "",
      lines: [{ position: 0, name: "Hearth Hub", quantity: 1, amount: { minor: 16_900, currency: "EUR" } }],
      refused: [],
      refund: {
        goods: { minor: 16_900, currency: "EUR" },
        shipping: { minor: 0, currency: "EUR" },
        total: { minor: 16_900, currency: "EUR" },
      },
      payment: "paid",
      reason: "dislike",
      method: "label",
      mail: "sent",
      channel: "order",
      state: "announced",
    },
  },
} satisfies Meta<typeof WithdrawalReceiptScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The label has the shop's own address. */
export const WithALabel: Story = {
  play: async ({ canvasElement }) => {
    await expect(await withinScreen(canvasElement).findByText(/Kabelstrasse 12/)).toBeVisible();
  },
};

export const LinkThatOpensNone: Story = {
  tags: ["fit"],
  args: { receipt: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("This link opens no receipt.");
  },
};

export const InGermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
