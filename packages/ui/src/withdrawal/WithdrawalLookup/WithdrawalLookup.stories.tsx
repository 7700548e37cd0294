import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectFieldErrors } from "../../testing/expectFieldErrors.ts";
import { WithdrawalLookup } from "./WithdrawalLookup.tsx";

const meta = {
  title: "Withdrawal/WithdrawalLookup",
  tags: ["sheet"],
  component: WithdrawalLookup,
  args: {
    kind: "withdrawal",
    action: "/withdrawal",
    days: 14,
    number: "",
    error: null,
    statementHref: "/withdrawal?words=1",
    otherHref: "/returns",
  },
} satisfies Meta<typeof WithdrawalLookup>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

export const OfAReturn: Story = { args: { kind: "return", action: "/returns", days: 30, otherHref: "/withdrawal" } };

/** The same words for a wrong number and a wrong e-mail; the number stays in its field. */
export const NotFound: Story = {
  args: { number: "890", error: { kind: "notFound" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("We found no order");
    await expect(canvas.getByRole("textbox", { name: "Order number" })).toHaveValue("890");
    await expect(canvas.getByRole("link", { name: "Write in your own words" })).toBeVisible();
  },
};

export const SaysWhatIsMissing: Story = {
  play: (context) =>
    expectFieldErrors(context, "Show the order", [
      ["Order number", "Enter the order number."],
      [/E-mail/, "Enter your e-mail address."],
    ]),
};

export const TooManyTries: Story = { args: { number: "890", error: { kind: "tooMany", waitSeconds: 840 } } };

export const ShopDown: Story = { args: { number: "890", error: { kind: "unavailable" } } };

export const IsFilledInWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("890");
    await userEvent.tab();
    await userEvent.keyboard("ada@example.test");
    await userEvent.tab();
    const button = canvas.getByRole<HTMLButtonElement>("button", { name: "Show the order" });
    await expect(button).toHaveFocus();
    await expect(button.form && [...new FormData(button.form, button)]).toEqual([
      ["number", "890"],
      ["email", "ada@example.test"],
      ["step", "find"],
    ]);
  },
};

export const InGermanOnASmallPhone: Story = {
  args: { error: { kind: "notFound" } },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};
