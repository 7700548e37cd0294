import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Chip } from "./Chip.tsx";

const meta = {
  title: "Primitives/Chip",
  tags: ["sheet", "one-width"],
  component: Chip,
  args: { label: "128 GB", count: 12, onClick: fn() },
} satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Choice: Story = {};

export const Selected: Story = { args: { isSelected: true } };

/** Under the pointer. */
export const Hovered: Story = {
  tags: ["sheet"],
  play: ({ canvas }) => {
    canvas.getByRole("button", { name: /128 GB/ }).dataset["hover"] = "";
  },
};

export const NothingLeft: Story = { args: { label: "1 TB", count: 0, disabled: true } };

/** A filter is a link: it works before any script. */
export const AsALink: Story = {
  render: () => <Chip label="eSIM" count={19} href="#esim" isSelected />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /eSIM/ })).toHaveAttribute("aria-current", "true");
  },
};

/** Says that a press takes it back. */
export const Applied: Story = {
  args: { label: "Brand: Nordlys", isRemovable: true },
  render: ({ label, onClick }) => <Chip label={label} isRemovable onClick={onClick ?? (() => {})} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Remove Brand: Nordlys" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** A value of a filter, with how many there are. */
export const AFilter: Story = { tags: ["do", "!sheet", "!autodocs"] };

/** An action: it needs a Button, whose press does something. */
export const AnAction: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: { label: "Add to cart", count: undefined },
};
