import { shopIsDown, shopNeverAnswers } from "@rewire/data/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { createEmptyAddress, isRecord } from "@rewire/domain";
import { repairProgress } from "@rewire/domain/testing";
import { http, HttpResponse } from "msw";
import { expect, screen, waitFor, within } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { createAddressHandlers } from "../../testing/addressHandlers.ts";
import { createStoryAddressBook } from "../../testing/createStoryAddressBook.ts";
import { putIntoCart } from "../../testing/putIntoCart.ts";
import { StoryFrame } from "../../testing/StoryFrame.tsx";
import { showcaseOf, showcasePlace } from "../../testing/showcase/showcaseOf.ts";
import { toggleWishlistItem } from "../../commerce/wishlist/changeWishlist.ts";
import { AccountPage } from "./AccountPage.tsx";

const drafts = ["rewire.checkoutDraft", "rewire.reviewDraft.7", "rewire-repair-note", "rewire.formDraft.contact"];
const maria = { login: "maria", password: "maria-likes-tea" };

const meta = {
  ...inTheApp,
  title: "Screens/Account",
  component: AccountPage,
  // The toolbar's shop without a log-in, as the loader would tell of it.
  render: (args, { globals }) => (
    <AccountPage {...args} canLogIn={args.canLogIn ?? globals["scenario"] !== "noLogIn"} />
  ),
  args: { title: "My account", countries: ["AT", "DE", "FR", "GB", "US"] },
  parameters: { ...inTheApp.parameters, app: { at: "/my-account", hasOwnFrame: true, startsImmediately: true } },
  decorators: [
    (Story) => (
      <StoryFrame>
        <Story />
      </StoryFrame>
    ),
    ...inTheApp.decorators,
  ],
} satisfies Meta<typeof AccountPage>;
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story["play"]>;

/** The account page of Maria. @param query What follows the path. */
const ofMaria = (query = ""): Partial<Story> => ({
  parameters: { app: { at: `/my-account${query}`, startsImmediately: true }, shop: { loggedInAs: maria } },
});

const logIn = async ({ canvas, userEvent }: Parameters<Play>[0], password = maria.password, login = maria.login) => {
  await userEvent.click(await canvas.findByRole("textbox", { name: "E-mail or username" }));
  await userEvent.paste(login);
  await userEvent.click(within(canvas.getByRole("form", { name: "Sign in" })).getByLabelText("Password"));
  await userEvent.paste(password);
  await userEvent.keyboard("{Enter}");
};

export const Guest: Story = {
  tags: ["fit", "visual-de"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
    await expect(within(canvas.getByRole("banner")).getByRole("link", { name: "Sign in" })).toHaveAttribute(
      "href",
      "/my-account",
    );
  },
};

export const GuestWhoIsNew: Story = {
  parameters: { app: { at: "/my-account?action=register", startsImmediately: true } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "New here?" })).toBeVisible();
  },
};

/** Nobody learns who has an account. */
export const GuestWhoHasForgotten: Story = {
  parameters: { app: { at: "/my-account?action=forgotPassword", startsImmediately: true } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Forgot password" })).toBeVisible();
    await userEvent.type(canvas.getByRole("textbox", { name: "E-mail or username" }), "nobody@example.test{Enter}");
    await expect(
      await canvas.findByText(
        "If your email address is registered with us, you will receive an email with a link to reset your password.",
      ),
    ).toBeVisible();
  },
};

/** A shop without a log-in says so before anybody types, and what to do instead. */
export const NobodyCanLogIn: Story = {
  args: { canLogIn: false },
  parameters: { shop: { scenario: "noLogIn" } },
  play: async ({ canvas }) => {
    const heading = "You cannot sign in or open an account here at the moment.";
    await expect(await canvas.findByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "See all products" })).toHaveAttribute("href", "/products");
    await expect(canvas.queryByLabelText("Password")).not.toBeInTheDocument();
  },
};

/** The same for who comes to open an account. */
export const NobodyCanRegister: Story = {
  tags: ["no-picture"],
  args: { canLogIn: false },
  parameters: { app: { at: "/my-account?action=register", startsImmediately: true }, shop: { scenario: "noLogIn" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^You can order without an account/)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Create account" })).not.toBeInTheDocument();
  },
};

/** The plugin went after the page was opened: what was typed stays. */
export const TheLogInHasGone: Story = {
  args: { canLogIn: true },
  parameters: { shop: { scenario: "noLogIn" } },
  play: async (context) => {
    await logIn(context);
    const { canvas } = context;
    await expect(await canvas.findByText("You cannot sign in or open an account here at the moment.")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "E-mail or username" })).toHaveValue("maria");
  },
};

export const GermanOnASmallPhone: Story = {
  args: { title: "Mein Konto" },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
};

/** By keyboard; the cart of before has joined, and the header knows the name. */
export const LogsInWithTheCartJoined: Story = {
  tags: ["no-picture"],
  beforeEach: () => putIntoCart({ "hearth-hub": 2 }),
  play: async (context) => {
    const { canvas } = context;
    await logIn(context);
    await expect(await canvas.findByRole("heading", { level: 1, name: "Hello, Maria" })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Cart, 2 items" })).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Account of Maria" })).toBeVisible();
  },
};

export const KeepsTheNameWhenThePasswordIsWrong: Story = {
  play: async (context) => {
    await logIn(context, "maria-likes-coffee");
    await expect(await context.canvas.findByText("Incorrect password. Please try again.")).toBeVisible();
    await expect(context.canvas.getByRole("textbox", { name: "E-mail or username" })).toHaveValue("maria");
  },
};

/** What a guest has tried: a new password, good but typed twice differently, then a wrong one of the account there is. */
export const BothFormsNeedALook: Story = {
  tags: ["fit"],
  args: { hasDevices: true },
  parameters: { app: { place: showcasePlace } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const form = within(await canvas.findByRole("form", { name: "Create account" }));
    await userEvent.click(form.getByLabelText("Password"));
    await userEvent.paste("attic coffee iron");
    await expect(await form.findByText("Hard to guess. Good.")).toBeVisible();
    await userEvent.click(form.getByLabelText("Password again"));
    await userEvent.paste("attic coffee");
    await logIn(context, "maria-likes-coffee", "maria@example.test");
    await expect(await canvas.findByText("Incorrect password. Please try again.")).toBeVisible();
    await expect(form.getByText("Passwords do not match. Please try again.")).toBeVisible();
    await expect(form.getByText("Hard to guess. Good.")).toBeVisible();
    await expect(canvas.getByText("Your devices, so repairs and parts always fit")).toBeVisible();
  },
};

export const RegistersAndIsLoggedIn: Story = {
  tags: ["no-picture"],
  parameters: { app: { at: "/my-account?action=register", startsImmediately: true } },
  play: async ({ canvas, userEvent }) => {
    const form = within(await canvas.findByRole("form", { name: "Create account" }));
    for (const [label, value] of [
      ["E-mail", "nina@example.test"],
      ["Password", "soldering iron 9"],
      ["Password again", "soldering iron 9"],
    ] as const) {
      await userEvent.click(form.getByLabelText(label));
      await userEvent.paste(value);
    }
    await userEvent.click(form.getByRole("button", { name: "Create account" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Hello, nina" })).toBeVisible();
  },
};

/** The account opens with what is under way, not with a form. */
export const Overview: Story = {
  ...ofMaria(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Latest orders" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Overview" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByText(/Lindenweg 4/)).toBeVisible();
    await expect(canvas.queryByLabelText("Current password")).not.toBeInTheDocument();
  },
};

/** Orders in every status, a repair in the workshop, downloads of which one ends soon: all on one page. */
/** The shop buys used devices. */
export const OverviewWithTradeIn: Story = {
  ...ofMaria(),
  args: { tradeInLink: { href: "/trade-in", label: "What your old device is worth" } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "What your old device is worth" });
    await expect(link).toHaveAttribute("href", "/trade-in");
  },
};

/** Stores the icons of downloads as a visit before has: the page waits for half a second, a busy machine needs more. */
const storeIcons = () => {
  const body =
    '<path d="M128 64h192l64 64v320H128zM192 224h128M192 304h128" fill="none" stroke="currentColor" stroke-width="32"/>';
  const icon = { body, width: 512, height: 512, at: Date.now() };
  const names = ["ion:document-text-outline", "ion:cube-outline", "ion:image-outline"];
  window.localStorage.setItem("rewire.icons", JSON.stringify(Object.fromEntries(names.map((name) => [name, icon]))));
};

export const MuchIsUnderWay: Story = {
  tags: ["visual-de", "variants"],
  parameters: {
    app: { at: "/my-account", startsImmediately: true },
    shop: { loggedInAs: maria, hasSampleOrders: true },
  },
  beforeEach: ({ msw }) => {
    storeIcons();
    msw.use(http.get("*/running-repair/:id", () => HttpResponse.json(repairProgress.waiting)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Waiting for your answer")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "In the workshop" })).toBeVisible();
    const line = within(canvas.getByRole("region", { name: "What happens next" }));
    await expect(line.getAllByRole("listitem")[1]).toHaveAttribute("aria-current", "step");
    await expect(await canvas.findByText("Battery care sheet (PDF)")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "All 8 orders" })).toBeVisible();
  },
};

const anneliese = { login: "anneliese", password: "anneliese-likes-coffee" };

/** What a customer sees who has bought, has a phone on the bench, and likes four products. */
export const Showcase: Story = {
  parameters: {
    app: { at: "/my-account?tab=orders", place: showcasePlace, startsImmediately: true },
    shop: { loggedInAs: anneliese, hasSampleOrders: true },
  },
  beforeEach: ({ msw, globals }) => {
    storeIcons();
    for (const productId of [1001, 1050, 1120, 1000]) toggleWishlistItem({ productId, variationId: null, choice: {} });
    msw.use(http.get("*/running-repair/:id", () => HttpResponse.json(showcaseOf({ globals }).repairOnTheBench)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("region", { name: "Downloads" })).toBeVisible();
    await expect(await canvas.findByText("In repair", { selector: "[aria-current] *" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Orders 4" })).toHaveAttribute("aria-current", "page");
    await expect(canvas.getByRole("link", { name: "Repairs 1" })).toBeVisible();
  },
};

/** The running repair with its state, and the earlier one. */
export const Repairs: Story = {
  ...MuchIsUnderWay,
  parameters: {
    app: { at: "/my-account?tab=repairs", startsImmediately: true },
    shop: { loggedInAs: maria, hasSampleOrders: true },
  },
  beforeEach: ({ msw }) => {
    msw.use(http.get("*/running-repair/:id", () => HttpResponse.json(repairProgress.waiting)));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "In the workshop" })).toBeVisible();
    await expect(await canvas.findByText("Waiting for your answer")).toBeVisible();
    const earlier = within(await canvas.findByRole("region", { name: "Earlier repairs" }));
    await expect(earlier.getByRole("button", { name: /^Open repair/ })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Repairs 2" })).toHaveAttribute("aria-current", "page");
  },
};

/** Nothing was ever booked: the way to the desk. */
export const NoRepairs: Story = {
  ...ofMaria("?tab=repairs"),
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No repairs yet")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Go to the repair desk" })).toHaveAttribute("href", "/repair");
  },
};

export const MuchIsUnderWayInGermanOnASmallPhone: Story = {
  ...MuchIsUnderWay,
  tags: ["no-picture"],
  args: { title: "Mein Konto" },
  globals: { locale: "de_DE", viewport: { value: "w320" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "In der Werkstatt" })).toBeVisible();
  },
};

export const Details: Story = {
  ...ofMaria("?tab=details"),
  tags: ["fit", "visual-de"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "First name" })).toHaveValue("Maria");
  },
};

/** The greeting and the header follow. */
export const ChangesDetails: Story = {
  ...ofMaria("?tab=details"),
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole("textbox", { name: "First name" });
    await userEvent.clear(name);
    await userEvent.type(name, "Mia{Enter}");
    await expect(await canvas.findByText("Updated successfully")).toBeVisible();
    await expect(await canvas.findByRole("heading", { level: 1, name: "Hello, Mia" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Account of Mia" })).toBeVisible();
  },
};

/** The current one first; afterwards Maria is still there. */
export const ChangesThePassword: Story = {
  ...ofMaria("?tab=details"),
  play: async ({ canvas, userEvent }) => {
    const type = async (label: string, value: string) => {
      await userEvent.click(await canvas.findByLabelText(label));
      await userEvent.paste(value);
    };
    await type("Current password", "wrong");
    await type("New password", "soldering iron 9");
    await type("New password again", "soldering iron 9");
    await userEvent.click(canvas.getByRole("button", { name: "Change password" }));
    await expect(await canvas.findByText("Incorrect password. Please try again.")).toBeVisible();
    await userEvent.clear(canvas.getByLabelText("Current password"));
    await type("Current password", maria.password);
    await userEvent.click(canvas.getByRole("button", { name: "Change password" }));
    await expect(await canvas.findByText("Updated successfully")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: "Hello, Maria" })).toBeVisible();
  },
};

export const Addresses: Story = {
  tags: ["fit"],
  ...ofMaria("?tab=addresses"),
  beforeEach: ({ msw }) => {
    msw.use(...createAddressHandlers());
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit Delivery" }));
    const city = await canvas.findByRole("textbox", { name: "City" });
    await expect(city).toHaveValue("Hamburg");
    await userEvent.clear(city);
    await userEvent.type(city, "Altona");
    await userEvent.click(canvas.getByRole("button", { name: "Save address" }));
    await expect(await canvas.findByText("Updated successfully")).toBeVisible();
    await expect(canvas.getByText(/20095 Altona/)).toBeVisible();
    await expect(canvas.getByText(/20095 Hamburg/)).toBeVisible();
  },
};

/** A further address becomes the default with one press; the former default is kept in its place. */
export const AnotherAddressBecomesTheDefault: Story = {
  ...ofMaria("?tab=addresses"),
  beforeEach: async ({ msw }) => {
    const addressBook = createStoryAddressBook();
    const address = { ...createEmptyAddress("DE"), firstName: "Maria", address1: "Weg 1", city: "Bremen" };
    await addressBook.save(new Request("http://shop.example"), null, address);
    msw.use(...createAddressHandlers(addressBook));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Use for delivery: Maria, Weg 1, Bremen" }));
    const delivery = within(canvas.getByRole("region", { name: "Delivery" }));
    await expect(await delivery.findByText(/Bremen/)).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole("button", { name: /Use for delivery: Maria, Weg 1/ })).toBeNull());
    // Billing still has it: nothing is kept twice.
    await expect(within(canvas.getByRole("region", { name: "Billing" })).getByText(/Hamburg/)).toBeVisible();
  },
};

/** Typed text stays from tab to tab, and after a reload, until it is saved. No password is stored. */
export const KeepsTypedText: Story = {
  ...ofMaria("?tab=details"),
  tags: ["no-picture"],
  beforeEach: ({ msw }) => {
    msw.use(...createAddressHandlers());
  },
  play: async ({ canvas, userEvent }) => {
    const replace = async (name: string, text: string) => {
      const field = await canvas.findByRole("textbox", { name });
      await userEvent.clear(field);
      await userEvent.type(field, text);
    };
    const expectValue = (name: string, text: string) =>
      waitFor(() => expect(canvas.getByRole("textbox", { name })).toHaveValue(text));
    await replace("First name", "Mia");
    await replace("E-mail", "mia@example.test");
    const [password] = await canvas.findAllByLabelText("Current password");
    if (!password) throw new Error("The field for the password is missing");
    await userEvent.type(password, maria.password);
    await userEvent.click(canvas.getByRole("link", { name: "Addresses" }));
    await userEvent.click(await canvas.findByRole("button", { name: "Edit Delivery" }));
    await replace("City", "Altona");
    await userEvent.click(canvas.getByRole("link", { name: "Details" }));
    await expectValue("First name", "Mia");
    await expectValue("E-mail", "mia@example.test");
    await expect(JSON.stringify(window.sessionStorage)).not.toContain(maria.password);
    await userEvent.click(canvas.getByRole("link", { name: "Addresses" }));
    await expectValue("City", "Altona");
    await userEvent.click(canvas.getByRole("button", { name: "Save address" }));
    await expect(await canvas.findByText("Updated successfully")).toBeVisible();
    await expect(JSON.stringify(window.sessionStorage)).not.toContain("Altona");
  },
};

/** A removed address is stored again at the press of a button. */
export const PutsAnAddressBack: Story = {
  ...AnotherAddressBecomesTheDefault,
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Remove Maria, Weg 1, Bremen" }));
    const putBack = await canvas.findByRole("button", { name: "Put back Maria, Weg 1, Bremen" });
    await waitFor(() => expect(putBack).toHaveFocus());
    await expect(canvas.queryByRole("button", { name: "Remove Maria, Weg 1, Bremen" })).not.toBeInTheDocument();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("button", { name: "Remove Maria, Weg 1, Bremen" })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Further addresses" })).toHaveFocus());
  },
};

/** Who followed the link of an e-mail about personal data, and had to sign in first, arrives where the link leads. */
export const LeadsToThePageOfALink: Story = {
  parameters: { app: { at: "/my-account?next=data&key=k1", startsImmediately: true } },
  tags: ["no-picture"],
  play: async (context) => {
    await logIn(context);
    await expect(await context.canvas.findByRole("heading", { name: "/my-account/data?key=k1" })).toBeVisible();
  },
};

/** Who is logged in is asked again, since the log-in may have ended: the page of the link would send the customer back. */
export const AsksWhoIsLoggedIn: Story = {
  ...ofMaria("?next=data&key=k1"),
  tags: ["no-picture"],
  beforeEach: ({ msw }) => {
    let isFirstAnswer = true;
    msw.use(
      http.post("*/graphql", async ({ request }) => {
        const body: unknown = await request.clone().json();
        if (!isRecord(body) || body["operationName"] !== "getCart") return undefined;
        if (!isFirstAnswer) return HttpResponse.error();
        isFirstAnswer = false;
        return undefined;
      }),
    );
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "We could not load your account" }),
    ).toBeVisible();
  },
};

/** The gateway refuses these operations, because the log-in has ended. */
const refuse = (...names: readonly string[]) =>
  http.post("*/graphql", async ({ request }) => {
    const body: unknown = await request.clone().json();
    if (!isRecord(body) || !names.includes(String(body["operationName"]))) return undefined;
    const error = { message: "Please log in first.", extensions: { kind: "notAllowed" } };
    return HttpResponse.json({ errors: [error] }, { status: 403 });
  });

/** The log-in has ended, on the server or in another browser: said in words, and one press leads to the log-in. */
export const SignedOutMeanwhile: Story = {
  ...ofMaria("?tab=orders"),
  beforeEach: ({ msw }) => {
    msw.use(refuse("getOrders", "getDownloads"));
  },
  play: async ({ canvas }) => {
    const notice = within(await canvas.findByRole("alert"));
    await expect(notice.getByText("You have been signed out. Sign in again to go on.")).toBeVisible();
    await expect(notice.getByRole("button", { name: "Sign in" })).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Try again" })).not.toBeInTheDocument();
  },
};

/** A change that came too late: what was typed stays until the press. */
export const SignedOutWhileTyping: Story = {
  ...ofMaria("?tab=details"),
  tags: ["no-picture"],
  beforeEach: ({ msw }) => {
    msw.use(refuse("updateCustomer"));
  },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole("textbox", { name: "First name" });
    await userEvent.clear(name);
    await userEvent.type(name, "Mia{Enter}");
    await expect(await canvas.findByText("You have been signed out. Sign in again to go on.")).toBeVisible();
    await expect(name).toHaveValue("Mia");
  },
};

/** Without the shop the way to the log-in fails, which is said in words, and what was typed stays. */
export const SignedOutWithoutTheShop: Story = {
  ...SignedOutWhileTyping,
  play: async (context) => {
    await SignedOutWhileTyping.play?.(context);
    const { canvas, msw, userEvent } = context;
    msw.use(shopIsDown);
    const signIn = canvas.getByRole("button", { name: "Sign in" });
    await userEvent.click(signIn);
    await expect(await canvas.findByText(/cannot be reached right now/)).toBeVisible();
    await expect(signIn).not.toHaveAttribute("aria-busy");
    await expect(canvas.getByRole("textbox", { name: "First name" })).toHaveValue("Mia");
  },
};

/** The button is busy until the log-in is there, whose heading takes the focus. */
export const SignedOutGoesToTheLogIn: Story = {
  ...SignedOutMeanwhile,
  tags: ["no-picture"],
  play: async (context) => {
    await SignedOutMeanwhile.play?.(context);
    const { canvas, msw, userEvent } = context;
    const body = JSON.stringify({ operationName: "logout", variables: { input: { clientMutationId: "" } } });
    await fetch("/graphql", { method: "POST", headers: { "content-type": "application/json" }, body });
    const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>();
    msw.use(http.post("*/graphql", () => isAnswered.then(() => undefined)));
    const signIn = canvas.getByRole("button", { name: "Sign in" });
    await userEvent.click(signIn);
    await waitFor(() => expect(signIn).toHaveAttribute("aria-busy", "true"));
    answer();
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1, name: "Sign in" })).toHaveFocus());
  },
};

export const NoOrders: Story = {
  ...ofMaria("?tab=orders"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No orders yet")).toBeVisible();
  },
};

export const NoDownloads: Story = {
  ...ofMaria("?tab=downloads"),
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No downloads yet")).toBeVisible();
  },
};

/** From tab to tab by keyboard, without the page being loaded again. */
export const GoesFromTabToTab: Story = {
  ...ofMaria(),
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    (await canvas.findByRole("link", { name: /^Orders/ })).focus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("No orders yet")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Orders 0" })).toHaveAttribute("aria-current", "page");
  },
};

/** Out by the header's menu: the forms again, a guest's header, an empty cart. */
/** What was typed into forms in this tab goes too: it may be Maria's address. */
export const LogsOut: Story = {
  ...ofMaria("?tab=orders"),
  tags: ["no-picture"],
  beforeEach: async () => {
    for (const key of drafts) window.sessionStorage.setItem(key, JSON.stringify({ author: "Maria" }));
    await putIntoCart({ "hearth-hub": 1 });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Account of Maria" }));
    await userEvent.click(await screen.findByRole("menuitem", { name: "Logout" }));
    await expect(await canvas.findByRole("heading", { level: 1, name: "Sign in" })).toBeVisible();
    await waitFor(() =>
      expect(within(canvas.getByRole("banner")).getByRole("link", { name: "Sign in" })).toBeVisible(),
    );
    await expect(await canvas.findByRole("button", { name: "Cart, empty" })).toBeVisible();
    await expect(window.localStorage.getItem("rewire.isCustomer")).toBeNull();
    await expect(drafts.map((key) => window.sessionStorage.getItem(key) ?? "")).toEqual(drafts.map(() => ""));
  },
};

/** Once the shop is back, "Try again" goes on. */
export const TheShopCannotBeReached: Story = {
  beforeEach: ({ msw }) => {
    msw.use(shopIsDown);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/cannot be reached right now/)).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: "We could not load your account" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** The heading stands until the shop has answered. */
export const StillLoading: Story = {
  tags: ["unanswered"],
  beforeEach: ({ msw }) => {
    msw.use(shopNeverAnswers);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "My account" })).toBeVisible();
    await expect(canvas.queryByRole("form", { name: "Sign in" })).not.toBeInTheDocument();
  },
};
