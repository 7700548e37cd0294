import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { WithdrawalConfirmation } from "./WithdrawalConfirmation.tsx";

const euros = (minor: number) => ({ minor, currency: "EUR" });

const meta = {
  title: "Withdrawal/WithdrawalConfirmation",
  tags: ["sheet"],
  component: WithdrawalConfirmation,
  args: {
    kind: "withdrawal",
    action: "/withdrawal",
    fields: { number: "890", key: "k", attempt: "a", total: "17348", q0: "1" },
    lines: [{ position: 0, name: "Hearth Hub", quantity: 1, amount: euros(16_900) }],
    statement: "",
    refund: { goods: euros(16_900), shipping: euros(448), total: euros(17_348) },
    payment: "paid",
    refused: [{ name: "Screen repair", rule: "workBegun" }],
    reason: null,
    method: null,
    email: "a…@example.test",
  },
} satisfies Meta<typeof WithdrawalConfirmation>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The button says what the law says; what was chosen goes along. */
export const PartOfAnOrder: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole<HTMLButtonElement>("button", { name: "Confirm withdrawal" });
    await expect(button.form && new FormData(button.form, button).get("step")).toBe("confirm");
    await expect(canvas.getByText("The work on this repair has begun.")).toBeVisible();
  },
};

/** Who returns goods confirms the reason and the way back, too. */
export const AReturn: Story = {
  args: { kind: "return", action: "/returns", refused: [], reason: "faulty", method: "label" },
  play: async ({ canvas }) => {
    for (const text of ["Reason", "It is faulty", "How does it come back?", "By parcel, with a label to print"])
      await expect(canvas.getByText(text)).toBeVisible();
  },
};

/** Nobody gets money back that was never paid. */
export const OfAnUnpaidOrder: Story = {
  tags: ["!sheet"],
  args: { payment: "unpaid", refused: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("No longer to be paid")).toBeVisible();
    await expect(canvas.queryByText(/You get back/)).not.toBeInTheDocument();
  },
};

/** The shop cannot know of a transfer that is on its way. */
export const OfATransferOnItsWay: Story = {
  tags: ["!sheet"],
  args: { payment: "unknown", refused: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("You get back, if you have paid")).toBeVisible();
  },
};

/** The shop has no address to send goods to, so the way back is not asked for. */
export const AReturnWithoutAWayBack: Story = {
  args: { kind: "return", action: "/returns", refused: [], reason: "dislike" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Reason")).toBeVisible();
    await expect(canvas.queryByText("How does it come back?")).not.toBeInTheDocument();
  },
};

export const InOwnWords: Story = {
  args: {
    lines: null,
    refund: null,
    payment: "unknown",
    refused: [],
    statement: "Ada Muster, 890\nThe whole order.",
    email: null,
  },
};

export const IsConfirmedWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Confirm withdrawal" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Change something" })).toHaveFocus();
  },
};

export const InGermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
