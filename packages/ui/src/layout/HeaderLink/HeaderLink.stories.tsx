import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { links } from "../siteForStories.ts";
import { HeaderLink } from "./HeaderLink.tsx";

const meta = {
  title: "Layout/HeaderLink",
  component: HeaderLink,
  args: { href: links.myAccount, icon: "person", label: "Sign in" },
} satisfies Meta<typeof HeaderLink>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithWords: Story = { globals: { viewport: { value: "w1440" } } };

export const OnAPhone: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/my-account");
  },
};

export const WithCount: Story = {
  args: { href: links.wishlist, icon: "heart", label: "Wishlist, 4 items", isLabelHidden: true, count: 4 },
};
