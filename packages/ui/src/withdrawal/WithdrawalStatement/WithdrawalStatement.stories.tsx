import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectFieldErrors } from "../../testing/expectFieldErrors.ts";
import { WithdrawalStatement } from "./WithdrawalStatement.tsx";

const meta = {
  title: "Withdrawal/WithdrawalStatement",
  tags: ["sheet"],
  component: WithdrawalStatement,
  args: {
    kind: "withdrawal",
    action: "/withdrawal",
    days: 14,
    values: { number: "", name: "", email: "", statement: "" },
    error: null,
  },
} satisfies Meta<typeof WithdrawalStatement>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/goes to the shop as an e-mail/)).toBeVisible();
  },
};

/** What was typed stays. */
export const Incomplete: Story = {
  args: {
    kind: "return",
    days: 30,
    values: { number: "890", name: "Ada Muster", email: "ada@example", statement: "One hub." },
    error: { kind: "incomplete" },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Please fill in every field");
    await expect(canvas.getByRole("textbox", { name: /^What comes back/ })).toHaveValue("One hub.");
  },
};

export const SaysWhatIsMissing: Story = {
  tags: ["sheet"],
  play: (context) =>
    expectFieldErrors(context, "Withdraw from contract", [
      ["Your name", "Enter your name."],
      ["Order number", "Enter the order number."],
      ["E-mail address for the receipt", "Enter your e-mail address."],
      ["What do you withdraw from?", "Write whether it is the whole order, or which items."],
    ]),
};

/** What the shop refused has its reason above the form; what the browser can see has it beside the field. */
export const SaysWhatIsWrongWithTheAddress: Story = {
  tags: ["!sheet"],
  args: {
    values: { number: "890", name: "Ada Muster", email: "ada@example", statement: "One hub." },
    error: { kind: "incomplete" },
  },
  play: (context) =>
    expectFieldErrors(context, "Withdraw from contract", [
      ["E-mail address for the receipt", "Enter an e-mail address like name@example.com."],
    ]),
};

export const TooMany: Story = { args: { error: { kind: "tooMany", waitSeconds: 3000 } } };

export const IsFilledInWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const word of ["Ada Muster", "890", "ada@example.test", "All of it."]) {
      await userEvent.tab();
      await userEvent.keyboard(word);
    }
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Withdraw from contract" })).toHaveFocus();
  },
};

export const InGermanOnASmallPhone: Story = {
  args: { error: { kind: "incomplete" } },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};
