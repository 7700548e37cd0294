import { defaultSettings, type ShopFailure, toCheckoutDetails, toDraft } from "@rewire/domain";
import { carts } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, waitFor, within } from "storybook/test";
import { fullCart } from "../../cart/cartForStories.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { SettingsProvider } from "../../provider/Settings.tsx";
import { billedElsewhere, filled, shop } from "../checkoutForStories.tsx";
import { CheckoutForm, type CheckoutFormProps } from "./CheckoutForm.tsx";

const createFailureHandler = (failure: ShopFailure) => fn(async () => failure);

const args: CheckoutFormProps = {
  emptyNote: null,
  ...shop,
  onCountryChange: fn(),
  onChooseRate: fn(),
  onDraft: fn(),
  onSubmit: fn(async () => null),
  onEditCart: fn(),
  signInHref: "/my-account",
  canCreateAccount: true,
};

const meta = { title: "Checkout/CheckoutForm", component: CheckoutForm, args } satisfies Meta<typeof CheckoutForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = { globals: { viewport: { value: "w1440" } } };

export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const German: Story = { globals: { locale: "de_DE", viewport: { value: "w390" } } };

/** The phone number of a folded step stays on one line. */
export const ReturningCustomerOnAPhone: Story = {
  args: { initialValues: filled },
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas }) => {
    const range = document.createRange();
    range.selectNodeContents(canvas.getByText("+49 151 23456789"));
    await expect([...range.getClientRects()]).toHaveLength(1);
  },
};

/** What was known from the start is folded to a line each. */
export const ReturningCustomer: Story = { args: { initialValues: filled }, globals: { viewport: { value: "w1440" } } };

export const BilledElsewhere: Story = {
  tags: ["visual", "one-width"],
  args: { initialValues: { ...billedElsewhere, delivery: { ...filled.delivery, city: "" } } },
};

export const CouponAndGiftCard: Story = {
  args: { cart: fullCart, initialValues: filled },
  globals: { viewport: { value: "w1440" } },
};

export const LookingForRates: Story = { args: { initialValues: filled, rates: null } };

const unreachable = fn(async (): Promise<ShopFailure | null> => ({ kind: "unreachable" }));

/** The shop could not be told of the country: the former one with its state is there again, and nothing else is lost. */
export const TheCountryCannotBeChanged: Story = {
  tags: ["visual", "one-width"],
  args: {
    initialValues: { ...filled, delivery: { ...filled.delivery, state: "DE-BE", postcode: "" } },
    onCountryChange: unreachable,
  },
  globals: { viewport: { value: "w390" } },
  play: async ({ args, canvas, userEvent }) => {
    const country = canvas.getByRole("combobox", { name: "Country" });
    await userEvent.selectOptions(country, "PT");
    await expect(args.onCountryChange).toHaveBeenCalledWith("PT", "delivery");
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent(/^The country could not be changed to Portugal\./);
    await expect(alert).toHaveTextContent(/cannot be reached right now/);
    await expect(country).toHaveValue("DE");
    await expect(canvas.getByRole("combobox", { name: /^State/ })).toHaveValue("DE-BE");
    await expect(canvas.getByRole("textbox", { name: "City" })).toHaveValue(filled.delivery.city);
  },
};

/** The country is saved, but not what delivery there costs: said above the shipping methods, and read again at a press. */
export const TheTotalsAreUnknown: Story = {
  tags: ["visual", "one-width"],
  args: {
    initialValues: { ...filled, delivery: { ...filled.delivery, country: "PT", city: "Lisboa", postcode: "1100-148" } },
    totalsNotice: { state: "outdated", onRead: fn() },
  },
  globals: { viewport: { value: "w390" } },
  play: async ({ args, canvas, userEvent }) => {
    const alert = canvas.getByRole("alert");
    await expect(alert).toHaveTextContent(/^We could not read the current total\s*Your change is saved\./);
    await userEvent.click(within(alert).getByRole("button", { name: "Try again" }));
    await expect(args.totalsNotice?.onRead).toHaveBeenCalledOnce();
  },
};

/** Where nothing is sent, the notice stands in the last step. */
export const TheTotalsOfVirtualGoodsAreUnknown: Story = {
  tags: ["visual", "one-width"],
  args: { cart: carts.virtualOnly, totalsNotice: { state: "uncertain", onRead: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(/The amounts on this page may be out of date\./);
  },
};

/** The choice of a rate that the shop did not take: the reason stands below the rates. */
export const TheRateCannotBeChosen: Story = {
  tags: ["visual", "one-width"],
  args: { initialValues: filled, onChooseRate: unreachable },
  play: async ({ canvas, userEvent }) => {
    const before = canvas.getByRole<HTMLInputElement>("radio", { name: /^Free shipping/ });
    await expect(before).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: /^Standard/ }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/^The shipping method could not be changed\./);
    await expect(before).toBeChecked();
  },
};

/** As in the cart: a rate that costs nothing has become available, and the chosen one costs something. */
export const DeliveryCouldBeFree: Story = {
  tags: ["visual", "one-width"],
  args: { initialValues: filled, chosenRate: "flat_rate:1" },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText("Delivery could be free: another way to send it costs nothing.")).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: "Free shipping Free" }));
    await expect(args.onChooseRate).toHaveBeenCalledWith("free_shipping:2", 0);
  },
};

export const FreeIsChosen: Story = {
  args: { initialValues: filled, chosenRate: "free_shipping:2" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/^Delivery could be free/)).not.toBeInTheDocument();
  },
};

const { totals } = carts.phoneAndChargers;

/** Only another address helps: the summary leads to the country, and opens its step. */
export const NoDeliveryToThisAddress: Story = {
  args: {
    cart: { ...carts.phoneAndChargers, totals: { ...totals, shipping: null, isUndeliverable: true } },
    initialValues: filled,
    rates: [],
    chosenRate: null,
  },
  play: async ({ args: { onSubmit }, canvas, userEvent }) => {
    await expect(canvas.getAllByRole("row", { name: "Delivery Not possible" }).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    const link = await canvas.findByRole("link", { name: "Country" });
    await expect(link.closest("li")).toHaveTextContent(
      "Country: We cannot deliver this to the address given. Please enter another one.",
    );
    await waitFor(() => expect(canvas.getByRole("combobox", { name: "Country" })).toHaveFocus());
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

/** Gift cards cover the total: there is no payment method to choose. */
export const NothingToPay: Story = {
  tags: ["visual", "one-width"],
  args: {
    cart: { ...carts.virtualOnly, totals: { ...carts.virtualOnly.totals, total: { minor: 0, currency: "EUR" } } },
    initialValues: filled,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("There is nothing left to pay.")).toBeVisible();
    await expect(canvas.queryByRole("radio")).not.toBeInTheDocument();
  },
};

/** The order is sent without a question about its payment. */
export const OrdersWhatCostsNothing: Story = {
  args: { ...NothingToPay.args },
  play: async ({ args: { onSubmit }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Place order · €0.00" }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  },
};

/** The page has shown its heading before the form was there. */
export const UnderThePagesHeading: Story = {
  args: { hasHeading: false, initialValues: filled },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading", { level: 1 })).not.toBeInTheDocument();
  },
};

export const EmptyCart: Story = { args: { cart: carts.empty, emptyNote: <p>Nothing to order</p> } };

/** Nothing is sent, so nobody asks where to. */
export const VirtualGoods: Story = {
  args: { cart: carts.virtualOnly },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Billing address" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Shipping method" })).not.toBeInTheDocument();
    await expect(canvas.queryByRole("checkbox", { name: "Bill to the same address" })).not.toBeInTheDocument();
    await expect(canvas.getByRole("textbox", { name: /^Phone/ })).not.toHaveAccessibleDescription(/courier/);
  },
};

/** `hideBillingAddressForVirtualProducts`: an e-mail address is enough. */
export const VirtualGoodsWithoutAddress: Story = {
  tags: ["visual", "one-width"],
  args: { cart: carts.virtualOnly, initialValues: { email: "a@example.com" } },
  decorators: [
    (Story) => (
      <SettingsProvider value={{ ...defaultSettings.shop, hideBillingAddressForVirtualProducts: true }}>
        <Story />
      </SettingsProvider>
    ),
  ],
  play: async ({ args: { onSubmit }, canvas, userEvent }) => {
    await expect(canvas.queryByRole("heading", { name: "Billing address" })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: "Place order · €9.00" }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ shipping: null })));
  },
};

/** Every missing field is named at the top, and the focus goes to the first. */
export const NamesWhatIsMissing: Story = {
  tags: ["visual", "one-width"],
  play: async ({ args: { onSubmit }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/^6 fields need a look$/);
    await expect(canvas.getByRole("link", { name: "Postal code" })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveFocus());
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

/**
 * The summary says what the fields say while they are mended. The focus stays in the field, and only the number of
 * fields is announced, not the whole list at each key.
 */
export const FollowsTheFields: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    const title = await canvas.findByRole("alert");
    const list = canvas.getByRole("link", { name: "E-mail" }).closest("ul");
    const email = canvas.getByRole("textbox", { name: "E-mail" });
    await waitFor(() => expect(email).toHaveFocus());
    await expect(list).toHaveTextContent("E-mail: Enter your e-mail address.");
    await expect(title).not.toContainElement(list);
    await expect(list?.closest("[role=alert], [aria-live]")).toBeNull();
    await userEvent.keyboard("anneliese");
    const message = "Enter an e-mail address like name@example.com.";
    await waitFor(() => expect(email).toHaveAccessibleDescription(expect.stringContaining(message)));
    await expect(title).toHaveTextContent("6 fields need a look");
    await expect(list).toHaveTextContent(`E-mail: ${message}`);
    await userEvent.keyboard("@example.com");
    await waitFor(() => expect(title).toHaveTextContent("5 fields need a look"));
    await expect(canvas.queryByRole("link", { name: "E-mail" })).not.toBeInTheDocument();
    await expect(email).toHaveFocus();
    await expect(canvas.getByRole("alert")).toBe(title);
  },
};

/** The shop refuses the e-mail address: the summary names it, goes at the edit, and a second press orders. */
export const MendsWhatTheShopRefuses: Story = {
  args: {
    initialValues: filled,
    onSubmit: fn<CheckoutFormProps["onSubmit"]>(async ({ billing }) =>
      billing.email === filled.email ? { kind: "emailTaken" } : null,
    ),
  },
  play: async ({ args: { onSubmit }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    await expect(await canvas.findByText("One field needs a look")).toBeVisible();
    const email = canvas.getByRole("textbox", { name: "E-mail" });
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toBeInvalid();
    await expect(canvas.getByRole("link", { name: "E-mail" })).toBeVisible();
    await userEvent.clear(email);
    await userEvent.keyboard("anni@example.com");
    await waitFor(() => expect(canvas.queryByRole("alert")).not.toBeInTheDocument());
    await expect(email).toBeValid();
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    await expect(onSubmit).toHaveBeenLastCalledWith(
      expect.objectContaining({ billing: expect.objectContaining({ email: "anni@example.com" }) }),
    );
  },
};

/** A whole purchase by keyboard, by labels and roles alone. */
export const OrdersByKeyboard: Story = {
  play: async ({ args: { onSubmit, onDraft }, canvas, userEvent }) => {
    canvas.getByRole("textbox", { name: "E-mail" }).focus();
    await userEvent.keyboard("anneliese.oberhuber@example.com{Tab}+49 151 23456789{Tab}");
    await expect(canvas.getByRole("checkbox", { name: "Create an account" })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard(
      "Anneliese{Tab}Oberhuber-Schönfelder{Tab}{Tab}{Tab}Donaudampfschifffahrtsstraße 118{Tab}{Tab}10999{Tab}Berlin{Tab}",
    );
    await expect(canvas.getByRole("combobox", { name: "State or region optional" })).toHaveFocus();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "State or region optional" }), "Berlin");
    await userEvent.tab();
    await expect(canvas.getByRole("checkbox", { name: "Bill to the same address" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "Free shipping Free" })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: /^Cash on delivery/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard("Ring twice.{Tab}");
    await expect(canvas.getByRole("button", { name: "Place order · €827.00" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect(onSubmit).toHaveBeenCalledWith(toCheckoutDetails({ ...filled, note: "Ring twice." }, true));
    await expect(onDraft).toHaveBeenLastCalledWith(toDraft({ ...filled, note: "Ring twice." }));
  },
};

/** However often it is pressed, it is sent once. Meanwhile the terms cannot be opened over it. */
export const SendsOnce: Story = {
  args: {
    initialValues: filled,
    onSubmit: fn(() => new Promise<null>(() => undefined)),
    legalNotice: <a href="/info/terms">Terms</a>,
  },
  play: async ({ args: { onSubmit }, canvas, userEvent }) => {
    const legalNotice = canvas.getByRole("link", { name: "Terms" }).parentElement;
    await expect(legalNotice).not.toHaveAttribute("inert");
    await userEvent.dblClick(canvas.getByRole("button", { name: /^Place order/ }));
    const busy = await canvas.findByRole("button", { name: "Placing your order..." });
    await expect(busy).toHaveAttribute("aria-busy", "true");
    await expect(legalNotice).toHaveAttribute("inert");
    await userEvent.click(busy);
    await userEvent.type(canvas.getByRole("textbox", { name: /^Note/ }), "{Enter}");
    await expect(onSubmit).toHaveBeenCalledOnce();
  },
};

/** The shop says no: the reason takes the focus, and nothing typed is lost. */
export const KeepsEverythingWhenRefused: Story = {
  args: {
    initialValues: { ...filled, note: "Ring twice." },
    onSubmit: createFailureHandler({ kind: "notEnoughStock", product: "Orrery 2", remaining: 1 }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    const alert = await canvas.findByRole("alert");
    await expect(alert).toHaveTextContent("Your order was not placed");
    await expect(alert).toHaveTextContent("Orrery 2: only 1 left.");
    await waitFor(() => expect(alert).toHaveFocus());
    await expect(canvas.getByRole("textbox", { name: /^Note/ })).toHaveValue("Ring twice.");
    await expect(canvas.getByRole("button", { name: /^Place order/ })).toBeEnabled();
  },
};

/** The answer was lost, and the shop is asked what came of it: nobody is invited to order again. */
export const AsksWhatBecameOfIt: Story = {
  tags: ["visual", "one-width"],
  args: { initialValues: filled, isCheckingOrder: true, onSubmit: fn(() => new Promise<null>(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    await expect(await canvas.findByRole("button", { name: "Asking the shop about your order..." })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

/** The cart has changed in another tab: nothing was ordered, and the new total stands on the button. */
export const TheCartHasChanged: Story = {
  tags: ["visual", "one-width"],
  args: { initialValues: filled, onSubmit: createFailureHandler({ kind: "cartChanged" }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("Your order was not placed");
    await expect(canvas.getByRole("alert")).toHaveTextContent("no longer the one on this page");
  },
};

/** The shop asks for another total than was shown: one question, which the same form answers. */
export const AsksAboutTheNewTotal: Story = {
  tags: ["visual"],
  args: {
    initialValues: { ...filled, note: "Ring twice." },
    onSubmit: createFailureHandler({
      kind: "totalChanged",
      before: { minor: 77_700, currency: "EUR" },
      missing: ["Corvid Flip, Graphite", "SAVE10"],
    }),
  },
  play: async ({ args: { onSubmit }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    const question = await canvas.findByRole("alert");
    await waitFor(() => expect(question).toHaveFocus());
    await expect(question).toHaveTextContent("Place the order for €827.00 instead of €777.00?");
    await expect(question).toHaveTextContent("Missing now, wholly or in part: Corvid Flip, Graphite, SAVE10.");
    await userEvent.click(within(question).getByRole("button", { name: "Place order · €827.00" }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    await expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ note: "Ring twice." }));
  },
};

/** An account's cart was empty in the shop: one question that names what would be ordered, before anything is. */
export const AsksAboutARefilledCart: Story = {
  tags: ["visual"],
  args: { initialValues: { ...filled, note: "Ring twice." }, onSubmit: createFailureHandler({ kind: "cartRefilled" }) },
  play: async ({ args: { onSubmit }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    const question = await canvas.findByRole("alert");
    await waitFor(() => expect(question).toHaveFocus());
    await expect(question).toHaveTextContent("Place the order of 3 items for €827.00?");
    await expect(question).toHaveTextContent("Your cart was empty in the shop");
    await userEvent.click(within(question).getByRole("button", { name: "Place order · €827.00" }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    await expect(onSubmit).toHaveBeenLastCalledWith(expect.objectContaining({ note: "Ring twice." }));
  },
};

export const AsksInGerman: Story = {
  ...AsksAboutTheNewTotal,
  tags: [],
  globals: { locale: "de_DE", viewport: { value: "w390" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Zahlungspflichtig bestellen/ }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("bestellen?");
  },
};

/** A refusal that concerns a field stands beside it, even where its step was folded. */
export const TheShopRefusesTheEmail: Story = {
  tags: ["visual", "one-width"],
  args: { initialValues: filled, onSubmit: createFailureHandler({ kind: "emailInvalid" }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole("textbox", { name: "E-mail" })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveFocus());
    await expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveAccessibleDescription(
      /Enter an e-mail address like/,
    );
  },
};

/** Only the step with the wrong field is open; it stays open when the field is right again. */
export const OpensTheStepWithTheFault: Story = {
  args: { initialValues: { ...filled, delivery: { ...filled.delivery, postcode: "1099" } } },
  play: async ({ args: { onSubmit }, canvas, userEvent }) => {
    const postcode = await canvas.findByRole("textbox", { name: "Postal code" });
    await expect(postcode).toHaveAttribute("aria-invalid", "true");
    await expect(postcode).not.toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    await waitFor(() => expect(postcode).toHaveFocus());
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(canvas.queryByRole("textbox", { name: "E-mail" })).not.toBeInTheDocument();
    await userEvent.type(postcode, "9");
    await waitFor(() => expect(postcode).not.toHaveAttribute("aria-invalid", "true"));
    await expect(postcode).toBeVisible();
  },
};

/** Wrong values of a former visit say so, and their steps have no tick; what is missing is not named yet. */
export const RestoresWrongValues: Story = {
  args: {
    initialValues: {
      ...filled,
      email: "a@b",
      phone: "abc",
      delivery: { ...filled.delivery, city: "", postcode: "1099" },
    },
  },
  play: async ({ args: { onDraft }, canvas }) => {
    for (const name of [/^E-mail/, /^Phone/, /^Postal code/])
      await waitFor(() => expect(canvas.getByRole("textbox", { name })).toHaveAttribute("aria-invalid", "true"));
    await expect(canvas.getByRole("textbox", { name: "City" })).not.toHaveAttribute("aria-invalid");
    await expect(canvas.queryByRole("alert")).not.toBeInTheDocument();
    await expect(onDraft).not.toHaveBeenCalled();
  },
};

/** The password goes with the order and nowhere else: no draft ever holds it. */
export const CreatesAnAccount: Story = {
  args: { initialValues: { ...filled, createsAccount: true } },
  play: async ({ args: { onSubmit, onDraft }, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "Username" }), "anneliese");
    await userEvent.type(await canvas.findByLabelText("Password", { exact: true }), "three kind owls");
    await userEvent.type(canvas.getByLabelText("Password again"), "three kind owls");
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ account: { username: "anneliese", password: "three kind owls" } }),
      ),
    );
    await expect(JSON.stringify((onDraft as ReturnType<typeof fn>).mock.calls)).not.toContain("owls");
  },
};

/** The account is named at the top like every other field. */
export const NamesWhatTheAccountLacks: Story = {
  tags: ["visual", "one-width"],
  args: { initialValues: { ...filled, createsAccount: true } },
  play: async ({ args: { onSubmit }, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Password", { exact: true }), "three kind owls");
    await userEvent.type(canvas.getByLabelText("Password again"), "three kind cats");
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    await expect(await canvas.findByRole("link", { name: "Username" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Password again" }).closest("li")).toHaveTextContent(
      "Password again: Passwords do not match. Please try again.",
    );
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Username" })).toHaveFocus());
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

/** A name that somebody else has: said beside it, and the password need not be typed again. */
export const TheUsernameIsTaken: Story = {
  tags: ["visual", "one-width"],
  args: {
    initialValues: { ...filled, createsAccount: true, username: "maria" },
    onSubmit: createFailureHandler({ kind: "usernameTaken" }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Password", { exact: true }), "three kind owls");
    await userEvent.type(canvas.getByLabelText("Password again"), "three kind owls");
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    await waitFor(() =>
      expect(canvas.getByRole("textbox", { name: "Username" })).toHaveAccessibleDescription(/This username is taken/),
    );
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "Username" })).toHaveFocus());
    await expect(canvas.getByLabelText("Password", { exact: true })).toHaveValue("three kind owls");
  },
};

export const TheEmailHasAnAccount: Story = {
  tags: ["visual", "one-width"],
  args: { initialValues: filled, onSubmit: createFailureHandler({ kind: "emailTaken" }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    await waitFor(() =>
      expect(canvas.getByRole("textbox", { name: "E-mail" })).toHaveAccessibleDescription(
        /An account with this e-mail address already exists/,
      ),
    );
  },
};

const parcels = [
  { name: "Nordlys N3 Pro ×1", rates: carts.phoneAndChargers.rates, chosenRate: "free_shipping:2" },
  { name: "65 W travel charger ×2", rates: carts.phoneAndChargers.rates, chosenRate: null },
];

/** Each parcel has its own ways; the one that lacks a choice gets the focus. */
export const SeveralParcels: Story = {
  tags: ["visual", "one-width"],
  args: {
    cart: { ...carts.phoneAndChargers, parcels },
    initialValues: filled,
    dates: { "flat_rate:1": { from: "2026-11-23", to: "2026-11-25" } },
    pickupAddress: "Kabelstrasse 12, 10999 Berlin",
  },
  play: async ({ args: { onSubmit, onChooseRate }, canvas, userEvent }) => {
    const second = within(canvas.getByRole("group", { name: "Parcel 2: 65 W travel charger ×2" }));
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    await waitFor(() => expect(second.getAllByRole("radio")[0]).toHaveFocus());
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(second.getByRole("radio", { name: /^Standard/ }));
    await expect(onChooseRate).toHaveBeenCalledWith("flat_rate:1", 1);
  },
};

export const AsksForAShippingMethod: Story = {
  tags: ["visual", "one-width"],
  args: { initialValues: filled, chosenRate: null },
  play: async ({ args: { onSubmit }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    await expect(await canvas.findByText("One field needs a look")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("radio", { name: "Free shipping Free" })).toHaveFocus());
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

/** Checkout form whose rates, and a cart with another total, arrive at the press of a button. */
function FormWithLateRates({ laterCart, ...props }: CheckoutFormProps & { laterCart: CheckoutFormProps["cart"] }) {
  const [areRatesLoading, setRatesLoading] = useState(true);
  return (
    <>
      <Button onClick={() => setRatesLoading(false)}>Let the rates arrive</Button>
      <CheckoutForm {...props} {...(areRatesLoading ? { rates: null } : { cart: laterCart })} />
    </>
  );
}

/** An order that is placed while the shipping rates are loading is sent once, after they have arrived. */
export const WaitsForTheRates: Story = {
  args: { initialValues: filled },
  render: (props) => <FormWithLateRates {...props} laterCart={props.cart} />,
  play: async ({ args: { onSubmit }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    await expect(await canvas.findByRole("button", { name: "Placing your order..." })).toBeVisible();
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "Let the rates arrive" }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    await expect(onSubmit).toHaveBeenCalledWith(toCheckoutDetails(filled, true));
  },
};

/** Checkout form whose change of country fails at the press of a button. */
function FormWithFailingCountry(props: CheckoutFormProps) {
  const [fail, setFail] = useState<(() => void) | null>(null);
  const changeCountry = () =>
    new Promise<ShopFailure | null>((resolve) =>
      setFail(() => () => {
        setFail(null);
        resolve({ kind: "unreachable" });
      }),
    );
  return (
    <>
      <Button onClick={() => fail?.()}>Let the change fail</Button>
      <CheckoutForm {...props} {...(fail && { rates: null })} onCountryChange={changeCountry} />
    </>
  );
}

/** An order that is placed while the country is being changed is not sent to the former one. */
export const SendsNoOrderToTheFormerCountry: Story = {
  tags: ["!sheet"],
  args: { initialValues: { ...filled, delivery: { ...filled.delivery, city: "" } } },
  render: (props) => <FormWithFailingCountry {...props} />,
  play: async ({ args: { onSubmit }, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Country" }), "FR");
    await userEvent.type(canvas.getByRole("textbox", { name: "City" }), "Lille");
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    await expect(await canvas.findByRole("button", { name: "Placing your order..." })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Let the change fail" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent(/could not be changed to France/);
    await expect(await canvas.findByRole("button", { name: /^Place order/ })).toBeEnabled();
    await expect(canvas.getByRole("textbox", { name: "City" })).toHaveValue("Lille");
    await expect(onSubmit).not.toHaveBeenCalled();
  },
};

/** An order that is placed before the shipping rates change its total needs confirmation. */
export const AsksAboutLateRates: Story = {
  args: { initialValues: filled },
  render: (props) => (
    <FormWithLateRates
      {...props}
      laterCart={{ ...props.cart, totals: { ...props.cart.totals, total: { minor: 83_290, currency: "EUR" } } }}
    />
  ),
  play: async ({ args: { onSubmit }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    await expect(await canvas.findByRole("button", { name: "Placing your order..." })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Let the rates arrive" }));
    const question = await canvas.findByRole("alert");
    await expect(question).toHaveTextContent("Place the order for €832.90 instead of €827.00?");
    await expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.click(within(question).getByRole("button", { name: "Place order · €832.90" }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  },
};

/** A finished step opens again with "Change". */
export const OpensAFoldedStep: Story = {
  args: { initialValues: filled },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Change Delivery address" }));
    await waitFor(() => expect(canvas.getByRole("textbox", { name: "First name" })).toHaveFocus());
  },
};

/** Both addresses, once they differ. */
export const BillsToAnotherAddress: Story = {
  args: { initialValues: billedElsewhere },
  play: async ({ args: { onSubmit }, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(expect.objectContaining({ shipToDifferentAddress: true })),
    );
  },
};
