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

const names = ["Nordlys N3", "Halden 6", "Moss A1"];

/** In a row of them each says which device it means. */
export const EachWithItsName: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  render: (args) => (
    <>
      {names.map((name) => (
        <DeviceToggle key={name} {...args} name={name} includesName />
      ))}
    </>
  ),
};

/** Three times the same words: only a screen reader says which device each one means. */
export const AllTheSame: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  render: (args) => (
    <>
      {names.map((name) => (
        <DeviceToggle key={name} {...args} name={name} />
      ))}
    </>
  ),
};
