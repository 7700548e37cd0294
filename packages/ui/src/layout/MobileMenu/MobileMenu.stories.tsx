import type { Meta, StoryObj } from "@storybook/react-vite";
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

export const Open: Story = { tags: ["visual", "one-width"] };

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
    window.history.back();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    window.removeEventListener("popstate", handlePopState);
    await expect(handlePopState).not.toHaveBeenCalled();
  },
};
