import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor, within } from "storybook/test";
import { CartTrigger } from "../../cart/CartTrigger/CartTrigger.tsx";
import { HeaderLink } from "../HeaderLink/HeaderLink.tsx";
import { links, site, unsetSite, useStoryMenu } from "../siteForStories.ts";
import { Header, type HeaderProps } from "./Header.tsx";

function HeaderWithMenu(args: HeaderProps) {
  const menu = useStoryMenu();
  return <Header {...args} menu={args.menu.length > 0 ? args.menu : menu} />;
}

const meta = {
  title: "Layout/Header",
  tags: ["sheet"],
  component: Header,
  render: (args) => <HeaderWithMenu {...args} />,
  parameters: { layout: "fullscreen" },
  args: {
    ...site,
    menu: [],
    onOpenMenu: fn(),
    account: <HeaderLink href={links.myAccount} icon="person" label="Sign in" />,
    wishlist: <HeaderLink href={links.wishlist} icon="heart" label="Wishlist, 4 items" isLabelHidden count={4} />,
    cart: <CartTrigger count={3} href="/cart" onOpen={fn()} />,
  },
} satisfies Meta<typeof Header>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: { viewport: { value: "w1440" } } };

/** Before a shop whose owner has set nothing: the language alone is left over the header. */
export const NothingSet: Story = {
  args: { place: unsetSite.place, phone: unsetSite.phone },
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('a[href^="tel:"]')).toBeNull();
    await expect(canvasElement.querySelector("span:empty")).toBeNull();
  },
};

export const Phone: Story = { globals: { viewport: { value: "w390" } } };

export const PhoneOnHome: Story = { args: { isSearchOpen: true }, globals: { viewport: { value: "w390" } } };

export const AfterASearch: Story = {
  args: { searchQuery: "usb-c cable", isSearchOpen: true },
  globals: { viewport: { value: "w390" } },
};

export const LongGermanWords: Story = {
  args: {
    account: <HeaderLink href={links.myAccount} icon="person" label="Anmelden" customerLabel="Mein Konto" isCustomer />,
    menu: [
      { label: "Produkte", href: "/de/products" },
      { label: "Kategorien", href: "/de/categories" },
      { label: "Reparaturtheke", href: "/de/repair", mark: "repair", isCurrent: true },
      { label: "Kontakt", href: "/de/contact" },
    ],
  },
  globals: { locale: "de_DE", viewport: { value: "w1024" } },
};

export const Scrolled: Story = {
  tags: ["!sheet"],
  globals: { viewport: { value: "w1440" } },
  decorators: [
    (Story) => (
      <div style={{ height: "200vh" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    window.scrollTo(0, 400);
    const home = canvas.getByRole("link", { name: "Rewire, home" });
    await expect(home.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(home.getBoundingClientRect().bottom).toBeLessThan(72);
  },
};

/** The search row of phones opens under the bar and takes words. */
export const SearchTogglesUnderTheBar: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("searchbox")).not.toBeInTheDocument();
    canvas.getByRole("button", { name: "Show search" }).focus();
    await userEvent.keyboard("{Enter}");
    const field = canvas.getByRole("searchbox", { name: "Search products" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("loom");
    await expect(field).toHaveValue("loom");
    await expect(canvas.getByRole("searchbox").closest("form")).toHaveAttribute("action", "/products");
    await userEvent.click(canvas.getByRole("button", { name: "Hide search" }));
    await expect(canvas.queryByRole("searchbox")).not.toBeInTheDocument();
  },
};

export const OpensTheMenuByKeyboard: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Menu" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onOpenMenu).toHaveBeenCalledOnce();
  },
};

/** The open page is said, and the repair desk is a word and not only a colour. */
export const SaysWhichPageIsOpen: Story = {
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole("navigation", { name: "Main" }));
    await expect(menu.getByRole("link", { name: "Products" })).toHaveAttribute("aria-current", "page");
    await expect(menu.getByRole("link", { name: "Repair desk" })).not.toHaveAttribute("aria-current");
  },
};
