import { contentPageKinds, type CategoryRef } from "@rewire/domain";
import { categories } from "@rewire/domain/testing";
import { PageSection, PageTitle } from "@rewire/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { useDocument } from "../../i18n/DocumentContext.tsx";
import { createSiteMenu } from "../../loaders/createSiteMenu.server.ts";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { ShopFrame } from "./ShopFrame.tsx";

const contentPages = contentPageKinds.map((name) => ({ name, title: null }));

/** The frame with the menus that the server would send for a shop with these categories. */
function Frame({ categories: all }: { categories: readonly CategoryRef[] }) {
  const { locale, messages } = useDocument();
  return (
    <ShopFrame
      siteMenu={createSiteMenu({
        categories: all,
        contentPages,
        locale,
        messages,
      })}
    >
      <PageSection>
        <PageTitle>Hearth Hub</PageTitle>
      </PageSection>
    </ShopFrame>
  );
}

const withRepair = [
  ...Object.values(categories),
  { slug: "repair", name: "Repairs" },
  { slug: "repair-phone", name: "Phone repairs" },
];

const meta = {
  ...inTheApp,
  title: "Screens/Frame",
  component: Frame,
  args: { categories: withRepair },
  parameters: { ...inTheApp.parameters, app: { at: "/products" } },
} satisfies Meta<typeof Frame>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The entry of this page is marked, every language leads to this same page. */
export const KnowsWhereItIs: Story = {
  parameters: { app: { at: "/products?search=hub" } },
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole("navigation", { name: "Main" })).getByRole("link", { name: "Products" }),
    ).toHaveAttribute("aria-current", "page");
    const german = canvas.getAllByRole("link", { name: "Deutsch" })[0];
    await expect(german).toHaveAttribute("href", "/de/products?search=hub");
  },
};

/** A shop that repairs nothing has no repair desk in its menus. */
export const WithoutRepairs: Story = {
  args: { categories: Object.values(categories) },
  play: async ({ canvas }) => {
    await expect(
      within(canvas.getByRole("navigation", { name: "Main" })).queryByRole("link", { name: /Repair/ }),
    ).not.toBeInTheDocument();
  },
};

/** Before a shop whose owner has set nothing: no workshop, no map and no hours of somebody else's. */
export const NothingSet: Story = {
  parameters: { app: { at: "/products", isUnset: true, site: { siteName: "woo.example" } } },
  play: async ({ canvas, canvasElement }) => {
    const foot = within(canvas.getByRole("contentinfo"));
    await expect(foot.getByText(/woo\.example\.$/)).toBeVisible();
    await expect(foot.queryByText(/rendered|sketch|Berlin/)).not.toBeInTheDocument();
    await expect(canvasElement.querySelector("footer img, a[href^='tel:']")).toBeNull();
  },
};

/** The bag shows what this browser last knew, before the shop is asked. */
export const RemembersTheBag: Story = {
  beforeEach: () => window.localStorage.setItem("rewire.cartCount", "3"),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Cart, 3 items" })).toBeVisible();
  },
};

/** The menu of phones opens, closes with Escape and gives the focus back. */
export const MenuOnAPhone: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole("button", { name: "Menu" });
    await userEvent.click(menu);
    const dialog = await screen.findByRole("dialog", { name: /Menu/ });
    await expect(within(dialog).getByRole("link", { name: "Repair desk" })).toHaveAttribute("href", "/repair");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(menu).toHaveFocus());
  },
};

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
