import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Select } from "./Select.tsx";

const meta = {
  title: "Primitives/Select",
  tags: ["sheet", "one-width"],
  component: Select,
  args: {
    label: "Country",
    defaultValue: "DE",
    options: [
      { value: "AT", label: "Austria" },
      { value: "DE", label: "Germany" },
      { value: "CH", label: "Switzerland" },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = {};

export const NothingChosen: Story = { args: { defaultValue: "", placeholder: "Please choose" } };

export const Invalid: Story = {
  args: { defaultValue: "", placeholder: "Please choose", error: "Please choose a country." },
};

export const Disabled: Story = { args: { disabled: true } };

export const IsChosenFrom: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const list = canvas.getByRole("combobox", { name: "Country" });
    await expect(list).toHaveFocus();
    await userEvent.selectOptions(list, "Austria");
    await expect(list).toHaveValue("AT");
  },
};

/** Many short values that everybody knows. */
export const ManyValues: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  args: {
    options: ["AT", "BE", "CH", "DE", "DK", "ES", "FR", "IT"].map((value) => ({ value, label: value })),
  },
};

/** Two values: a RadioGroup shows both at once. */
export const TwoValues: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: {
    label: "Newsletter",
    defaultValue: "yes",
    options: [
      { value: "yes", label: "Yes" },
      { value: "no", label: "No" },
    ],
  },
};
