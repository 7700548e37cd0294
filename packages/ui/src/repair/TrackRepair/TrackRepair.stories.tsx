import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { expectFieldErrors } from "../../testing/expectFieldErrors.ts";
import { TrackRepair } from "./TrackRepair.tsx";

const meta = {
  title: "Repair/TrackRepair",
  tags: ["sheet", "one-width"],
  component: TrackRepair,
  args: { action: "/repair/status" },
} satisfies Meta<typeof TrackRepair>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {};

/** The button stays beside the field. */
export const SaysWhatIsMissing: Story = {
  tags: ["sheet"],
  play: async (context) => {
    await expectFieldErrors(context, "Track", [["Already with us?", "Enter the number of the repair."]]);
    const [field, button] = [context.canvas.getByRole("textbox"), context.canvas.getByRole("button")];
    await expect(button.getBoundingClientRect().top).toBeCloseTo(field.getBoundingClientRect().top, 0);
  },
};

export const IsFilledInWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard("5521");
    const field = canvas.getByRole<HTMLInputElement>("textbox", { name: "Already with us?" });
    await expect(field.form && [...new FormData(field.form)]).toEqual([["number", "5521"]]);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Track" })).toHaveFocus();
  },
};

export const InGermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
