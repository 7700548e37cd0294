import type { ComponentProps } from "react";
import { http, HttpResponse } from "msw";
import { CartProvider, useCartSync } from "@rewire/data";
import {
  cartIsFull,
  cartRejects,
  cartRejectsWith,
  couponIsUnknown,
  networkIsDown,
  shopIsDown,
  shopNeverAnswers,
} from "@rewire/data/testing";
import { catalogue } from "@rewire/demo-shop/catalogue";
import { createSiteLinks, filterActiveRecords } from "@rewire/domain";
import { CartTrigger } from "@rewire/ui";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { getCommerceClient } from "../../commerce/commerceClient.ts";
import { parseOwnedWishlist } from "../../commerce/wishlist/changeWishlist.ts";
import { storedWishlist } from "../../commerce/wishlist/storedWishlist.ts";
import { useItemCount, useCommerce } from "../../commerce/CommerceContext.ts";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { applyCoupon, putIntoCart } from "../../testing/putIntoCart.ts";
import { showcaseOf } from "../../testing/showcase/showcaseOf.ts";
import { HomeScreen } from "../Home/HomeScreen.tsx";
import { CartScreen } from "./CartScreen.tsx";

/** As the store shows it: with an eye on the connection. */
function CartInStep(args: ComponentProps<typeof CartScreen>) {
  useCartSync();
  return <CartScreen {...args} />;
}

const meta = {
  ...inTheApp,
  title: "Screens/Cart",
  component: CartScreen,
  args: { isOpen: true, onClose: fn(), links: createSiteLinks("") },
  render: (args) => (
    <CartProvider client={getCommerceClient("EUR")}>
      <CartInStep {...args} />
    </CartProvider>
  ),
} satisfies Meta<typeof CartScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Waits for the panel and for the focus, which it takes in a frame after it opens: keys typed before would be lost. */
const findPanel = async (name: RegExp | string = /^Cart/) => {
  const panel = await screen.findByRole("dialog", { name });
  await waitFor(() => expect(panel).toContainElement(document.activeElement as HTMLElement | null));
  return within(panel);
};

export const Empty: Story = {
  tags: ["fit", "visual-de"],
  play: async () => {
    const panel = await findPanel();
    await expect(await panel.findByText("Your cart is empty")).toBeVisible();
  },
};

export const Full: Story = {
  tags: ["fit", "visual-de", "variants"],
  beforeEach: () => putIntoCart({ "hearth-hub": 1, "lumen-door-sensor": 2 }),
  play: async () => {
    const panel = await findPanel("Cart 3 items");
    await expect(panel.getByRole("link", { name: "Go to checkout · €208.80" })).toBeVisible();
  },
};

/** A charger and cables over the home page: a code takes its share, and a little is missing to free delivery. */
export const Showcase: Story = {
  beforeEach: async () => {
    await putIntoCart({ "65-w-travel-charger": 1, "usb-c-cable": 1 });
    await applyCoupon("save10");
  },
  render: (args, context) => {
    const { categories, featured, popular, onSale, repairMenus: repairs } = showcaseOf(context);
    return (
      <>
        <HomeScreen {...{ categories, featured, popular, onSale, repairs }} hasPhones brands={[]} />
        <CartProvider client={getCommerceClient("EUR")}>
          <CartInStep {...args} />
        </CartProvider>
      </>
    );
  },
};

export const GermanOnASmallPhone: Story = {
  globals: { locale: "de_DE", viewport: { value: "w320" } },
  beforeEach: () => putIntoCart({ "moss-tab-kids-8-case-blue": 1, "lumen-door-sensor": 2 }),
};

/** On a phone the panel covers all of the page, and looks as that of `Cart/CartPanel` does. */
export const Loading: Story = {
  tags: ["fit", "unanswered"],
  globals: { viewport: { value: "w1440" } },
  beforeEach: ({ msw }) => {
    msw.use(shopNeverAnswers);
  },
  play: async () => {
    await expect((await findPanel()).getByText("Loading the cart")).toBeInTheDocument();
  },
};

/** The cart cannot be read; once the shop is back, "Try again" reads it. */
export const ReadsAgainAfterTrouble: Story = {
  beforeEach: ({ msw }) => {
    msw.use(shopIsDown);
  },
  play: async ({ msw, userEvent }) => {
    const panel = await findPanel();
    await expect(await panel.findByRole("alert")).toHaveTextContent("cannot be reached right now");
    msw.use(cartIsFull);
    await userEvent.click(panel.getByRole("button", { name: "Try again" }));
    await expect(await panel.findByRole("link", { name: "Nordlys N3 Pro" })).toBeVisible();
  },
};

/** The totals follow a quantity once the shop has counted. */
export const CountsAgain: Story = {
  beforeEach: () => putIntoCart({ "hearth-hub": 1 }),
  play: async ({ userEvent }) => {
    const panel = await findPanel("Cart 1 item");
    await userEvent.click(panel.getByRole("button", { name: /^One more/ }));
    await expect(await panel.findByRole("link", { name: "Go to checkout · €338.00" })).toBeVisible();
    await waitFor(() => expect(panel.queryByText("Updating...")).not.toBeInTheDocument());
  },
};

/** A refused quantity goes back to what it was, with the reason beside the line. */
export const RejectsAQuantityBesideTheLine: Story = {
  beforeEach: ({ msw }) => {
    msw.use(cartIsFull, cartRejects);
  },
  play: async ({ userEvent }) => {
    const panel = await findPanel("Cart 3 items");
    const [phone] = panel.getAllByRole("listitem");
    await userEvent.click(within(phone as HTMLElement).getByRole("button", { name: /^One more/ }));
    await expect(await within(phone as HTMLElement).findByText("Orrery 2: only 2 left.")).toBeVisible();
    await expect(within(phone as HTMLElement).getByRole("spinbutton")).toHaveValue(1);
    await expect(panel.getByRole("link", { name: "Go to checkout · €827.00" })).toBeVisible();
  },
};

/** What nobody could classify is said in the shop's own words, as text. */
export const RepeatsTheShopsOwnWords: Story = {
  beforeEach: ({ msw }) => {
    msw.use(cartIsFull, cartRejectsWith("Only on <b>Mondays</b> &amp; Tuesdays."));
  },
  play: async ({ userEvent }) => {
    const panel = await findPanel("Cart 3 items");
    await userEvent.click(panel.getAllByRole("button", { name: /^One more/ })[1] as HTMLElement);
    await expect(await panel.findByText("Only on Mondays & Tuesdays.")).toBeVisible();
  },
};

/** Taken out and put back, by the shop's own memory. */
export const RemovesAndPutsBack: Story = {
  beforeEach: () => putIntoCart({ "hearth-hub": 1, "lumen-door-sensor": 2 }),
  play: async ({ userEvent }) => {
    const panel = await findPanel("Cart 3 items");
    await userEvent.click(panel.getByRole("button", { name: "Remove Hearth Hub" }));
    await expect(await panel.findByRole("link", { name: /^Go to checkout · €4/ })).toBeVisible();
    const undo = panel.getByRole("button", { name: "Put back Hearth Hub" });
    await waitFor(() => expect(undo).toHaveFocus());
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(panel.getByRole("link", { name: "Hearth Hub" })).toBeVisible());
    await expect(await panel.findByRole("link", { name: "Go to checkout · €208.80" })).toBeVisible();
  },
};

/** Without a connection a code stays applied, and the panel says why. */
export const ACodeCannotBeRemoved: Story = {
  beforeEach: async () => {
    await putIntoCart({ "hearth-hub": 1 });
    await applyCoupon("save10");
  },
  play: async ({ msw, userEvent }) => {
    const panel = await findPanel("Cart 1 item");
    const button = await panel.findByRole("button", { name: "Remove SAVE10" });
    msw.use(networkIsDown);
    await userEvent.click(button);
    await expect(await panel.findByText("SAVE10 could not be removed.")).toBeVisible();
    await expect(button).toBeVisible();
    await expect(await panel.findByRole("link", { name: "Go to checkout · €152.10" })).toBeVisible();
  },
};

/** A shipping method that the shop refuses: the former one is selected again. */
export const ARateIsRefused: Story = {
  beforeEach: () => putIntoCart({ "lumen-door-sensor": 1 }),
  play: async ({ msw, userEvent }) => {
    const panel = await findPanel("Cart 1 item");
    await userEvent.click(panel.getByText("Delivery to Germany"));
    const former = await panel.findByRole("radio", { checked: true });
    const [other] = panel.getAllByRole("radio", { checked: false });
    msw.use(cartRejectsWith("This method is not available today."));
    await userEvent.click(other as HTMLElement);
    await expect(await panel.findByText("This method is not available today.")).toBeVisible();
    await expect(panel.getByText("The shipping method could not be changed.")).toBeVisible();
    await waitFor(() => expect(former).toBeChecked());
  },
};

/** The country of the estimate cannot be told to the shop: costs and country of the cart are as before. */
export const TheEstimateFails: Story = {
  tags: ["no-picture"],
  beforeEach: () => putIntoCart({ "lumen-door-sensor": 1 }),
  play: async ({ msw, userEvent }) => {
    const panel = await findPanel("Cart 1 item");
    await userEvent.click(panel.getByText("Delivery to Germany"));
    await waitFor(() => expect(panel.getByRole("option", { name: "Spain" })).toBeInTheDocument());
    await userEvent.selectOptions(panel.getByRole("combobox", { name: "Country" }), "ES");
    msw.use(networkIsDown);
    await userEvent.click(panel.getByRole("button", { name: "Show delivery costs" }));
    await expect(await panel.findByText(/cannot be reached right now/)).toBeVisible();
    await expect(panel.getByText("Delivery to Germany")).toBeVisible();
    await expect(panel.getByRole("combobox", { name: "Country" })).toHaveValue("ES");
  },
};

/** A line that moves to the wishlist takes its options with it, so that it can be bought again as it was. */
export const MovesToTheWishlistWithItsOptions: Story = {
  tags: ["no-picture"],
  beforeEach: () => putIntoCart({ "nordlys-n3-pro": 1 }),
  play: async ({ userEvent }) => {
    const panel = await findPanel("Cart 1 item");
    await userEvent.click(panel.getByRole("button", { name: /wishlist/ }));
    await expect(await panel.findByText("Your cart is empty")).toBeVisible();
    await waitFor(async () => {
      const [item] = filterActiveRecords(parseOwnedWishlist(storedWishlist.read()).records);
      await expect(Object.keys(item?.choice ?? {}).toSorted()).toEqual(["pa_color", "pa_storage"]);
    });
  },
};

/** Without a connection the estimate says that it has no countries, and loads them once the shop is back. */
export const LoadsTheCountriesAgain: Story = {
  tags: ["no-picture"],
  beforeEach: () => putIntoCart({ "lumen-door-sensor": 1 }),
  play: async ({ msw, userEvent }) => {
    const panel = await findPanel("Cart 1 item");
    let isBack = false;
    msw.use(http.post("*/graphql", () => (isBack ? undefined : HttpResponse.error())));
    await userEvent.click(panel.getByText("Delivery to Germany"));
    const retry = await panel.findByRole("button", { name: "Try again" });
    isBack = true;
    await userEvent.click(retry);
    await waitFor(() => expect(panel.getByRole("option", { name: "Spain" })).toBeInTheDocument());
  },
};

export const CouponUnknown: Story = {
  beforeEach: async ({ msw }) => {
    await putIntoCart({ "hearth-hub": 1 });
    msw.use(couponIsUnknown);
  },
  play: async ({ userEvent }) => {
    const panel = await findPanel("Cart 1 item");
    await userEvent.type(panel.getByRole("textbox", { name: /^Coupon/ }), "nosuchcode{Enter}");
    await expect(await panel.findByText(/NOSUCHCODE/)).toBeVisible();
    await expect(panel.getByRole("textbox", { name: /^Coupon/ })).toHaveValue("nosuchcode");
  },
};

/** A code of the shop's takes its share off, and comes off again. */
export const CouponTakesItsShare: Story = {
  beforeEach: () => putIntoCart({ "hearth-hub": 1 }),
  play: async ({ userEvent }) => {
    const panel = await findPanel("Cart 1 item");
    await userEvent.type(panel.getByRole("textbox", { name: /^Coupon/ }), "save10{Enter}");
    await expect(await panel.findByRole("link", { name: "Go to checkout · €152.10" })).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: "Remove SAVE10" }));
    await expect(await panel.findByRole("link", { name: "Go to checkout · €169.00" })).toBeVisible();
  },
};

/** Asked first, then everything is gone, codes too. */
export const EmptiesAfterAsking: Story = {
  beforeEach: () => putIntoCart({ "hearth-hub": 1, "lumen-door-sensor": 2 }),
  play: async ({ userEvent }) => {
    const panel = await findPanel("Cart 3 items");
    await userEvent.click(panel.getByRole("button", { name: "Empty cart" }));
    await expect(panel.getByRole("group", { name: /^Take everything out/ })).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: "Empty cart" }));
    await expect(await panel.findByText("Your cart is empty")).toBeVisible();
  },
};

/** A gift card stands below the delivery as payment, with what stays on it. */
export const AGiftCardPays: Story = {
  beforeEach: () => putIntoCart({ "lumen-door-sensor": 1 }),
  play: async ({ userEvent }) => {
    const panel = await findPanel("Cart 1 item");
    await userEvent.type(panel.getByRole("textbox", { name: /^Coupon/ }), "gift-100{Enter}");
    await expect((await panel.findAllByText("Paid with gift card GIFT-100"))[0]).toBeInTheDocument();
    await expect(panel.getByText(/remains on it$/)).toBeVisible();
    await expect(await panel.findByRole("link", { name: "Go to checkout · €0.00" })).toBeVisible();
  },
};

/** Without a connection a change is pending and marked. */
export const WaitsForTheConnection: Story = {
  beforeEach: () => putIntoCart({ "hearth-hub": 1 }),
  play: async ({ msw, userEvent }) => {
    const panel = await findPanel("Cart 1 item");
    msw.use(http.post("*/graphql", () => HttpResponse.error()));
    await userEvent.click(panel.getByRole("button", { name: /^One more/ }));
    await expect(await panel.findByText(/1 change waits and is sent/)).toBeVisible();
    await expect(panel.getByRole("spinbutton")).toHaveValue(2);
  },
};

/** When the connection is back, the shop gets the change. */
export const SendsWhatHasWaited: Story = {
  tags: ["no-picture"],
  beforeEach: () => putIntoCart({ "hearth-hub": 1 }),
  play: async ({ msw, userEvent }) => {
    const panel = await findPanel("Cart 1 item");
    let isBack = false;
    msw.use(http.post("*/graphql", () => (isBack ? undefined : HttpResponse.error())));
    await userEvent.click(panel.getByRole("button", { name: /^One more/ }));
    await expect(await panel.findByText(/1 change waits and is sent/)).toBeVisible();
    isBack = true;
    window.dispatchEvent(new Event("online"));
    await expect(await panel.findByRole("link", { name: "Go to checkout · €338.00" })).toBeVisible();
    await waitFor(() => expect(panel.queryByText(/1 change waits/)).not.toBeInTheDocument());
  },
};

/** Stores the journal of a cart of which the shop has lost all, and sells only a part. */
function storeLostCart() {
  const line = (key: string, productId: number, name: string) => ({
    key,
    item: { productId, variationId: null, variation: [], extraData: null },
    quantity: 1,
    name,
  });
  const hub = catalogue.products.find(({ slug }) => slug === "hearth-hub")?.id ?? 0;
  const lines = [line("a".repeat(32), hub, "Hearth Hub"), line("b".repeat(32), 999_999, "Vellum E-reader")];
  const journal = {
    version: 2,
    lines,
    coupons: ["expired"],
    giftCards: ["…7k42"],
    rate: null,
    pending: [],
    losses: [],
    settledAttempt: null,
    isGuest: true,
    at: Date.now(),
  };
  window.localStorage.setItem("rewire.cart", JSON.stringify(journal));
}

/** The shop has lost the cart: what it still sells is there again, the rest is named. */
export const RestoredWithNamedLosses: Story = {
  beforeEach: storeLostCart,
  play: async () => {
    const panel = await findPanel("Cart 1 item");
    await expect(panel.getByRole("link", { name: "Hearth Hub" })).toBeVisible();
    const news = await panel.findByRole("alert");
    await expect(news).toHaveTextContent("Vellum E-reader.");
    await expect(news).toHaveTextContent("Gift card …7K42: please enter its code again.");
  },
};

/** Losses that somebody has read are named no longer. */
export const LossesAreRead: Story = {
  tags: ["no-picture"],
  beforeEach: storeLostCart,
  play: async ({ userEvent }) => {
    const panel = await findPanel("Cart 1 item");
    const news = await panel.findByRole("alert");
    await userEvent.click(await within(news).findByRole("button", { name: "Got it" }));
    await waitFor(() => expect(news).toBeEmptyDOMElement());
  },
};

/** Another country: the shop's ways of delivery and totals follow. */
export const EstimatesDelivery: Story = {
  tags: ["no-picture"],
  beforeEach: () => putIntoCart({ "lumen-door-sensor": 1 }),
  play: async ({ userEvent }) => {
    const panel = await findPanel("Cart 1 item");
    await userEvent.click(panel.getByText("Delivery to Germany"));
    await waitFor(() => expect(panel.getByRole("option", { name: "Spain" })).toBeInTheDocument());
    await userEvent.selectOptions(panel.getByRole("combobox", { name: "Country" }), "ES");
    await userEvent.click(panel.getByRole("button", { name: "Show delivery costs" }));
    await expect(await panel.findByText("Delivery to Spain")).toBeVisible();
  },
};

/** A country outside the union: the price without VAT is no price that the shop has changed. */
export const EstimatesDeliveryAbroad: Story = {
  tags: ["no-picture"],
  beforeEach: () => putIntoCart({ "lumen-door-sensor": 1 }),
  play: async ({ userEvent }) => {
    const panel = await findPanel("Cart 1 item");
    const [price] = panel.getAllByText(/^€/);
    const priceAtHome = price?.textContent;
    await userEvent.click(panel.getByText("Delivery to Germany"));
    await waitFor(() => expect(panel.getByRole("option", { name: "Switzerland" })).toBeInTheDocument());
    await userEvent.selectOptions(panel.getByRole("combobox", { name: "Country" }), "CH");
    await userEvent.click(panel.getByRole("button", { name: "Show delivery costs" }));
    await expect(await panel.findByText("Delivery to Switzerland")).toBeVisible();
    await waitFor(() => expect(price).not.toHaveTextContent(priceAtHome ?? ""));
    await expect(panel.queryByText("Prices have changed")).not.toBeInTheDocument();
  },
};

/** The bag in the header, with the store behind it that starts when it is first needed. */
function Bag() {
  const { openCart, prepare } = useCommerce();
  const itemCount = useItemCount();
  return <CartTrigger count={itemCount} href="/cart" onOpen={openCart} onApproach={prepare} />;
}

/** Opened, changed and closed without a mouse; the focus comes back to the bag, which the header of a page has as well. */
export const WorksByKeyboard: Story = {
  tags: ["alone"],
  render: () => <Bag />,
  beforeEach: () => putIntoCart({ "hearth-hub": 1 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const bag = await canvas.findByRole("button", { name: "Cart, 1 item" });
    await expect(bag).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const dialog = await screen.findByRole("dialog", { name: "Cart 1 item" });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    const more = within(dialog).getByRole("button", { name: /^One more/ });
    for (let stops = 0; document.activeElement !== more && stops < 12; stops += 1) await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect(await within(dialog).findByRole("link", { name: "Go to checkout · €338.00" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await waitFor(() => expect(canvas.getByRole("button", { name: "Cart, 2 items" })).toHaveFocus());
  },
};
