import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor } from "storybook/test";
import { chakra } from "../../theme/chakra.tsx";
import { Button } from "../Button/Button.tsx";
import { Menu } from "./Menu.tsx";

const logOut = fn();

const meta = {
  title: "Primitives/Menu",
  tags: ["sheet", "one-width"],
  component: Menu,
  args: {
    trigger: (
      <Button variant="line" iconEnd="down">
        Anneliese
      </Button>
    ),
    items: [
      { id: "wishlist", label: "Wishlist", icon: "heart", href: "#wishlist" },
      { id: "account", label: "My account", icon: "person", href: "#account" },
      { id: "logOut", label: "Logout", icon: "logOut", onSelect: logOut },
    ],
  },
  parameters: { docs: { story: { inline: false, height: "260px" } } },
} satisfies Meta<typeof Menu>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  tags: ["!sheet", "visual", "one-width"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Anneliese" }));
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Wishlist" })).toBeVisible());
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
  },
};

export const LongGermanWords: Story = {
  args: {
    trigger: <Button variant="line">Kundenkonto</Button>,
    items: [
      {
        id: "a",
        label: "Reparaturwerkstattauftragsübersicht und Rechnungsadressverwaltung",
        href: "#a",
        icon: "construct",
      },
      { id: "b", label: "Nicht verfügbar", onSelect: fn(), isDisabled: true },
    ],
  },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button"));
    // The menu is placed before it gets the focus.
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
    const { top, left, right } = screen.getByRole("menu").getBoundingClientRect();
    await expect(Math.min(top, left)).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Opens with Enter, moves with arrows and letters, does it with Enter, and the focus comes back. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    logOut.mockClear();
    const trigger = canvas.getByRole("button", { name: "Anneliese" });
    trigger.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Wishlist" })).toHaveAttribute("data-highlighted"));
    // The entry is highlighted before the focus arrives, and the trigger does not know all keys of the menu.
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await waitFor(() =>
      expect(screen.getByRole("menuitem", { name: "My account" })).toHaveAttribute("data-highlighted"),
    );
    await userEvent.keyboard("{End}");
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Logout" })).toHaveAttribute("data-highlighted"));
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(logOut).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};

/** Stays at its button in a sticky header while the page is scrolled, so that a press meets the entry it aims at. */
export const StaysInAStickyHeader: Story = {
  tags: ["!sheet"],
  render: (args) => (
    <chakra.div height="200vh">
      <chakra.div position="sticky" top="0">
        <Menu {...args} />
      </chakra.div>
    </chakra.div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Anneliese" }));
    await waitFor(() => expect(screen.getByRole("menu")).toHaveFocus());
    // Beyond the space above the header, after which it is sticky.
    window.scrollTo({ top: 100, behavior: "instant" });
    const menu = screen.getByRole("menu");
    const top = () => Math.round(menu.getBoundingClientRect().top);
    const gap = () => top() - Math.round(canvas.getByRole("button", { hidden: true }).getBoundingClientRect().bottom);
    await waitFor(() => expect(gap()).toBe(4));
    const before = top();
    window.scrollTo({ top: 160, behavior: "instant" });
    await expect(top()).toBe(before);
    window.scrollTo({ top: 0, behavior: "instant" });
  },
};

/** Hangs at the right edge of its button, and its entries begin at the right. */
export const RightToLeft: Story = {
  globals: { direction: "rtl" },
  play: async ({ canvas, userEvent }) => {
    const trigger = canvas.getByRole("button", { name: "Anneliese" });
    await userEvent.click(trigger);
    const menu = await screen.findByRole("menu");
    await expect(getComputedStyle(menu).direction).toBe("rtl");
    // The menu keeps 8 px from the edge of the window.
    await waitFor(async () => {
      const distance = trigger.getBoundingClientRect().right - menu.getBoundingClientRect().right;
      await expect(Math.abs(distance)).toBeLessThanOrEqual(8);
    });
  },
};

/** A screen reader sends nothing but the click: no pointer has come near the entry, so none is highlighted. */
export const IsPressedByAScreenReader: Story = {
  play: async ({ canvas, userEvent }) => {
    logOut.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Anneliese" }));
    (await screen.findByRole("menuitem", { name: "Logout" })).click();
    await waitFor(() => expect(logOut).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};

export const DisabledDoesNothing: Story = {
  tags: ["!sheet"],
  args: { items: [{ id: "logOut", label: "Logout", onSelect: logOut, isDisabled: true }] },
  play: async ({ canvas, userEvent }) => {
    logOut.mockClear();
    await userEvent.click(canvas.getByRole("button", { name: "Anneliese" }));
    const entry = await screen.findByRole("menuitem", { name: "Logout" });
    await expect(entry).toHaveAttribute("aria-disabled", "true");
    entry.click();
    await expect(logOut).not.toHaveBeenCalled();
    await expect(screen.getByRole("menu")).toBeVisible();
  },
};

/** A few ways and actions behind one button, each in a word or two. */
export const WaysOfAnAccount: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Anneliese" }));
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Wishlist" })).toBeVisible());
  },
};

/** A value is chosen here, and nothing says which one holds: a Select does. */
export const ValuesOfAField: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: {
    trigger: (
      <Button variant="line" iconEnd="down">
        Sort
      </Button>
    ),
    items: ["Newest first", "Lowest price first", "Highest price first"].map((label) => ({
      id: label,
      label,
      onSelect: fn(),
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sort" }));
    await waitFor(() => expect(screen.getByRole("menuitem", { name: "Newest first" })).toBeVisible());
  },
};
