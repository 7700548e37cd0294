import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
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

/** Groups divide a long list; their options are chosen like others. */
export const InGroups: Story = {
  tags: ["!sheet"],
  args: {
    label: "Time",
    defaultValue: "",
    placeholder: "Please choose",
    options: [
      { label: "Monday", options: [{ value: "mon-11", label: "11:00, Mon" }] },
      { label: "Tuesday", options: [{ value: "tue-11", label: "11:00, Tue" }] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole("combobox", { name: "Time" });
    await expect(within(canvas.getByRole("group", { name: "Tuesday" })).getAllByRole("option")).toHaveLength(1);
    await userEvent.selectOptions(list, "11:00, Tue");
    await expect(list).toHaveValue("tue-11");
  },
};

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
