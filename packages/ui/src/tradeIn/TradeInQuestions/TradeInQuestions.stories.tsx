import { tradeInQuestions } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TradeInQuestions } from "./TradeInQuestions.tsx";

const meta = {
  title: "Trade-in/TradeInQuestions",
  component: TradeInQuestions,
  tags: ["sheet", "one-width"],
  args: {
    action: "/trade-in",
    fields: [["device", "nordlys-n3"]],
    storages: ["128 GB", "256 GB"],
    storage: null,
    questions: tradeInQuestions,
    answers: {},
  },
} satisfies Meta<typeof TradeInQuestions>;
export default meta;

type Story = StoryObj<typeof meta>;

/** All is well unless somebody says otherwise: one press shows an estimate. */
export const NothingAnswered: Story = {
  play: async ({ canvas }) => {
    const { form } = canvas.getByRole<HTMLButtonElement>("button", { name: "Show the estimate" });
    await expect(form && [...new FormData(form)]).toEqual([
      ["device", "nordlys-n3"],
      ["storage", "128 GB"],
      ...tradeInQuestions.map((question) => [question, "yes"]),
    ]);
    await expect(form).toHaveAttribute("method", "get");
  },
};

export const Answered: Story = {
  args: { storage: "256 GB", answers: { power: true, screen: false, battery: true, water: true, lock: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText("Storage")).toHaveValue("256 GB");
    const screen = canvas.getByRole("group", { name: "Is the screen free of cracks?" });
    await expect(screen.querySelector(":checked")).toHaveAttribute("value", "no");
  },
};

/** Headphones have neither a screen nor a lock. */
export const FewQuestions: Story = { args: { storages: [], questions: ["power", "battery"] } };

export const ByKeyboard: Story = {
  tags: ["!sheet"],
  args: { storages: [], questions: ["power"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Yes" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: "No" })).toBeChecked();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Show the estimate" })).toHaveFocus();
  },
};

export const InGermanOnASmallPhone: Story = {
  tags: ["!sheet"],
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

export const RightToLeft: Story = { tags: ["!sheet"], globals: { direction: "rtl" } };
