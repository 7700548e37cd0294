import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { PageTitle } from "../../primitives/PageTitle/PageTitle.tsx";
import { links, site } from "../siteForStories.ts";
import { CheckoutLayout } from "./CheckoutLayout.tsx";

const meta = {
  title: "Layout/TillLayout",
  component: CheckoutLayout,
  parameters: { layout: "fullscreen" },
  args: {
    siteName: site.siteName,
    homeHref: links.home,
    onBackToCart: fn(),
    languages: site.languages,
    children: <PageTitle>Checkout</PageTitle>,
  },
} satisfies Meta<typeof CheckoutLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: { viewport: { value: "w1440" } } };

const legalLinks = [
  { label: "Withdraw from contract", href: "/withdrawal" },
  { label: "Imprint", href: "/info/imprint" },
  { label: "Privacy", href: "/info/privacy" },
];

/** What the law wants within reach stands below, on every page. */
export const LegalLinks: Story = {
  tags: ["visual", "one-width"],
  args: { legalLinks },
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Withdraw from contract" })).toHaveAttribute("href", "/withdrawal");
  },
};

export const LegalLinksInGerman: Story = {
  args: {
    legalLinks: [
      { label: "Vertrag widerrufen", href: "/de/withdrawal" },
      { label: "Impressum", href: "/de/info/imprint" },
      { label: "Barrierefreiheit", href: "/de/info/accessibility" },
    ],
  },
  globals: { locale: "de_DE", viewport: { value: "w1440" } },
};

export const Phone: Story = { globals: { viewport: { value: "w390" } } };

/** The keyboard passes the skip link and the shop's name, then goes back to the cart. */
export const GoesBackToTheCart: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "Back to cart" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onBackToCart).toHaveBeenCalledOnce();
  },
};
