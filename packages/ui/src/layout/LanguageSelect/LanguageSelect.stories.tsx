import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { site } from "../siteForStories.ts";
import { LanguageSelect } from "./LanguageSelect.tsx";

const meta = {
  title: "Layout/LanguageSelect",
  component: LanguageSelect,
  args: { languages: site.languages, onChoose: fn() },
} satisfies Meta<typeof LanguageSelect>;
export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {};

export const Menu: Story = {
  args: { variant: "menu" },
  decorators: [
    (Story) => (
      <div style={{ width: "12rem", height: "10rem", marginInlineStart: "8rem" }}>
        <Story />
      </div>
    ),
  ],
};

export const MenuIsOpen: Story = {
  ...Menu,
  tags: ["visual", "one-width"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    (document.activeElement as HTMLElement).click();
    await expect(canvas.getByRole("link", { name: "Deutsch" })).toBeVisible();
  },
};

/** Its links are reached by Tab, are read in each language's own words, and Escape closes it. */
export const WorksByKeyboard: Story = {
  ...Menu,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    // The browser opens it on Enter; a simulated key cannot.
    (document.activeElement as HTMLElement).click();
    const german = canvas.getByRole("link", { name: "Deutsch" });
    await expect(german).toHaveAttribute("lang", "de-DE");
    await expect(german).toHaveAttribute("href", "/de/products");
    await userEvent.tab();
    await userEvent.tab();
    await expect(german).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect(german).not.toBeVisible();
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** Two languages, both in sight. */
export const BothInSight: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  args: { languages: site.languages.slice(0, 2) },
};

/** Two languages behind a press: whoever cannot read this page does not know what is in there. */
export const OneBehindAPress: Story = {
  ...Menu,
  tags: ["dont", "!sheet", "!autodocs"],
  args: { variant: "menu", languages: site.languages.slice(0, 2) },
};
