import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, mocked, waitFor } from "storybook/test";
import { site } from "../siteForStories.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";

const meta = {
  title: "Layout/ErrorScreen",
  tags: ["sheet", "one-width"],
  component: ErrorScreen,
  parameters: { layout: "fullscreen" },
  args: { path: "/nordlis-n3", homeHref: site.homeHref, searchAction: site.searchAction },
} satisfies Meta<typeof ErrorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const PageNotFound: Story = {};

export const ProductNotFound: Story = { args: { reason: "product", path: "/product/nordlis-n3" } };

export const CategoryNotFound: Story = { args: { reason: "category", path: "/product-category/phons" } };

export const Broken: Story = { args: { statusCode: 500, path: "/products" } };

export const ShopUnreachableError: Story = { args: { statusCode: 503, path: "/products", onRetry: fn() } };

export const LongPath: Story = {
  args: { path: `/${"sehr-lange-adresse-".repeat(12)}` },
  globals: { viewport: { value: "w320" }, locale: "de_DE" },
};

/** What was looked for is asked for with one press. */
export const OffersToSearchForTheWordsOfTheAddress: Story = {
  args: { reason: "product", path: "/product/nordlis-n3" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Error 404" })).toBeVisible();
    await expect(canvas.getByText("Product not found.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Search for “nordlis n3”" })).toHaveAttribute(
      "href",
      "/products?search=nordlis+n3",
    );
    await expect(canvas.getByRole("searchbox")).toHaveValue("nordlis n3");
  },
};

/** The button is busy meanwhile, and keeps the focus; who hears the page is told each time that it failed again. */
export const TriesAgain: Story = {
  args: { statusCode: 503, path: "/products", onRetry: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const attempts: (() => void)[] = [];
    mocked(args.onRetry)?.mockImplementation(() => new Promise<void>((resolve) => attempts.push(resolve)));
    const button = canvas.getByRole("button", { name: "Try again" });
    await userEvent.tab();
    await userEvent.keyboard("{Enter}{Enter}");
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
    attempts[0]?.();
    await expect(await canvas.findByRole("alert")).toHaveTextContent("The shop cannot be reached right now.");
    await expect(button).not.toHaveAttribute("aria-busy");
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
    attempts[1]?.();
    await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
  },
};
