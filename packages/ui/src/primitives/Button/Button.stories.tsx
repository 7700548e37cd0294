import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, fn } from "storybook/test";
import { Button } from "./Button.tsx";

const meta = {
  title: "Primitives/Button",
  tags: ["sheet", "one-width"],
  component: Button,
  args: { children: "Add to cart", onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Solid: Story = {};

export const Line: Story = { args: { variant: "line", children: "See the sale" } };

export const Ghost: Story = { args: { variant: "ghost", children: "Clear all" } };

export const Repair: Story = { args: { variant: "repair", children: "Book a slot" } };

export const Danger: Story = { args: { variant: "danger", children: "Delete" } };

export const Disabled: Story = { args: { disabled: true } };

export const WithIcon: Story = { args: { icon: "bagAdd" } };

export const LongGermanWords: Story = {
  args: { children: "Reparaturannahmebestätigung herunterladen", isBlock: true },
  globals: { viewport: { value: "w320" } },
};

/** While it works it keeps its width and its focus, says what it does, and ignores presses. */
export const Loading: Story = {
  args: { isLoading: true, loadingText: "Adding..." },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "Adding..." });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const IsPressedWithTheKeyboard: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Add to cart" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(" ");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

const looks = ["pressed", "busy"] as const;

/** Pressed before the page's scripts have come: pressed, and busy where it adds or submits. The label keeps its place. */
export const PressedEarly: Story = {
  render: ({ children }) => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 16 }}>
      {variants.flatMap((variant) => [
        <Button key={variant} variant={variant}>
          {children}
        </Button>,
        ...looks.map((look) => (
          <Button key={variant + look} variant={variant} data-early={look} aria-busy={look === "busy" || undefined}>
            {children}
          </Button>
        )),
      ])}
    </div>
  ),
  play: async ({ canvas }) => {
    const [rest, pressed, busy] = canvas.getAllByRole("button", { name: "Add to cart" });
    if (!rest || !pressed || !busy) throw new Error("There are not three buttons");
    await expect(getComputedStyle(pressed).boxShadow).not.toBe(getComputedStyle(rest).boxShadow);
    await expect(busy.offsetWidth).toBe(rest.offsetWidth);
    await expect(getComputedStyle(busy, "::after").content).toBe('""');
  },
};

const variants = ["solid", "line", "ghost", "repair", "danger"] as const;
const sizes = ["sm", "md", "lg"] as const;
const states = [
  { name: "rest" },
  { name: "hover", "data-hover": "" },
  { name: "focus", "data-focus-visible": "" },
  { name: "pressed", "data-active": "" },
  { name: "disabled", disabled: true },
  { name: "loading", isLoading: true, loadingText: "Adding..." },
];

/** A button with the name of its state. */
const Cell = ({ name, children }: { name: string; children: ReactNode }) => (
  <div style={{ display: "grid", gap: 4, justifyItems: "start" }}>
    <small>{name}</small>
    {children}
  </div>
);

/** Rest, hover, focus, active, disabled and loading of every variant, then the sizes. */
export const AllStates: Story = {
  render: ({ children }) => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 16 }}>
      {variants.flatMap((variant) =>
        states.map(({ name, ...state }) => (
          <Cell key={`${variant} ${name}`} name={`${variant}, ${name}`}>
            <Button variant={variant} {...state}>
              {children}
            </Button>
          </Cell>
        )),
      )}
      {sizes.map((size) => (
        <Cell key={size} name={size}>
          <Button size={size}>{children}</Button>
        </Cell>
      ))}
    </div>
  ),
};

/** One solid button a view; what is beside it has a line. */
export const OneSolidButton: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
      <Button>Go to checkout</Button>
      <Button variant="line">Keep shopping</Button>
    </div>
  ),
};

/** Two solid buttons: neither says what comes next. */
export const TwoSolidButtons: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  render: () => (
    <div style={{ display: "flex", flexWrap: "wrap", gap: 12 }}>
      <Button>Go to checkout</Button>
      <Button>Keep shopping</Button>
    </div>
  ),
};
