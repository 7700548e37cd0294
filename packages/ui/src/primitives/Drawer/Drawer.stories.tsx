import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor } from "storybook/test";
import { Button } from "../Button/Button.tsx";
import { Drawer, type DrawerProps } from "./Drawer.tsx";

const meta = {
  title: "Primitives/Drawer",
  component: Drawer,
  args: {
    isOpen: true,
    onClose: fn(),
    title: "Cart",
    children: <p>Three things lie here.</p>,
    footer: (
      <Button isBlock size="lg">
        Go to checkout
      </Button>
    ),
  },
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "420px" } } },
} satisfies Meta<typeof Drawer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const FromTheRight: Story = {};

export const FromTheLeft: Story = { args: { side: "left", title: "Menu" } };

export const FromBelow: Story = { tags: ["visual"], args: { side: "bottom", title: "Filters" } };

/** On a page from right to left the cart opens at the left, and its heading begins at the right. */
export const RightToLeft: Story = {
  globals: { direction: "rtl", viewport: { value: "w1440" } },
  play: async () => {
    const panel = await screen.findByRole("dialog", { name: "Cart" });
    await waitFor(() => expect(panel.getBoundingClientRect().left).toBe(0));
    const [heading, close] = [
      screen.getByRole("heading", { name: "Cart" }),
      screen.getByRole("button", { name: "Close" }),
    ];
    await expect(close.getBoundingClientRect().right).toBeLessThan(heading.getBoundingClientRect().left);
  },
};

export const MenuFromRightToLeft: Story = {
  args: { side: "left", title: "Menu" },
  globals: { direction: "rtl", viewport: { value: "w1440" } },
  play: async () => {
    const panel = await screen.findByRole("dialog", { name: "Menu" });
    await waitFor(() => expect(panel.getBoundingClientRect().right).toBe(document.documentElement.clientWidth));
  },
};

/** The cart opens where the line of reading ends. */
export const OnAPageFromRightToLeft: Story = {
  tags: ["visual", "wide"],
  globals: { direction: "rtl", viewport: { value: "w1440" } },
};

function OpenedByAButton(props: DrawerProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the cart</Button>
      <Drawer {...props} isOpen={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** The focus goes in, cannot leave, and returns to where it came from. */
export const KeepsAndReturnsTheFocus: Story = {
  render: (args) => <OpenedByAButton {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "Open the cart" });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    const panel = await screen.findByRole("dialog", { name: "Cart" });
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await expect(document.body).toHaveClass("overflow-hidden");
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(panel.contains(document.activeElement)).toBe(true);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(document.body).not.toHaveClass("overflow-hidden");
  },
};

/** A panel that people look into and come back from. */
export const TheCart: Story = { tags: ["do", "!sheet", "!autodocs"] };

/** A question of one line in a panel as high as the page: a Dialog asks it where the eye is. */
export const AQuestion: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: {
    title: "Delete this address?",
    children: <p>Orders that went there keep it.</p>,
    footer: (
      <>
        <Button variant="line">Keep it</Button>
        <Button variant="danger">Delete</Button>
      </>
    ),
  },
};
