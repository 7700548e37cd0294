import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
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

/** Of two labels it shows and says one: the customer's, whoever has set `isCustomer`. */
export const OfACustomer: Story = {
  args: { customerLabel: "My account", isCustomer: true },
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "My account" })).toHaveTextContent("My account");
    await expect(canvas.getByText("My account")).toBeVisible();
    await expect(canvas.getByText("Sign in")).not.toBeVisible();
  },
};

/** While it is pressed its surface is darker. */
export const Pressed: Story = {
  tags: ["visual", "one-width"],
  args: { href: links.wishlist, icon: "heart", label: "Wishlist, 4 items", isLabelHidden: true, count: 4 },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "Wishlist, 4 items" });
    const { backgroundColor } = getComputedStyle(link);
    link.dataset["active"] = "";
    await waitFor(() => expect(getComputedStyle(link).backgroundColor).not.toBe(backgroundColor));
  },
};

export const WithCount: Story = {
  args: { href: links.wishlist, icon: "heart", label: "Wishlist, 4 items", isLabelHidden: true, count: 4 },
};

const toWishlist = { href: links.wishlist, icon: "heart", isLabelHidden: true, count: 4 } as const;

/** What the number counts is in the words that screen readers say. */
export const WordsWithTheirNumber: Story = {
  tags: ["do", "!sheet", "!autodocs"],
  args: { ...toWishlist, label: "Wishlist, 4 items" },
};

/** It looks the same, and a screen reader says "4": whoever listens does not learn what there are four of. */
export const ANumberAlone: Story = { tags: ["dont", "!sheet", "!autodocs"], args: { ...toWishlist, label: "4" } };
