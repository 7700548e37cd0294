import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLayoutEffect, useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { site, useStoryMenu } from "../siteForStories.ts";
import { MobileMenu, type MobileMenuProps } from "./MobileMenu.tsx";

function MenuWithEntries(args: MobileMenuProps) {
  return <MobileMenu {...args} entries={useStoryMenu()} />;
}

const meta = {
  title: "Layout/MobileMenu",
  component: MobileMenu,
  render: (args) => <MenuWithEntries {...args} />,
  parameters: { layout: "fullscreen", docs: { story: { inline: false, height: "640px" } } },
  globals: { viewport: { value: "w390" } },
  args: { ...site, isOpen: true, onClose: fn(), entries: [] },
} satisfies Meta<typeof MobileMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Says until when the shop is open, on this Saturday. */
export const Open: Story = {
  tags: ["visual", "one-width"],
  play: async () => {
    await expect(await screen.findByText("Open now, until 16:00")).toBeVisible();
  },
};

/** Does not call a shop open that is closed today. */
export const ClosedToday: Story = {
  args: { place: { ...site.place, holidays: [{ date: "2026-11-21", name: "Moving day" }] } },
  play: async () => {
    await expect(await screen.findByText("Saturday", { exact: false })).toBeVisible();
    await expect(screen.queryByText(/^Open now/)).not.toBeInTheDocument();
  },
};

export const German: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

/** Keeps the focus, and Escape asks to close. */
export const WorksByKeyboard: Story = {
  play: async ({ args, userEvent }) => {
    const panel = await screen.findByRole("dialog", { name: "Menu" });
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true));
    await expect(within(panel).getByRole("link", { name: "Products" })).toHaveAttribute("aria-current", "page");
    await expect(document.body).toHaveClass("overflow-hidden");
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** Back closes the menu, and is no navigation. */
export const BackCloses: Story = {
  play: async ({ args }) => {
    await screen.findByRole("dialog", { name: "Menu" });
    const handlePopState = fn();
    window.addEventListener("popstate", handlePopState);
    await waitFor(() => expect(window.history.state).toHaveProperty("openPanel"));
    window.history.back();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    window.removeEventListener("popstate", handlePopState);
    await expect(handlePopState).not.toHaveBeenCalled();
  },
};

/** Another menu takes the place of one whose history entry is still being removed, as after a change of the page. */
export const AnotherOpensAtOnce: Story = {
  render: function AnotherOpens(args) {
    const [isReplaced, setReplaced] = useState(false);
    const [isShown, setShown] = useState(true);
    const close = () => {
      args.onClose();
      setShown(false);
    };
    useLayoutEffect(() => {
      if (isShown || isReplaced) return undefined;
      // One task later the step back that removes the entry has begun, but not ended.
      const timer = setTimeout(() => setReplaced(true));
      return () => clearTimeout(timer);
    }, [isShown, isReplaced]);
    return (
      <>{(isShown || isReplaced) && <MenuWithEntries key={String(isReplaced)} {...args} isOpen onClose={close} />}</>
    );
  },
  play: async ({ args, userEvent }) => {
    await waitFor(async () => expect(await screen.findByRole("dialog", { name: "Menu" })).toBeVisible());
    const firstEntry: unknown = window.history.state.openPanel;
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(window.history.state).not.toHaveProperty("openPanel", firstEntry));
    await waitFor(() => expect(window.history.state).toHaveProperty("openPanel"));
    await expect(args.onClose).toHaveBeenCalledOnce();
    window.history.back();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
  },
};

/** The menu is opened again while the history entry of its first opening is being removed. */
export const OpenedAgainAtOnce: Story = {
  render: function OpenedAgain(args) {
    const [openings, setOpenings] = useState(0);
    const isOpen = openings % 2 === 0;
    const close = () => {
      args.onClose();
      setOpenings((count) => count + 1);
    };
    useLayoutEffect(() => {
      if (openings !== 1) return undefined;
      // One task later the step back that removes the entry has begun, but not ended.
      const timer = setTimeout(() => setOpenings(2));
      return () => clearTimeout(timer);
    }, [openings]);
    return <MenuWithEntries {...args} isOpen={isOpen} onClose={close} />;
  },
  play: async ({ args, userEvent }) => {
    await waitFor(async () => expect(await screen.findByRole("dialog", { name: "Menu" })).toBeVisible());
    const firstEntry: unknown = window.history.state.openPanel;
    await userEvent.keyboard("{Escape}");
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(window.history.state).not.toHaveProperty("openPanel", firstEntry));
    await waitFor(() => expect(window.history.state).toHaveProperty("openPanel"));
    await waitFor(() => expect(screen.getByRole("dialog", { name: "Menu" })).toBeVisible());
    window.history.back();
    await waitFor(() => expect(screen.queryByRole("dialog", { name: "Menu" })).toBeNull());
    await expect(args.onClose).toHaveBeenCalledTimes(2);
  },
};
