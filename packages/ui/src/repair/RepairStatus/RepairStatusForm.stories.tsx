import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectFieldErrors } from "../../testing/expectFieldErrors.ts";
import { RepairStatusForm } from "./RepairStatusForm.tsx";

const meta = {
  title: "Repair/RepairStatusForm",
  tags: ["sheet"],
  component: RepairStatusForm,
  args: { action: "/repair/status", number: "", error: null },
} satisfies Meta<typeof RepairStatusForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** The same words for a wrong number and a wrong e-mail; the number stays in its field. */
export const NotFound: Story = {
  args: { number: "5521", error: { kind: "notFound" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      "We found no repair with this number and this e-mail address.",
    );
    await expect(canvas.getByRole("textbox", { name: "Number of the repair" })).toHaveValue("5521");
  },
};

export const TooManyTries: Story = { args: { number: "5521", error: { kind: "tooMany", waitSeconds: 840 } } };

export const SaysWhatIsMissing: Story = {
  play: (context) =>
    expectFieldErrors(context, "Show the repair", [
      ["Number of the repair", "Enter the number of the repair."],
      ["E-mail of the booking", "Enter your e-mail address."],
    ]),
};

export const ShopDown: Story = { args: { number: "5521", error: { kind: "unavailable" } } };

export const IsFilledInWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("5521");
    await userEvent.tab();
    await userEvent.keyboard("ada@example.test");
    await userEvent.tab();
    const button = canvas.getByRole<HTMLButtonElement>("button", { name: "Show the repair" });
    await expect(button).toHaveFocus();
    await expect(button.form && [...new FormData(button.form)]).toEqual([
      ["number", "5521"],
      ["email", "ada@example.test"],
    ]);
  },
};

export const InGermanOnASmallPhone: Story = {
  args: { error: { kind: "notFound" } },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};
