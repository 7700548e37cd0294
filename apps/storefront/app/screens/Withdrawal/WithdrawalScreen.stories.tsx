import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { WithdrawalScreen } from "./WithdrawalScreen.tsx";

const meta = {
  ...inTheApp,
  title: "Screens/Withdrawal",
  parameters: { ...inTheApp.parameters, app: { at: "/withdrawal" } },
  component: WithdrawalScreen,
  args: { kind: "withdrawal", view: { step: "find", number: "", error: null } },
} satisfies Meta<typeof WithdrawalScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingAsked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Withdraw from contract" })).toBeVisible();
    await expect(canvas.getByText(/within 14 days/)).toBeVisible();
  },
};

/** The days are the shop's. */
export const AReturn: Story = {
  tags: ["fit"],
  parameters: { app: { at: "/returns" } },
  args: { kind: "return" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Goods can come back within 30 days. No account is needed.")).toBeVisible();
  },
};

export const InOwnWords: Story = {
  args: {
    view: {
      step: "words",
      values: { number: "890", name: "Ada Muster", email: "", statement: "" },
      error: { kind: "incomplete" },
    },
  },
};

export const SecondStep: Story = {
  tags: ["fit", "variants"],
  args: {
    view: {
      step: "confirm",
      fields: { number: "890", key: "k" },
      lines: [{ position: 0, name: "Hearth Hub", quantity: 1, amount: { minor: 16_900, currency: "EUR" } }],
      statement: "",
      refund: {
        goods: { minor: 16_900, currency: "EUR" },
        shipping: { minor: 0, currency: "EUR" },
        total: { minor: 16_900, currency: "EUR" },
      },
      payment: "paid",
      refused: [],
      reason: null,
      method: null,
      email: "a…@example.test",
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Confirm withdrawal" })).toBeVisible();
    await expect(canvas.queryByText("Reason")).not.toBeInTheDocument();
  },
};

export const SecondStepInGerman: Story = {
  tags: ["fit"],
  args: SecondStep.args ?? {},
  globals: { locale: "de_DE", viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Widerruf bestätigen" })).toBeVisible();
    await expect(canvas.queryByText("Grund")).not.toBeInTheDocument();
  },
};
