import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { WithdrawalReceipt, type ReceiptData } from "./WithdrawalReceipt.tsx";

const euros = (minor: number) => ({ minor, currency: "EUR" });
const receipt: ReceiptData = {
  kind: "withdrawal",
  id: 12,
  at: "2026-11-24T09:12:30.000Z",
  hash: "5f2c9d0f6c7e4b1a8d3e2f1c0b9a8d7e6f5a4b3c2d1e0f9a8b7c6d5e4f3a2b1c",
  orderNumber: "890",
  name: "Ada Muster",
  email: "a…@example.test",
  statement: "",
  lines: [{ position: 0, name: "Hearth Hub", quantity: 1, amount: euros(16_900) }],
  refused: [],
  refund: { goods: euros(16_900), shipping: euros(448), total: euros(17_348) },
  payment: "paid",
  reason: null,
  method: null,
  mail: "sent",
  channel: "order",
  state: "announced",
};

const meta = {
  title: "Withdrawal/WithdrawalReceipt",
  tags: ["sheet"],
  component: WithdrawalReceipt,
  args: {
    receipt,
    siteName: "Rewire",
    place: { street: "Kabelstrasse 12", postcode: "10999", city: "Berlin" },
    timeZone: "Europe/Berlin",
  },
} satisfies Meta<typeof WithdrawalReceipt>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The time is the shop's, to the second. */
export const OfAWithdrawal: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/November 24, 2026 at 10:12:30/)).toBeVisible();
    await expect(canvas.getByText(receipt.hash)).toBeVisible();
  },
};

export const OfAReturnByParcel: Story = {
  args: { receipt: { ...receipt, kind: "return", reason: "dislike", method: "label", mail: "waiting" } },
};

export const ArrivedOverTheCounter: Story = {
  args: { receipt: { ...receipt, kind: "return", reason: "faulty", method: "counter", state: "received" } },
};

export const Refunded: Story = {
  args: { receipt: { ...receipt, kind: "return", reason: "late", method: "label", state: "refunded" } },
};

/** Nothing of a repair is sent back. */
export const OfARepair: Story = {
  tags: ["!sheet"],
  args: {
    receipt: {
      ...receipt,
      lines: [{ position: 0, name: "Screen repair", quantity: 1, amount: euros(16_900), service: "repair" }],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^There is nothing to send back/)).toBeVisible();
    await expect(canvas.queryByText(/Please send back/)).not.toBeInTheDocument();
  },
};

/** Nothing was paid: no money is promised, and none is owed. */
export const OfAnUnpaidOrder: Story = {
  args: { receipt: { ...receipt, payment: "unpaid" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No longer to be paid")).toBeVisible();
    await expect(canvas.getByText(/there is nothing to refund/)).toBeVisible();
    await expect(canvas.queryByText(/You get your money/)).not.toBeInTheDocument();
  },
};

/** A transfer may be on its way, which the shop cannot know. */
export const OfATransferOnItsWay: Story = {
  args: { receipt: { ...receipt, payment: "unknown" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You get back, if you have paid")).toBeVisible();
    await expect(canvas.getByText(/If you have paid already, you get your money back within 14 days/)).toBeVisible();
  },
};

/** No mail server and no service account: the page says what that means. */
export const WithoutMail: Story = {
  args: {
    receipt: {
      ...receipt,
      lines: null,
      refund: null,
      payment: "unknown",
      statement: "The whole order.",
      mail: null,
      channel: "none",
      state: null,
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("The shop does not learn of it by itself. Please send it this receipt, too."),
    ).toBeVisible();
  },
};

export const MailFailed: Story = {
  args: {
    receipt: {
      ...receipt,
      mail: "failed",
      channel: "mail",
      state: "refused",
      refused: [{ name: "Card", rule: "giftCard" }],
    },
  },
};

export const IsPrintedWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Print" })).toHaveFocus();
  },
};

export const InGermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
