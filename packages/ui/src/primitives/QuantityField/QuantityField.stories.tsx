import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { QuantityField, type QuantityFieldProps } from "./QuantityField.tsx";

function Kept(props: QuantityFieldProps) {
  const [value, setValue] = useState(props.value);
  return (
    <QuantityField
      {...props}
      value={value}
      onChange={(quantity) => {
        setValue(quantity);
        props.onChange(quantity);
      }}
    />
  );
}

const meta = {
  title: "Primitives/QuantityField",
  tags: ["sheet", "one-width"],
  component: QuantityField,
  args: { value: 2, max: 5, onChange: fn() },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof QuantityField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AtTheLimit: Story = { args: { value: 5 } };

export const Small: Story = { args: { size: "sm" } };

export const Large: Story = { args: { size: "lg" } };

export const Disabled: Story = { args: { disabled: true } };

/** Typing counts once the field is left; more than there is becomes what there is. */
export const StaysWithinTheStock: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("spinbutton", { name: "Quantity" });
    await userEvent.clear(field);
    await userEvent.type(field, "12");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(5);
    await expect(field).toHaveValue(5);
    await expect(canvas.getByRole("button", { name: "One more" })).toBeDisabled();
  },
};

export const WorksWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "One less" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole("spinbutton"));
    await userEvent.keyboard("{Backspace}4{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
  },
};

/** A few pieces, of those in stock. */
export const Pieces: Story = { tags: ["do", "!sheet", "!autodocs"] };

/** A year is no number of pieces: nobody presses 20 times to get from 2026 to 2006. */
export const AYear: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: { value: 2026, max: 2026 },
};
