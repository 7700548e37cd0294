import type { CategoryRef } from "@rewire/domain";
import { categories } from "@rewire/domain/testing";
import { PageSection, PageTitle } from "@rewire/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { storeChoices } from "../../testing/showcase/showcaseOf.ts";
import { StoryFrame } from "../../testing/StoryFrame.tsx";

const FramedTitle = ({ categories: all }: { categories?: readonly CategoryRef[] }) => (
  <StoryFrame categories={all}>
    <PageSection>
      <PageTitle>Hearth Hub</PageTitle>
    </PageSection>
  </StoryFrame>
);

const meta = {
  ...inTheApp,
  title: "Screens/Frame",
  component: FramedTitle,
  parameters: { ...inTheApp.parameters, app: { at: "/products", hasOwnFrame: true } },
} satisfies Meta<typeof FramedTitle>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The entry of this page is marked, every language leads to this same page. */
export const KnowsWhereItIs: Story = {
  parameters: { app: { at: "/products?search=hub" } },
  play: async ({ canvas, canvasElement }) => {
    // On phones it is folded away.
    const menu = within(canvasElement.querySelector('nav[aria-label="Main"]') as HTMLElement);
    await expect(menu.getByText("Products").closest("a")).toHaveAttribute("aria-current", "page");
    const german = canvas.getAllByRole("link", { name: "Deutsch" })[0];
    await expect(german).toHaveAttribute("href", "/de/products?search=hub");
  },
};

/** A shop that repairs nothing has no repair desk in its menus. */
export const WithoutRepairs: Story = {
  tags: ["wide"],
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

const openMenu = async ({ canvas, userEvent }: Parameters<NonNullable<Story["play"]>>[0]) => {
  const menu = canvas.getByRole("button", { name: "Menu" });
  await userEvent.click(menu);
  const dialog = await screen.findByRole("dialog", { name: /Menu/ });
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  return { menu, dialog };
};

/** The menu of phones lies over the page. */
export const MenuOnAPhone: Story = {
  tags: ["fit", "one-width"],
  beforeEach: storeChoices,
  globals: { viewport: { value: "w390" } },
  play: async (context) => {
    const { dialog } = await openMenu(context);
    await expect(within(dialog).getByRole("link", { name: "Repair desk" })).toHaveAttribute("href", "/repair");
    await expect(within(dialog).getByText("Open now, until 16:00")).toBeVisible();
  },
};

/** Escape closes the menu of phones and gives the focus back. */
export const EscapeClosesTheMenu: Story = {
  globals: { viewport: { value: "w390" } },
  play: async (context) => {
    const { menu } = await openMenu(context);
    await context.userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(menu).toHaveFocus());
  },
};

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
