import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { TextField } from "./TextField.tsx";

const meta = {
  title: "Primitives/TextField",
  tags: ["sheet", "one-width"],
  component: TextField,
  args: { label: "Postal code", defaultValue: "10999", autoComplete: "postal-code" },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Filled: Story = {};

export const WithHint: Story = {
  args: { label: "Phone", defaultValue: "", hint: "Only for the courier, on the day of delivery.", isOptional: true },
};

/** The error says how to mend it, and the hint stays. */
export const Invalid: Story = {
  args: { defaultValue: "1099", error: "Five digits, for example 10999.", hint: "Of the delivery address." },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "Postal code" });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription("Five digits, for example 10999. Of the delivery address.");
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const HiddenLabel: Story = { args: { isLabelHidden: true, label: "Search", defaultValue: "ohrhörer" } };

export const IsReachedByItsLabel: Story = {
  args: { defaultValue: "" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText("Postal code"));
    await userEvent.keyboard("10999");
    await expect(canvas.getByRole("textbox")).toHaveValue("10999");
  },
};

/** An error says how to mend it. */
export const ErrorThatHelps: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  args: { defaultValue: "1099", error: "Five digits, for example 10999." },
};

/** An error that only says that there is one. */
export const ErrorThatBlames: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: { defaultValue: "1099", error: "Invalid format" },
};
