import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { DeviceToggle } from "./DeviceToggle.tsx";

const meta = {
  title: "Fit/DeviceToggle",
  tags: ["sheet"],
  component: DeviceToggle,
  args: { name: "Nordlys N3", isOwned: false, onToggle: fn() },
} satisfies Meta<typeof DeviceToggle>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotOwned: Story = {};

export const Owned: Story = {
  args: { isOwned: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "I have this: Nordlys N3" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  },
};

export const Named: Story = { args: { includesName: true } };

export const IsUsedWithTheKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "I have this: Nordlys N3" })).toHaveFocus();
    await userEvent.keyboard(" ");
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};

export const German: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const RightToLeft: Story = {
  decorators: (Story) => (
    <div dir="rtl">
      <Story />
    </div>
  ),
};
