import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, waitFor } from "storybook/test";
import { TabLinks } from "./TabLinks.tsx";

const meta = {
  title: "Primitives/TabLinks",
  tags: ["sheet", "one-width"],
  component: TabLinks,
  args: {
    label: "Account",
    currentId: "orders",
    tabs: [
      { id: "details", label: "Details", href: "?tab=details" },
      { id: "addresses", label: "Addresses", href: "?tab=addresses" },
      { id: "orders", label: "Orders", href: "?tab=orders", count: 4 },
      { id: "downloads", label: "Downloads", href: "?tab=downloads", count: 2 },
      { id: "wishlist", label: "Wishlist", href: "?tab=wishlist", count: 0 },
    ],
  },
} satisfies Meta<typeof TabLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OrdersAreOpen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Orders 4" })).toHaveAttribute("aria-current", "page");
  },
};

/** The row scrolls, the page does not, and the open tab is in sight. */
export const OnAPhone: Story = {
  args: { currentId: "wishlist" },
  globals: { viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
    const tab = canvas.getByRole("link", { name: "Wishlist 0" });
    await waitFor(() =>
      expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth),
    );
  },
};

/** The open tab stays in sight when the row becomes narrower, as when a phone is turned. */
export const ARowThatBecomesNarrower: Story = {
  tags: ["!sheet"],
  args: { currentId: "wishlist" },
  render: function TurnedPhone(args) {
    const [width, setWidth] = useState(600);
    return (
      <div data-testid="phone" style={{ width }}>
        <TabLinks {...args} />
        <button type="button" onClick={() => setWidth(240)}>
          Turn
        </button>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const getRight = (element: HTMLElement) => element.getBoundingClientRect().right;
    const phone = canvas.getByTestId("phone");
    await userEvent.click(canvas.getByRole("button"));
    await waitFor(() => expect(phone.offsetWidth).toBe(240));
    await waitFor(() =>
      expect(getRight(canvas.getByRole("link", { name: "Wishlist 0" }))).toBeLessThanOrEqual(getRight(phone)),
    );
  },
};

export const LongGermanWords: Story = {
  args: {
    tabs: [
      { id: "a", label: "Reparaturwerkstattaufträge", href: "?a" },
      { id: "orders", label: "Rechnungsadressverwaltung", href: "?b" },
    ],
  },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Details" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "Addresses" })).toHaveFocus();
  },
};

/** Parts of one page, each with a name that stays. */
export const PartsOfOnePage: Story = { tags: ["do", "!sheet", "!autodocs"] };

/** A tab changes what is below it; these lead out of the page, and one of them logs out. */
export const WaysOutOfThePage: Story = {
  tags: ["dont", "!sheet", "!autodocs"],
  args: {
    tabs: [
      { id: "orders", label: "Orders", href: "?tab=orders" },
      { id: "shop", label: "Shop smartphones", href: "/product-category/smartphones" },
      { id: "logOut", label: "Log out", href: "?logOut" },
    ],
  },
};
