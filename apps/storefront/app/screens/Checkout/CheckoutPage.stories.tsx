import {
  cardsAreOut,
  cartIsEmpty,
  cartRejectsWith,
  createCartChange,
  createUnreadableCart,
  networkIsDown,
  orderIsRefused,
  orderIsRefusedWith,
  shopIsDown,
  shopNeverAnswers,
} from "@rewire/data/testing";
import stripeUrl from "@rewire/demo-shop/stripe.js?url&no-inline";
import { createEmptyAddress } from "@rewire/domain";
import { customers } from "@rewire/domain/testing";
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import { createAddressHandlers } from "../../testing/addressHandlers.ts";
import { createStoryAddressBook } from "../../testing/createStoryAddressBook.ts";
import { fillIn } from "../../testing/plays/fillIn.ts";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { applyCoupon, putIntoCart } from "../../testing/putIntoCart.ts";
import { acceptanceOf, showcaseTerms } from "../../testing/showcase/showcaseOf.ts";
import { CheckoutFrame } from "../Frame/CheckoutFrame.tsx";
import { CheckoutPage } from "./CheckoutPage.tsx";

const meta = {
  ...inTheApp,
  title: "Screens/Checkout",
  component: CheckoutPage,
  // The toolbar's shop without a log-in, as the loader would tell of it.
  render: (args, { globals }) => (
    <CheckoutPage {...args} canLogIn={args.canLogIn ?? globals["scenario"] !== "noLogIn"} />
  ),
  args: { title: "Checkout", countries: ["AT", "DE", "FR", "NL", "PT", "US"] },
  parameters: { ...inTheApp.parameters, app: { at: "/checkout", hasOwnFrame: true, startsImmediately: true } },
  decorators: [
    (Story) => (
      <CheckoutFrame>
        <Story />
      </CheckoutFrame>
    ),
    ...inTheApp.decorators,
  ],
} satisfies Meta<typeof CheckoutPage>;
export default meta;

type Story = StoryObj<typeof meta>;

const maria = { login: "maria", password: "maria-likes-tea" };

export const Empty: Story = {
  tags: ["fit", "visual-de"],
  beforeEach: () => putIntoCart({ "hearth-hub": 1 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Place order · €169.00" })).toBeVisible();
  },
};

export const GermanOnASmallPhone: Story = {
  args: { title: "Kasse" },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
  parameters: { app: { at: "/checkout", startsImmediately: true } },
  beforeEach: () => putIntoCart({ "moss-tab-kids-8-case-blue": 1 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /bestellen/i })).toBeVisible();
  },
};

/** Returns what stood in place of the form since the call. */
function followStatus(canvasElement: HTMLElement): ReadonlySet<string> {
  const texts = new Set<string>();
  new MutationObserver(() => {
    if (!canvasElement.querySelector("form"))
      texts.add(canvasElement.querySelector("output")?.textContent.trim() ?? "");
  }).observe(canvasElement, { subtree: true, childList: true });
  return texts;
}

/** A whole purchase at the embedded shop, without an account. Until the order's page is there, words say what goes on. */
export const AGuestPlacesAnOrder: Story = {
  tags: ["no-picture"],
  beforeEach: () => putIntoCart({ "hearth-hub": 1 }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.type(canvas.getByRole("textbox", { name: /^Note/ }), "Please ring twice.");
    const texts = followStatus(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Place order · €169.00" }));
    await expect(await canvas.findByRole("heading", { name: /^\/checkout\/order-received\/\d+$/ })).toBeVisible();
    await expect([...texts]).toContain("Placing your order...");
    await expect(window.sessionStorage.getItem("rewire.checkoutDraft")).toBeNull();
  },
};

/** A shop without a log-in offers neither a log-in nor an account, says so, and takes the order. */
export const NobodyCanLogIn: Story = {
  tags: ["no-picture"],
  args: { canLogIn: false },
  parameters: { shop: { scenario: "noLogIn" } },
  beforeEach: () => putIntoCart({ "hearth-hub": 1 }),
  play: async ({ canvas, userEvent, step }) => {
    await step("Why nobody can log in", async () => {
      const reason = /You cannot sign in or open an account here at the moment\.$/;
      await expect(await canvas.findByText(reason)).toBeVisible();
      await expect(canvas.queryByRole("checkbox", { name: "Create an account" })).not.toBeInTheDocument();
      await expect(canvas.queryByRole("link", { name: "Sign in instead" })).not.toBeInTheDocument();
    });
    await fillIn(canvas, userEvent);
    await userEvent.click(canvas.getByRole("button", { name: "Place order · €169.00" }));
    await expect(await canvas.findByRole("heading", { name: /^\/checkout\/order-received\/\d+$/ })).toBeVisible();
  },
};

/** What is wrong is named at the top, the focus goes to the first, and the shop is not asked. */
export const NamesTheFaults: Story = {
  beforeEach: () => putIntoCart({ "hearth-hub": 1 }),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent, { email: "anneliese", postcode: "1099" });
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    await expect(await canvas.findByText("2 fields need a look")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveFocus());
    await expect(canvas.getByRole("textbox", { name: "City" })).toHaveValue("Berlin");
  },
};

/** The contact is folded to a line, and a field of the address needs a look. */
export const Showcase: Story = {
  tags: ["fit"],
  parameters: { app: { at: "/checkout", hasOwnFrame: true, startsImmediately: true, shop: showcaseTerms } },
  render: (args, context) => <CheckoutPage {...args} acceptance={acceptanceOf(context)} />,
  beforeEach: async () => {
    await putIntoCart({ "nordlys-n3-pro": 1, "65-w-travel-charger": 2 });
    await applyCoupon("gift-25");
    const { email, phone, firstName, lastName, address1, city } = customers.anneliese;
    const address = { ...createEmptyAddress("DE"), firstName, lastName, address1, city, postcode: "1099" };
    window.sessionStorage.setItem("rewire.checkoutDraft", JSON.stringify({ email, phone, delivery: address }));
  },
  play: async ({ canvas, userEvent }) => {
    const [postcode] = await canvas.findAllByDisplayValue("1099");
    await userEvent.click(await canvas.findByRole("button", { name: /€/ }));
    await waitFor(() => expect(postcode).toHaveAttribute("aria-invalid", "true"));
    await expect(canvas.getByText(/anneliese\.oberhuber@example\.com/)).toBeVisible();
    await expect(canvas.queryByRole("textbox", { name: "E-mail" })).not.toBeInTheDocument();
    await expect(await canvas.findByRole("link", { name: "terms and conditions" })).toBeVisible();
  },
};

/** The shop refuses a shipping method, and cannot be told of a country: both are as before, and the page says why. */
export const KeepsCountryAndShippingMethod: Story = {
  tags: ["no-picture"],
  beforeEach: () => putIntoCart({ "hearth-hub": 1 }),
  play: async ({ canvas, msw, userEvent }) => {
    const former = await canvas.findByRole("radio", { name: /^Free shipping/ });
    msw.use(cartRejectsWith("This method is not available today."));
    await userEvent.click(canvas.getByRole("radio", { name: /^Flat rate/ }));
    await expect(await canvas.findByText("This method is not available today.")).toBeVisible();
    await waitFor(() => expect(former).toBeChecked());
    msw.use(networkIsDown);
    const country = canvas.getByRole("combobox", { name: "Country" });
    await userEvent.selectOptions(country, "AT");
    await expect(await canvas.findByText("The country could not be changed to Austria.")).toBeVisible();
    await expect(country).toHaveValue("DE");
    await expect(await canvas.findByRole("button", { name: "Place order · €169.00" })).toBeEnabled();
  },
};

/**
 * The shop has taken the country, but its total cannot be read: the country stays, the page says so, and nothing is
 * ordered before the total is known.
 */
export const OrdersNothingAtAnUnknownTotal: Story = {
  tags: ["no-picture"],
  beforeEach: () => putIntoCart({ "hearth-hub": 1 }),
  play: async ({ canvas, msw, userEvent }) => {
    await fillIn(canvas, userEvent);
    msw.use(createUnreadableCart());
    const country = canvas.getByRole("combobox", { name: "Country" });
    await userEvent.selectOptions(country, "FR");
    const notice = await canvas.findByText(/^Your change is saved\./);
    await expect(country).toHaveValue("FR");
    await expect(canvas.queryByText(/^The country could not be changed/)).not.toBeInTheDocument();
    msw.use(createUnreadableCart());
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    await expect(await canvas.findByText("Your order was not placed")).toBeVisible();
    await expect(canvas.getByText(/^We could not read the current total from the shop\./)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(notice).not.toBeInTheDocument());
    await expect(country).toHaveValue("FR");
    await expect(canvas.getByRole("button", { name: /^Place order/ })).toBeEnabled();
  },
};

/** Somebody else was faster: the reason takes the focus, and nothing typed is lost. */
export const KeepsEverythingWhenTheShopRefuses: Story = {
  beforeEach: async ({ msw }) => {
    await putIntoCart({ "hearth-hub": 1 });
    msw.use(orderIsRefused);
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    await expect(await canvas.findByText("Your order was not placed")).toBeVisible();
    await expect(canvas.getByText("Orrery 2: only 1 left.")).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Place order/ })).toBeEnabled();
  },
};

/**
 * The session's row is deleted as the button is pressed: the cart is put back, and the order placed in the same press.
 */
export const OrdersAlthoughTheSessionsRowIsGone: Story = {
  tags: ["no-picture"],
  parameters: { shop: { scenario: "sessionRowGone" } },
  beforeEach: () => putIntoCart({ "hearth-hub": 1 }),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.click(canvas.getByRole("button", { name: "Place order · €169.00" }));
    await expect(await canvas.findByRole("heading", { name: /^\/checkout\/order-received\/\d+$/ })).toBeVisible();
  },
};

/** One press on another address of the account fills in the step, which stays folded. */
export const ACustomerChoosesAnotherAddress: Story = {
  parameters: { shop: { loggedInAs: maria } },
  beforeEach: async ({ msw }) => {
    const addressBook = createStoryAddressBook();
    const address = { ...createEmptyAddress("AT"), firstName: "Maria", lastName: "Holm", address1: "Gasse 1" };
    const place = { city: "Wien", postcode: "1010" };
    await addressBook.save(new Request("http://shop.example"), null, { ...address, ...place });
    msw.use(...createAddressHandlers(addressBook));
    await putIntoCart({ "hearth-hub": 1 });
  },
  play: async ({ canvas, userEvent }) => {
    const other = await canvas.findByRole("button", { name: "Maria Holm, Gasse 1, Wien" });
    await userEvent.click(other);
    await expect(other).toHaveAttribute("aria-pressed", "true");
    await expect(await canvas.findByText(/Gasse 1, 1010 Wien, Austria/)).toBeVisible();
    // The shop has been told, or the next story's would be.
    await expect(await canvas.findByRole("button", { name: "Place order · €169.00" })).toBeEnabled();
    await waitFor(() => expect(window.sessionStorage.getItem("rewire.checkoutDraft")).toContain("Gasse 1"));
  },
};

/** An account's cart was empty in the shop: it is put back, and one question names what would be ordered. */
export const AsksAboutAnAccountsLostCart: Story = {
  tags: ["no-picture"],
  parameters: { shop: { scenario: ["sessionRowGone", "noPersistentCart"], loggedInAs: maria } },
  beforeEach: async ({ msw }) => {
    msw.use(...createAddressHandlers());
    await putIntoCart({ "hearth-hub": 1 });
  },
  play: async ({ canvas, userEvent, step }) => {
    await step("The question", async () => {
      await userEvent.click(await canvas.findByRole("radio", { name: /^Cash on delivery/ }));
      // The ways to pay are there before the total.
      await userEvent.click(await canvas.findByRole("button", { name: "Place order · €169.00" }));
      await waitFor(() =>
        expect(canvas.getByRole("alert")).toHaveTextContent("Place the order of 1 item for €169.00?"),
      );
    });
    await userEvent.click(within(canvas.getByRole("alert")).getByRole("button", { name: "Place order · €169.00" }));
    await expect(await canvas.findByRole("heading", { name: /^\/checkout\/order-received\/\d+$/ })).toBeVisible();
  },
};

/** The cart that is there costs something else: one question with both totals; the answer places the order. */
export const AsksAboutAnotherTotal: Story = {
  tags: ["no-picture"],
  parameters: { shop: { scenario: "sessionRowGone" } },
  beforeEach: () => putIntoCart({ "hearth-hub": 1 }),
  play: async ({ canvas, msw, userEvent, step }) => {
    await fillIn(canvas, userEvent);
    msw.use(createCartChange());
    await putIntoCart({ "hearth-hub": 1 });
    await step("The question", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Place order · €169.00" }));
      await waitFor(() =>
        expect(canvas.getByRole("alert")).toHaveTextContent("Place the order for €338.00 instead of €169.00?"),
      );
      await expect(canvas.getByRole("textbox", { name: "City" })).toHaveValue("Berlin");
    });
    await userEvent.click(within(canvas.getByRole("alert")).getByRole("button", { name: "Place order · €338.00" }));
    await expect(await canvas.findByRole("heading", { name: /^\/checkout\/order-received\/\d+$/ })).toBeVisible();
  },
};

/** When the goods arrive, as the product's page says it; what is fetched says where. */
export const SaysWhenItArrives: Story = {
  beforeEach: () => putIntoCart({ "hearth-hub": 1 }),
  parameters: {
    app: {
      at: "/checkout",
      startsImmediately: true,
      shop: { delivery: [{ countries: ["DE"], cost: 589, freeFrom: 5000, days: { from: 1, to: 2 } }] },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: /^Free shipping At your door \w/ })).toBeInTheDocument();
    await expect(canvas.getByRole("radio", { name: /^Local pickup.*10999 Berlin/ })).toBeInTheDocument();
  },
};

/** Each rate has days of its own where the owner has named them: on a Saturday before noon pickup is ready at once. */
export const SaysWhenEachRateArrives: Story = {
  beforeEach: () => putIntoCart({ "hearth-hub": 1 }),
  parameters: {
    app: {
      at: "/checkout",
      startsImmediately: true,
      shop: {
        rateDays: [
          { rate: "flat_rate:1", days: { from: 1, to: 1 } },
          { rate: "Free shipping", days: { from: 2, to: 3 } },
          { rate: "local_pickup", days: { from: 0, to: 0 } },
        ],
      },
    },
  },
  play: async ({ canvas }) => {
    for (const name of [
      /^Free shipping At your door Tue, November 24 to Wed, November 25/,
      /^Flat rate At your door Monday, November 23/,
      /^Local pickup.*10999 Berlin\s· Ready from Sat, November 21/,
    ])
      await expect(await canvas.findByRole("radio", { name })).toBeInTheDocument();
  },
};

/**
 * Before a shop whose owner has set nothing: the shop's rates, without days of arrival and an address that nobody has
 * named.
 */
export const NothingSet: Story = {
  beforeEach: () => putIntoCart({ "hearth-hub": 1 }),
  parameters: { app: { at: "/checkout", startsImmediately: true, isUnset: true, site: { siteName: "woo.example" } } },
  play: async ({ canvas }) => {
    // The shop's own name of the rate, and no address beside it.
    await expect(
      await canvas.findByRole("radio", { name: "Local pickup at Kabelstrasse 12 Free" }),
    ).toBeInTheDocument();
    await expect(canvas.queryByText(/10999|30 days/)).not.toBeInTheDocument();
    await expect(canvas.getByRole("button", { name: "Place order · €169.00" })).toBeEnabled();
  },
};

/**
 * A name that is taken is said beside its field; with another one order and account are made, and the password was kept
 * nowhere.
 */
export const OrdersWithAnAccount: Story = {
  tags: ["no-picture"],
  beforeEach: () => putIntoCart({ "hearth-hub": 1 }),
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.click(canvas.getByRole("checkbox", { name: "Create an account" }));
    const username = await canvas.findByRole("textbox", { name: "Username" });
    for (const [field, value] of [
      [username, "maria"],
      [canvas.getByLabelText("Password", { exact: true }), "three kind owls"],
      [canvas.getByLabelText("Password again"), "three kind owls"],
    ] as const) {
      await userEvent.click(field);
      await userEvent.paste(value);
    }
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    await waitFor(() => expect(username).toHaveAccessibleDescription(/This username is taken/));
    await expect(
      JSON.stringify([window.sessionStorage, window.localStorage].map((storage) => Object.entries(storage))),
    ).not.toContain("owls");
    await userEvent.clear(username);
    await userEvent.click(username);
    await userEvent.paste("anneliese");
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    await expect(await canvas.findByRole("heading", { name: /^\/checkout\/order-received\/\d+$/ })).toBeVisible();
  },
};

/** What was typed before a reload is there again. */
export const RemembersTheDraft: Story = {
  beforeEach: async () => {
    await putIntoCart({ "hearth-hub": 1 });
    window.sessionStorage.setItem("rewire.checkoutDraft", JSON.stringify({ email: "anneliese.oberhuber@example.com" }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/anneliese\.oberhuber@example\.com/)).toBeVisible();
  },
};

/** A log-in in another tab loads the cart again: what was typed since the page was opened stays. */
export const KeepsTheTextWhenAnotherTabLogsIn: Story = {
  tags: ["no-picture"],
  beforeEach: () => putIntoCart({ "hearth-hub": 1 }),
  play: async ({ canvas, userEvent }) => {
    const city = await canvas.findByRole("textbox", { name: "City" });
    await userEvent.type(city, "Potsdam");
    window.dispatchEvent(new StorageEvent("storage", { key: "rewire.isCustomer", newValue: "1" }));
    await waitFor(() => expect(city).not.toBeInTheDocument());
    await expect(await canvas.findByRole("textbox", { name: "City" })).toHaveValue("Potsdam");
  },
};

/** A log-out in another tab takes along what was typed here. */
export const ForgetsTheTextWhenAnotherTabLogsOut: Story = {
  tags: ["no-picture"],
  beforeEach: () => putIntoCart({ "hearth-hub": 1 }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "City" }), "Potsdam");
    await expect(window.sessionStorage.getItem("rewire.checkoutDraft")).toContain("Potsdam");
    window.dispatchEvent(new StorageEvent("storage", { key: "rewire.lastLogOut", newValue: "1" }));
    await waitFor(() => expect(window.sessionStorage.getItem("rewire.checkoutDraft")).toBeNull());
  },
};

const cards = { publishableKey: "pk_test_story", scriptUrl: stripeUrl };
const withCards = { cards, title: "Checkout" };
const takesCards = { app: { at: "/checkout", startsImmediately: true }, shop: { gateways: ["stripe", "bridge"] } };

/** Chooses the card and gives its number to the stand-in for Stripe. */
async function fillInCard({ canvas, userEvent }: StoryContext, number: string) {
  await fillIn(canvas, userEvent);
  await userEvent.click(canvas.getByRole("radio", { name: /^Credit card/ }));
  for (const [name, value] of [
    ["Card number", number],
    ["Expiry date (MM / YY)", "12 / 30"],
    ["Security code", "123"],
  ] as const) {
    await userEvent.click(await canvas.findByRole("textbox", { name }));
    await userEvent.paste(value);
  }
  await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
}

/** Pays by a card that its bank declines. The reason receives the focus right above the payment methods. */
async function declineCard(context: StoryContext) {
  const { canvas } = context;
  await fillInCard(context, "4000 0000 0000 0002");
  const alert = (await canvas.findByText(/Your bank declined the card. Nothing was charged/)).closest("[role=alert]");
  await waitFor(() => expect(alert).toHaveFocus());
  await expect(alert).toBeVisible();
  const group = canvas.getByRole("group", { name: "Payment" });
  const gap = group.getBoundingClientRect().top - (alert?.getBoundingClientRect().bottom ?? 0);
  await expect(gap).toBeGreaterThan(0);
  await expect(gap).toBeLessThan(40);
}
const withAHub = () => putIntoCart({ "hearth-hub": 1 });

/** Nobody asks Stripe before somebody chooses the card. */
export const CardsAreOffered: Story = {
  args: withCards,
  parameters: takesCards,
  beforeEach: withAHub,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("radio", { name: /^Credit card/ })).toBeVisible();
    await expect(document.querySelector("script[src*=stripe]")).toBeNull();
  },
};

export const PaysByCard: Story = {
  tags: ["no-picture"],
  args: withCards,
  parameters: takesCards,
  beforeEach: withAHub,
  play: async (context) => {
    await fillInCard(context, "4242 4242 4242 4242");
    await expect(
      await context.canvas.findByRole("heading", { name: /^\/checkout\/order-received\/\d+$/ }),
    ).toBeVisible();
  },
};

/** Refused by the bank, in words. */
export const CardDeclined: Story = {
  args: withCards,
  parameters: takesCards,
  beforeEach: withAHub,
  play: declineCard,
};

/** The same card form takes another card. */
export const TakesAnotherCard: Story = {
  tags: ["no-picture"],
  args: withCards,
  parameters: takesCards,
  beforeEach: withAHub,
  play: async (context) => {
    await declineCard(context);
    const number = context.canvas.getByRole("textbox", { name: "Card number" });
    await context.userEvent.clear(number);
    await context.userEvent.click(number);
    await context.userEvent.paste("4242 4242 4242 4242");
    await context.userEvent.click(context.canvas.getByRole("button", { name: /^Place order/ }));
    await expect(
      await context.canvas.findByRole("heading", { name: /^\/checkout\/order-received\/\d+$/ }),
    ).toBeVisible();
  },
};

export const CardExpired: Story = {
  args: withCards,
  parameters: takesCards,
  beforeEach: withAHub,
  play: async (context) => {
    await fillInCard(context, "4000 0000 0000 0069");
    await expect(await context.canvas.findByText(/This card has expired. Nothing was charged/)).toBeVisible();
  },
};

/** The connection broke after the card was charged: it is seen that it was, and nothing is charged again. */
export const CardConnectionLost: Story = {
  tags: ["no-picture"],
  args: withCards,
  parameters: takesCards,
  beforeEach: withAHub,
  play: async (context) => {
    await fillInCard(context, "4000 0000 0000 0341");
    await expect(
      await context.canvas.findByRole("heading", { name: /^\/checkout\/order-received\/\d+$/ }),
    ).toBeVisible();
  },
};

/** The connection broke before anything was charged: said in words, and the same form pays. */
export const CardNetworkLost: Story = {
  tags: ["no-picture"],
  args: withCards,
  parameters: takesCards,
  beforeEach: withAHub,
  play: async (context) => {
    context.msw.use(http.post("*/v1/payment_intents/:id/confirm", () => HttpResponse.error(), { once: true }));
    await context.step("The connection broke", async () => {
      await fillInCard(context, "4242 4242 4242 4242");
      await expect(await context.canvas.findByText(/The connection to the payment service broke/)).toBeVisible();
    });
    await context.userEvent.click(context.canvas.getByRole("button", { name: /^Place order/ }));
    await expect(
      await context.canvas.findByRole("heading", { name: /^\/checkout\/order-received\/\d+$/ }),
    ).toBeVisible();
  },
};

/** Nothing can be begun at Stripe: cards cannot be taken just now, everything else can. */
export const CardsCannotBeTaken: Story = {
  tags: ["no-picture"],
  args: withCards,
  parameters: takesCards,
  beforeEach: async ({ msw }) => {
    await withAHub();
    msw.use(cardsAreOut);
  },
  play: async ({ canvas, userEvent, step }) => {
    await fillIn(canvas, userEvent);
    await step("No cards", async () => {
      await userEvent.click(canvas.getByRole("radio", { name: /^Credit card/ }));
      await expect(await canvas.findByRole("button", { name: "Try again" })).toBeVisible();
    });
    await userEvent.click(canvas.getByRole("radio", { name: /^Cash on delivery/ }));
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    await expect(await canvas.findByRole("heading", { name: /^\/checkout\/order-received\/\d+$/ })).toBeVisible();
  },
};

export const CardIncomplete: Story = {
  args: withCards,
  parameters: takesCards,
  beforeEach: withAHub,
  play: async (context) => {
    await fillIn(context.canvas, context.userEvent);
    await context.userEvent.click(context.canvas.getByRole("radio", { name: /^Credit card/ }));
    await context.canvas.findByRole("textbox", { name: "Card number" });
    await context.userEvent.click(context.canvas.getByRole("button", { name: /^Place order/ }));
    await expect(await context.canvas.findByText("Please complete your card details.")).toBeVisible();
  },
};

/** The bank has sent its customer back without consent. */
export const BankRefused: Story = {
  args: withCards,
  parameters: {
    ...takesCards,
    app: { at: "/checkout?payment_intent=pi_1&redirect_status=failed", startsImmediately: true },
  },
  beforeEach: withAHub,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/The payment was not confirmed. Nothing was charged/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: /^Place order/ })).toBeEnabled();
  },
};

/** The payment service refuses the order itself: its words, and nothing is lost. */
export const RedirectRefused: Story = {
  parameters: takesCards,
  beforeEach: async ({ msw }) => {
    await withAHub();
    msw.use(orderIsRefusedWith("We were unable to process your order, please try again."));
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.click(canvas.getByRole("radio", { name: /^Bridge/ }));
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    await expect(await canvas.findByText("We were unable to process your order, please try again.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "City" })).toHaveValue("Berlin");
  },
};

/** Nothing to pay for: the way back to the products. */
export const CartEmpty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Your cart is empty")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Place order/ })).not.toBeInTheDocument();
  },
};

/** Nothing is sent, so nobody asks where to, nor how. */
export const VirtualGoodsOnly: Story = {
  beforeEach: () => putIntoCart({ "tactile-75-layout-editor": 1 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Billing address" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Shipping method" })).not.toBeInTheDocument();
  },
};

const onQuery = fn();

/** The heading stays while the shop is asked for the cart. */
export const Loading: Story = {
  tags: ["unanswered"],
  beforeEach: ({ msw }) => {
    onQuery.mockClear();
    msw.use(
      http.post("*/graphql", ({ request }) => onQuery(request.url) as undefined),
      shopNeverAnswers,
    );
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(onQuery).toHaveBeenCalled());
    await expect(canvas.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^Place order/ })).not.toBeInTheDocument();
  },
};

/** The cart cannot be read: the notice says so, and offers another try. */
export const CannotReadTheCart: Story = {
  beforeEach: ({ msw }) => {
    msw.use(shopIsDown);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/cannot be reached right now/)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** Once the shop is back, "Try again" shows the form. */
export const ReadsAgainAfterTrouble: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, msw, userEvent }) => {
    await expect(await canvas.findByText(/cannot be reached right now/)).toBeVisible();
    msw.use(cartIsEmpty);
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(await canvas.findByText("Your cart is empty")).toBeVisible();
  },
  beforeEach: ({ msw }) => {
    msw.use(shopIsDown);
  },
};

/** From the till back to the cart: the panel opens over it. */
export const ShowsTheCartOverTheForm: Story = {
  beforeEach: () => putIntoCart({ "hearth-hub": 1 }),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole("button", { name: /^Place order/ });
    await userEvent.click(canvas.getByRole("button", { name: "Back to cart" }));
    await expect(
      within(await screen.findByRole("dialog", { name: "Cart 1 item" })).getByRole("link", { name: "Hearth Hub" }),
    ).toBeVisible();
  },
};
