import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Switch } from "./Switch.tsx";

const meta = {
  title: "Primitives/Switch",
  tags: ["sheet", "one-width"],
  component: Switch,
  args: { label: "Only what can be had at once", onChange: fn() },
} satisfies Meta<typeof Switch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Off: Story = {};

export const On: Story = { args: { defaultChecked: true } };

export const Disabled: Story = { args: { disabled: true } };

export const LongGermanWords: Story = {
  args: { label: "Verfügbarkeitsbenachrichtigungen für Reparaturersatzteile erhalten", defaultChecked: true },
  globals: { viewport: { value: "w320" } },
};

export const IsTurnedWithTheKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await expect(canvas.getByRole("switch", { name: "Only what can be had at once" })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

/** It works as soon as it is turned. */
export const WorksAtOnce: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  args: { defaultChecked: true },
};

/** In a form nothing happens before its button is pressed: a Checkbox says so. */
export const WaitsForAButton: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: { label: "Create an account" },
  render: (args) => (
    <div style={{ display: "grid", gap: 16, justifyItems: "start" }}>
      <Switch {...args} />
      <Button>Place order</Button>
    </div>
  ),
};
