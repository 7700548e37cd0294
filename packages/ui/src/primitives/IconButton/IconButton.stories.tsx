import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { IconButton } from "./IconButton.tsx";

const meta = {
  title: "Primitives/IconButton",
  tags: ["sheet", "one-width"],
  component: IconButton,
  args: { icon: "heart", label: "Keep in the wishlist", onClick: fn() },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithAnEdge: Story = { args: { variant: "line", icon: "bagAdd", label: "Add to cart" } };

export const OnAPicture: Story = {
  args: { variant: "plate" },
  render: (args) => (
    <div style={{ padding: 24, background: "var(--rw-colors-bg-plate)" }}>
      <IconButton {...args} />
    </div>
  ),
};

export const Loading: Story = { args: { variant: "line", isLoading: true, icon: "bagAdd", label: "Adding..." } };

/** Pressed before the page's scripts have come: one that adds looks busy. */
export const PressedEarly: Story = {
  args: { variant: "line", icon: "bagAdd", label: "Add to cart" },
  render: (args) => <IconButton {...args} data-early="busy" aria-busy />,
};

export const Disabled: Story = { args: { variant: "line", disabled: true } };

export const IsPressedWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Keep in the wishlist" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

const variants = ["plain", "line", "plate"] as const;
const states = [{}, { "data-hover": "" }, { "data-focus-visible": "" }, { "data-active": "" }];

/** Rest, hover, focus and active of every variant, and the small and the large size. */
export const AllStates: Story = {
  render: (args) => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 16, padding: 8, background: "var(--rw-colors-bg-plate)" }}>
      {variants.flatMap((variant) =>
        states.map((state, index) => <IconButton key={`${variant}${index}`} {...args} variant={variant} {...state} />),
      )}
      <IconButton {...args} size="sm" variant="line" />
      <IconButton {...args} size="lg" variant="line" />
    </div>
  ),
};

/** One of the four that everybody knows: heart, bag, close, search. */
export const AKnownIcon: Story = { tags: ["do", "!sheet", "!autodocs"] };

/** A drawing that has to be guessed: it needs a word, in a Button. */
export const AnIconToGuess: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: { icon: "construct", label: "Book a repair" },
};
