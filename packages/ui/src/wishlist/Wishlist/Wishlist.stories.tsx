import { createSiteLinks, type WishlistEntry } from "@rewire/domain";
import { products, wishes } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor } from "storybook/test";
import {
  createSuccessHandler,
  createFailureHandler,
  createPendingHandler,
} from "../../patterns/AccountForm/formForStories.ts";
import { Wishlist, type WishlistProps } from "./Wishlist.tsx";

const items: readonly WishlistEntry[] = [wishes.chosenPhone, wishes.laptop, wishes.soldOut, wishes.phone];

const args: WishlistProps = {
  state: { kind: "ready", items },
  links: createSiteLinks(""),
  onMoveToCart: createSuccessHandler(),
  onRemove: fn(),
  onRestore: fn(),
};

const meta = { title: "Account/Wishlist", tags: ["sheet"], component: Wishlist, args } satisfies Meta<typeof Wishlist>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The link leads to the options chosen; what is sold out or still to choose has no way into the cart. */
export const Four: Story = {
  globals: { viewport: { value: "w1440" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Graphite · 256 GB")).toBeVisible();
    await expect(canvas.getAllByRole("link", { name: "Nordlys N3 Pro" })[0]).toHaveAttribute(
      "href",
      "/product/nordlys-n3-pro?pa_color=graphite&pa_storage=256-gb",
    );
    await expect(canvas.getAllByRole("button", { name: /^Move/ })).toHaveLength(2);
    await expect(canvas.getByRole("link", { name: "Choose options of Nordlys N3 Pro" })).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const OfAGuest: Story = {
  args: { isGuest: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/my-account?tab=wishlist");
  },
};

export const LongGermanWords: Story = {
  args: {
    state: { kind: "ready", items: [{ ...wishes.laptop, product: products.longGermanName }, wishes.phone] },
    isGuest: true,
  },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

export const Loading: Story = { args: { state: { kind: "loading" } } };

export const Nothing: Story = { args: { state: { kind: "ready", items: [] } } };

/** Two products are gone from the shop: said in words, taken off with one press. */
export const SomeAreNoLongerSold: Story = {
  args: { unavailableCount: 2, onForgetVanished: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("2 products on your list are no longer sold.")).toBeVisible();
    canvas.getByRole("button", { name: "Take them off" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onForgetVanished).toHaveBeenCalledOnce();
  },
};

export const Failed: Story = { args: { state: { kind: "failed", onRetry: fn() } } };

export const Moving: Story = {
  args: { onMoveToCart: createPendingHandler() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Move Tarn 14 to cart" }));
    await expect(await canvas.findByRole("button", { name: "Adding..." })).toHaveAttribute("aria-busy", "true");
  },
};

/** The shop's refusal stands in the cell, and the wish stays. */
export const Refused: Story = {
  args: { onMoveToCart: createFailureHandler({ kind: "outOfStock", product: "Tarn 14" }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Move Tarn 14 to cart" }));
    await expect(await canvas.findByText("Tarn 14 is out of stock.")).toBeVisible();
  },
};

function LivingWishlist(props: WishlistProps) {
  const [visibleItems, setVisibleItems] = useState(items);
  return (
    <Wishlist
      {...props}
      state={{ kind: "ready", items: visibleItems }}
      onMoveToCart={async (entry) => {
        setVisibleItems(visibleItems.filter((other) => other !== entry));
        return null;
      }}
      onRemove={(entry) => setVisibleItems(visibleItems.filter((other) => other !== entry))}
      onRestore={(entry) => setVisibleItems([...visibleItems, entry])}
    />
  );
}

/** The focus follows: from the heart to the way back, and stays in the list. */
export const JustRemoved: Story = {
  tags: ["sheet"],
  render: (args) => <LivingWishlist {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Remove Tarn 14 from wishlist" }));
    await waitFor(() => expect(canvas.getByRole("button", { name: "Put back Tarn 14" })).toHaveFocus());
  },
};

/** An entry that went to the cart leaves the focus in the list. */
export const MovesWithTheKeyboard: Story = {
  tags: ["!sheet"],
  render: (args) => <LivingWishlist {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Move Tarn 14 to cart" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Tarn 14" })).toBeNull());
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    await userEvent.tab();
    await expect(canvas.getByRole("list")).toContainElement(document.activeElement as HTMLElement);
  },
};

export const RemovesAndPutsBackWithTheKeyboard: Story = {
  render: (args) => <LivingWishlist {...args} />,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole("button", { name: "Remove Tarn 14 from wishlist" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("link", { name: "Tarn 14" })).toBeNull();
    const undo = canvas.getByRole("button", { name: "Put back Tarn 14" });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("link", { name: "Tarn 14" })).toBeVisible();
    await expect(document.activeElement).not.toBe(document.body);
  },
};

/** The page is read from right to left, as in Arabic. */
export const RightToLeft: Story = {
  globals: { direction: "rtl", viewport: { value: "w390" } },
  play: ({ canvasElement }) => expect(getComputedStyle(canvasElement).direction).toBe("rtl"),
};
