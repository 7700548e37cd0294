import { shopNeverAnswers } from "@rewire/data/testing";
import { catalogue } from "@rewire/demo-shop/catalogue";
import { addToWishlistRecords, type WishlistRecords, type WishlistItem } from "@rewire/domain";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, screen, waitFor, within } from "storybook/test";
import { stringifyOwnedWishlist } from "../../commerce/wishlist/changeWishlist.ts";
import { storedSharing } from "../../commerce/wishlist/sharing.ts";
import { storedWishlist } from "../../commerce/wishlist/storedWishlist.ts";
import { createStorySharedWishlists } from "../../testing/createStorySharedWishlists.ts";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { startAnew } from "../../testing/startAnew.ts";
import { withinScreen } from "../../testing/plays/withinScreen.ts";
import { WishlistPage } from "./WishlistPage.tsx";

/** A wish for a product of the embedded shop, by the last part of its address. */
function wishFor(slug: string): WishlistItem {
  const product = catalogue.products.find((candidate) => candidate.slug === slug);
  if (!product) throw new Error(`The embedded shop sells no ${slug}`);
  return { productId: product.id, variationId: null, choice: {} };
}

/** Starts with these on the list, the last one newest. */
const withWishes =
  (...items: readonly WishlistItem[]) =>
  () => {
    const stop = startAnew();
    storedWishlist.write(
      stringifyOwnedWishlist({
        owner: null,
        records: items.reduce<WishlistRecords>((list, item, day) => addToWishlistRecords(list, item, day + 1), []),
      }),
    );
    return stop;
  };

const meta = {
  ...inTheApp,
  title: "Screens/Wishlist",
  component: WishlistPage,
  args: { title: "Wishlist" },
  parameters: { ...inTheApp.parameters, app: { at: "/wishlist", startsImmediately: true } },
  beforeEach: withWishes(wishFor("hearth-shelf"), wishFor("nordlys-n3-pro"), wishFor("hearth-hub")),
} satisfies Meta<typeof WishlistPage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Names and prices come from the shop; what is sold out or still to choose has no way into the cart. */
export const OfAGuest: Story = {
  tags: ["fit", "visual-de"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Hearth Hub" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Move Hearth Hub to cart" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Choose options of Nordlys N3 Pro" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Move Hearth Shelf to cart" })).not.toBeInTheDocument();
  },
};

export const GermanOnASmallPhone: Story = {
  args: { title: "Wunschliste" },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

export const Nothing: Story = {
  tags: ["fit"],
  beforeEach: withWishes(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Nothing on your wishlist yet" })).toBeVisible();
  },
};

/** Into the cart of the shop, and off the list. */
export const MovesToTheCart: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Move Hearth Hub to cart" }));
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Hearth Hub" })).not.toBeInTheDocument());
    await userEvent.click(await screen.findByRole("button", { name: "View cart" }));
    const panel = within(await screen.findByRole("dialog", { name: "Cart 1 item" }));
    await expect(await panel.findByRole("link", { name: "Hearth Hub" })).toBeVisible();
  },
};

/** `autoOpenCart`: the panel opens by itself, as from any other page. */
export const OpensTheCart: Story = {
  tags: ["no-picture"],
  parameters: { app: { at: "/wishlist", startsImmediately: true, shop: { autoOpenCart: true } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Move Hearth Hub to cart" }));
    const panel = within(await screen.findByRole("dialog", { name: "Cart 1 item" }));
    await expect(await panel.findByRole("link", { name: "Hearth Hub" })).toBeVisible();
  },
};

/** Without a connection it waits with the cart, and the notice says so. */
export const MovesToTheCartLater: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent, msw }) => {
    const move = await canvas.findByRole("button", { name: "Move Hearth Hub to cart" });
    msw.use(http.post("*/graphql", () => HttpResponse.error()));
    await userEvent.click(move);
    const notice = await screen.findByText("You are offline. Hearth Hub waits for the connection.");
    await waitFor(() => expect(notice).toBeVisible());
    await expect(canvas.queryByRole("link", { name: "Hearth Hub" })).not.toBeInTheDocument();
  },
};

/** Taken off and put back by keyboard: it stands where it stood. */
export const PutsBackWithTheKeyboard: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement, userEvent }) => {
    (await canvas.findByRole("button", { name: "Remove Nordlys N3 Pro from wishlist" })).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(canvas.queryByRole("link", { name: "Nordlys N3 Pro" })).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Put back Nordlys N3 Pro" })).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("link", { name: "Nordlys N3 Pro" })).toBeVisible();
    const list = within(withinScreen(canvasElement).getByRole("list"));
    await expect(list.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      "Hearth Hub",
      "Nordlys N3 Pro",
      "Hearth Shelf",
    ]);
  },
};

/** The shop no longer knows one of them: said in words, and taken off. */
export const OneIsNoLongerSold: Story = {
  beforeEach: withWishes(wishFor("hearth-hub"), { productId: 99_999_999, variationId: null, choice: {} }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("1 product on your list is no longer sold.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Take it off" }));
    await waitFor(() => expect(canvas.queryByText(/no longer sold/)).not.toBeInTheDocument());
  },
};

/** The chosen variation is gone: it says that it cannot be had, and leads to the product. */
export const AChosenVariationIsGone: Story = {
  beforeEach: withWishes({ ...wishFor("nordlys-n3-pro"), variationId: 1, choice: { pa_color: "graphite" } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Out of stock")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Nordlys N3 Pro" })).toHaveAttribute(
      "href",
      "/product/nordlys-n3-pro?pa_color=graphite",
    );
  },
};

/** Another tab adds: this one follows. */
export const FollowsAnotherTab: Story = {
  beforeEach: withWishes(wishFor("hearth-hub")),
  play: async ({ canvas }) => {
    await canvas.findByRole("link", { name: "Hearth Hub" });
    const { productId } = wishFor("nordlys-n3-pro");
    const savedWishlist = JSON.parse(window.localStorage.getItem("rewire.wishlist") ?? "") as {
      owner: null;
      wishes: object[];
    };
    const text = JSON.stringify({
      ...savedWishlist,
      wishes: [...savedWishlist.wishes, { id: productId, added: 1, changed: 1 }],
    });
    window.localStorage.setItem("rewire.wishlist", text);
    window.dispatchEvent(new StorageEvent("storage", { key: "rewire.wishlist", newValue: text }));
    await expect(await canvas.findByRole("link", { name: "Nordlys N3 Pro" })).toBeVisible();
  },
};

/** A guest shares the list, changes it, shows the change under the same link, and ends the link. */
export const SharesByALink: Story = {
  beforeEach: withWishes(wishFor("hearth-hub"), wishFor("nordlys-n3-pro")),
  play: async ({ canvas, msw, userEvent }) => {
    const lists = createStorySharedWishlists();
    msw.use(
      http.post("*/shared-wishlist", async ({ request }) =>
        HttpResponse.json(await lists.change(request, await request.clone().json(), "story")),
      ),
    );
    await userEvent.type(await canvas.findByLabelText(/Name on the list/), "Mara");
    await userEvent.click(canvas.getByRole("button", { name: "Create link" }));
    const link = await canvas.findByRole("link", { name: /\/wishlist\/story-list-1$/ });
    await userEvent.click(await canvas.findByRole("button", { name: "Remove Hearth Hub from wishlist" }));
    const update = await canvas.findByRole("button", { name: "Show the current list" });
    await expect(canvas.queryByText("The link now shows your current list.")).not.toBeInTheDocument();
    await userEvent.click(update);
    await expect(await canvas.findByText("The link now shows your current list.")).toBeVisible();
    await expect(link).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "End the link" }));
    await expect(await canvas.findByText(/The link has ended/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Create link" })).toBeVisible();
  },
};

/** A list that was shared before the log-in belongs to the customer, as the wishlist does: another one does not see it. */
export const SharedListJoinsTheAccount: Story = {
  tags: ["no-picture"],
  parameters: { shop: { loggedInAs: { login: "maria", password: "maria-likes-tea" } } },
  beforeEach: () => {
    const stop = withWishes(wishFor("hearth-hub"))();
    storedSharing.write({ link: { key: "k", ownerKey: "o" }, owner: null, name: "Mara", items: "[]" });
    return stop;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: /\/wishlist\/k$/ })).toBeVisible();
    await waitFor(() => expect(storedSharing.read()?.owner).toBe(2));
    await expect(canvas.getByRole("link", { name: /\/wishlist\/k$/ })).toBeVisible();
    storedSharing.write({ link: { key: "k", ownerKey: "o" }, owner: 3, name: "Mara", items: "[]" });
    await waitFor(() => expect(canvas.queryByRole("link", { name: /\/wishlist\/k$/ })).not.toBeInTheDocument());
  },
};

/** The server does not answer: said in words, and the list is as it was. */
export const SharingFails: Story = {
  beforeEach: withWishes(wishFor("hearth-hub")),
  play: async ({ canvas, msw, userEvent }) => {
    msw.use(http.post("*/shared-wishlist", () => HttpResponse.error()));
    await userEvent.click(await canvas.findByRole("button", { name: "Create link" }));
    await expect(await canvas.findByText(/That did not work/)).toBeVisible();
    await expect(await canvas.findByRole("link", { name: "Hearth Hub" })).toBeVisible();
  },
};

/** The shop cannot be reached: said in words, and asked again. */
export const ShopIsDown: Story = {
  parameters: { shop: { scenario: "down" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** The heading stands until the shop has told names and prices. */
export const StillLoading: Story = {
  tags: ["unanswered"],
  beforeEach: ({ msw }) => {
    msw.use(shopNeverAnswers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Wishlist" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "Hearth Hub" })).not.toBeInTheDocument();
  },
};
