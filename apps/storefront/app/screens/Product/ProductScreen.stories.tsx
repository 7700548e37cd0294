import { cartIsEmpty, cartRejectsWith, reviewIsHeld, reviewIsRefusedWith } from "@rewire/data/testing";
import { http, HttpResponse } from "msw";
import { defaultReviewQuery, listReviews, type FitDevice, type ProductDetail } from "@rewire/domain";
import { ecodesigns, productDetails, products, repairMenus, reviews } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { stringifyDeviceList } from "../../commerce/devices/changeDevices.ts";
import { storedDevices } from "../../commerce/devices/storedDevices.ts";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { readProduct } from "../../testing/readProduct.ts";
import { showcaseOf, showcasePlace, showcaseTerms, storeChoices } from "../../testing/showcase/showcaseOf.ts";
import { withinScreen } from "../../testing/plays/withinScreen.ts";
import { ProductScreen } from "./ProductScreen.tsx";

const n3: FitDevice = { slug: "nordlys-n3", name: "Nordlys N3", family: "phone" };
/** The day of all stories, a Saturday. */
const packingDate = "2026-11-21";

const meta = {
  ...inTheApp,
  title: "Screens/Product",
  component: ProductScreen,
  parameters: { ...inTheApp.parameters, app: { at: "/product/nordlys-n3-pro" } },
  args: {
    product: productDetails.nordlysN3Pro,
    reviews: listReviews(reviews, defaultReviewQuery),
    packingDate,
    countries: [],
    repairs: repairMenus[0].repairs.slice(0, 3),
  },
} satisfies Meta<typeof ProductScreen>;
export default meta;

type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story["play"]>>[0];

/** The product as the embedded shop sells it, for stories that buy it there. */
const fromTheShop = (slug: string): Pick<Story, "loaders" | "render"> => ({
  loaders: [async () => ({ product: await readProduct(slug) })],
  render: ({ fit }, { loaded }) => (
    <ProductScreen
      product={loaded["product"] as ProductDetail}
      reviews={listReviews([], defaultReviewQuery)}
      packingDate={packingDate}
      countries={[]}
      repairs={[]}
      fit={fit}
    />
  ),
});

/** The button of the page; the bar at its bottom has another. */
const addButton = (canvas: ReturnType<typeof within>) =>
  canvas.getAllByRole("button", { name: "Add to cart" })[0] as HTMLElement;

export const NothingChosen: Story = { tags: ["visual-de"] };

/** A phone with its reduced version chosen: what it cost before, when it comes, what its repairs cost. */
export const Showcase: Story = {
  tags: ["visual-de"],
  parameters: {
    app: {
      place: showcasePlace,
      shop: { ...showcaseTerms, showSKU: true, showProductCategoriesOnSingleProduct: false },
    },
  },
  beforeEach: storeChoices,
  render: (args, context) => {
    const { phonePage, phoneReviews, phoneRatings, buyerTexts, phoneRepairs, priceFacts, priceNote } =
      showcaseOf(context);
    return (
      <ProductScreen
        {...args}
        product={phonePage}
        reviews={{ ...listReviews(phoneReviews, defaultReviewQuery), ...phoneRatings, buyerTexts }}
        repairs={phoneRepairs}
        priceFacts={priceFacts}
        priceNote={priceNote}
      />
    );
  },
};

export const OnAPhone: Story = { tags: ["no-picture"], globals: { viewport: { value: "w390" } } };

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

/** Label beside the price, and a section about repair, from the product's attributes. */
export const WithAnEnergyLabel: Story = {
  args: { product: { ...productDetails.nordlysN3Pro, energyClass: "B", ecodesign: ecodesigns.full } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Product information sheet" })).toHaveAttribute(
      "href",
      "/product/nordlys-n3-pro/energy-label",
    );
    await expect(await canvas.findByText("8.4 out of 10")).toBeInTheDocument();
  },
};

/** The lowest price before the reduction is that of the chosen variation; others are not reduced. */
export const NamesTheLowestPrice: Story = {
  args: {
    priceFacts: Object.fromEntries(
      productDetails.nordlysN3Pro.variations
        .filter(({ price }) => price.kind === "sale")
        .map(({ id }) => [id, [`Lowest price in the 30 days before: €${id}.00`]]),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const names = /^Lowest price in the 30 days before/;
    await expect(canvas.queryByText(names)).toBeNull();
    await userEvent.click(canvas.getByRole("radio", { name: /^Graphite/ }));
    await userEvent.click(canvas.getByRole("radio", { name: /^256 GB/ }));
    const sale = productDetails.nordlysN3Pro.variations.find(
      ({ values }) => values["pa_color"] === "graphite" && values["pa_storage"] === "256-gb",
    );
    await expect(await canvas.findByText(names)).toHaveTextContent(`€${sale?.id}.00`);
  },
};

/** The options stay in their place whether the chosen variation has a sentence below its price or not. */
export const KeepsOptionsInTheirPlace: Story = {
  ...NamesTheLowestPrice,
  tags: ["no-picture"],
  globals: { viewport: { value: "w390" } },
  play: async ({ canvas, userEvent }) => {
    const [colors] = canvas.getAllByRole("radiogroup");
    const measure = () => Math.round((colors?.getBoundingClientRect().top ?? 0) + window.scrollY);
    await userEvent.click(canvas.getByRole("radio", { name: /^Graphite/ }));
    await userEvent.click(canvas.getByRole("radio", { name: /^256 GB/ }));
    await canvas.findByText(/^Lowest price in the 30 days before/);
    const before = measure();
    await userEvent.click(canvas.getByRole("radio", { name: /^128 GB/ }));
    await waitFor(() => expect(canvas.queryByText(/^Lowest price in the 30 days before/)).toBeNull());
    await expect(measure()).toBe(before);
  },
};

/** A device that the workshop repairs says what that costs, and leads to the desk. */
export const IsRepairedHere: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "What keeping it working costs" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Repair this device" })).toHaveAttribute(
      "href",
      "/repair?device=nordlys-n3-pro",
    );
  },
};

/** Put into the cart of the shop, and seen there. */
export const AddsToTheCart: Story = {
  ...fromTheShop("hearth-hub"),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(addButton(canvas));
    await expect(await canvas.findByText("Hearth Hub is in the cart.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "View cart" }));
    const panel = within(await screen.findByRole("dialog", { name: "Cart 1 item" }));
    await expect(panel.getByRole("link", { name: "Hearth Hub" })).toBeVisible();
    await expect(panel.getByRole("link", { name: "Go to checkout · €169.00" })).toBeVisible();
  },
};

/** The choice is named in the notice, stands in the address and arrives in the cart. */
export const AddsWhatWasChosen: Story = {
  ...fromTheShop("nordlys-n3-pro"),
  parameters: { app: { at: "/product/nordlys-n3-pro?pa_color=ice-blue" } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole("radio", { name: /Ice blue/ })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: /256 GB/ }));
    await userEvent.click(addButton(canvas));
    await expect(await canvas.findByText("Nordlys N3 Pro, Ice blue, 256 GB is in the cart.")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "View cart" }));
    await expect(
      within(await screen.findByRole("dialog", { name: "Cart 1 item" })).getByText("Ice blue · 256 GB"),
    ).toBeVisible();
  },
};

/** `autoOpenCart`: the panel opens by itself. */
export const OpensTheCartByItself: Story = {
  ...fromTheShop("hearth-hub"),
  tags: ["no-picture"],
  parameters: { app: { shop: { autoOpenCart: true } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(addButton(canvas));
    await expect(
      within(await screen.findByRole("dialog", { name: "Cart 1 item" })).getByRole("link", { name: "Hearth Hub" }),
    ).toBeVisible();
  },
};

/** The shop's reason stands beside the button, and the choice is kept. */
export const SaysWhenTheShopRefuses: Story = {
  args: { product: productDetails.tarn14 },
  beforeEach: ({ msw }) => {
    msw.use(
      cartIsEmpty,
      cartRejectsWith(
        "You cannot add that amount of &quot;Tarn 14&quot; to the cart because there is not enough stock (2 remaining).",
      ),
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: /One more/ }));
    await userEvent.click(addButton(canvas));
    await expect(await canvas.findByText("Tarn 14: only 2 left.")).toBeVisible();
    await expect(canvas.getByRole("spinbutton", { name: "Quantity" })).toHaveValue(2);
    await expect(canvas.queryByRole("button", { name: "View cart" })).not.toBeInTheDocument();
  },
};

/** The shop cannot be reached: said in words, and the next attempt works. */
export const TriesAgainAfterTrouble: Story = {
  tags: ["no-picture"],
  ...fromTheShop("hearth-hub"),
  parameters: { shop: { scenario: "flaky" } },
  play: async ({ canvas, userEvent }) => {
    await waitFor(async () => {
      await userEvent.click(addButton(canvas));
      await expect(await canvas.findByText("Hearth Hub is in the cart.", {}, { timeout: 1500 })).toBeVisible();
    });
  },
};

/** A press before everything is chosen leads to the open question. */
export const AsksForTheMissingChoice: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("radio", { name: /Graphite/ }));
    await userEvent.click(addButton(canvas));
    const storage = canvas.getByRole("radiogroup", { name: /^Storage/ });
    await waitFor(() => expect(storage.contains(document.activeElement)).toBe(true));
    await expect(storage).toHaveAttribute("aria-invalid", "true");
  },
};

/** Another seller's: a link there, nothing for our cart. */
export const SoldByAnother: Story = {
  args: { product: productDetails.fieldGuide },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "Buy at the publisher" })).toHaveAttribute(
      "href",
      "https://books.example/field-guide",
    );
    await expect(canvas.queryByRole("button", { name: "Add to cart" })).not.toBeInTheDocument();
  },
};

/** Without a price nothing can be bought. */
export const Unpriced: Story = {
  args: { product: productDetails.prototype },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Add to cart" })).not.toBeInTheDocument();
  },
};

export const OutOfStock: Story = {
  tags: ["fit", "visual-de"],
  args: { product: { ...productDetails.tarn14, ...products.corvidFlip, related: [products.nordlysN3Pro] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Add to cart" })).not.toBeInTheDocument();
    await expect(canvas.getAllByText("Out of stock")[0]).toBeVisible();
    await expect(await canvas.findByRole("region", { name: "Tell me when it is back" })).toBeVisible();
  },
};

/** Sent without leaving the page: the answer is the same for every address, which is kept until then alone. */
export const TellsWhenItIsBack: Story = {
  args: { product: { ...productDetails.tarn14, ...products.corvidFlip, related: [] } },
  parameters: { app: { answers: { "/alerts": { view: { step: "sent" } } } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Your e-mail address"), "gina@example.test");
    const listDrafts = () => Object.keys(window.sessionStorage).filter((key) => key.includes("formDraft.alert."));
    await expect(listDrafts()).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "Send me an e-mail" }));
    await expect(await canvas.findByText("Please look into your mailbox")).toBeVisible();
    await expect(listDrafts()).toEqual([]);
    await expect(canvas.getAllByText("Out of stock")[0]).toBeVisible();
  },
};

/** The page came from a cache; by now somebody else has bought the last one. */
export const LearnsThatItIsSoldOut: Story = {
  loaders: [
    async () => {
      const product = await readProduct("hearth-shelf");
      return { product: { ...product, stock: { state: "inStock", quantity: null, lowStockAmount: null } } };
    },
  ],
  render: (_args, { loaded }) => (
    <ProductScreen
      product={loaded["product"] as ProductDetail}
      reviews={listReviews([], defaultReviewQuery)}
      packingDate={packingDate}
      countries={[]}
      repairs={[]}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await expect(addButton(canvas)).toBeVisible();
    await waitFor(async () => {
      // A key before the page listens starts nothing; on the shop's pages an early script remembers it.
      await userEvent.keyboard("{Shift}");
      await expect(canvas.queryByRole("button", { name: "Add to cart" })).not.toBeInTheDocument();
    });
  },
};

/** Everything that the owner can switch off is off. */
export const AsPlainAsItGets: Story = {
  parameters: {
    app: {
      shop: {
        showReviews: false,
        showRelatedProducts: false,
        showProductCategoriesOnSingleProduct: false,
        showBreadcrumbOnSingleProduct: false,
        showAlerts: false,
      },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    // The specification is in the deferred part that would also show reviews and related products.
    await expect(await canvas.findByRole("heading", { name: "Specification" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: /Reviews/ })).not.toBeInTheDocument();
    await expect(canvas.queryByText("Tell me when it is cheaper")).not.toBeInTheDocument();
    const own = withinScreen(canvasElement);
    await expect(own.queryByRole("link", { name: "Smartphones" })).not.toBeInTheDocument();
    await expect(own.queryByRole("link", { name: products.travelCharger.name })).not.toBeInTheDocument();
  },
};

const writeReview = async ({ canvas, userEvent }: Pick<PlayContext, "canvas" | "userEvent">) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Write a review" }));
  await userEvent.click(await canvas.findByRole("radio", { name: "4 stars" }));
  await userEvent.type(canvas.getByRole("textbox", { name: "Your review" }), "Bright 💡 & quiet.");
  await userEvent.type(canvas.getByRole("textbox", { name: "Name" }), "Inês");
  await userEvent.type(canvas.getByRole("textbox", { name: "E-mail" }), "ines@example.test");
  await userEvent.click(canvas.getByRole("button", { name: "Send review" }));
};

/** Written to the embedded shop, which shows it at once; nothing of the draft is kept. */
export const TakesAReview: Story = {
  ...fromTheShop("hearth-hub"),
  play: async (context) => {
    await writeReview(context);
    await expect(await context.canvas.findByText("Thank you. Your review is on this page now.")).toBeVisible();
    await expect(Object.keys(sessionStorage).filter((key) => key.startsWith("rewire.reviewDraft"))).toEqual([]);
  },
};

export const HoldsAReview: Story = {
  beforeEach: ({ msw }) => msw.use(cartIsEmpty, reviewIsHeld),
  play: async (context) => {
    await writeReview(context);
    await expect(
      await context.canvas.findByText("Thank you. Your review appears once somebody has read it."),
    ).toBeVisible();
  },
};

/** Too soon after the last: said in words, everything written stays, in the form and for a reload. */
export const KeepsTheReviewWhenRefused: Story = {
  beforeEach: ({ msw }) =>
    msw.use(cartIsEmpty, reviewIsRefusedWith("You are posting comments too quickly. Slow down.")),
  play: async (context) => {
    await writeReview(context);
    await expect(
      await context.canvas.findByText(/Please wait a moment and send it again. Your words are kept./),
    ).toBeVisible();
    await expect(context.canvas.getByRole("textbox", { name: "Your review" })).toHaveValue("Bright 💡 & quiet.");
    await expect(
      JSON.parse(sessionStorage.getItem(`rewire.reviewDraft.${productDetails.nordlysN3Pro.id}`) ?? "{}"),
    ).toMatchObject({ rating: "4", author: "Inês" });
  },
};

/** After a reload the form stands open with what was in it, and takes no focus. */
export const FindsTheDraftAgain: Story = {
  beforeEach: ({ msw }) => {
    msw.use(cartIsEmpty);
    sessionStorage.setItem(
      `rewire.reviewDraft.${productDetails.nordlysN3Pro.id}`,
      JSON.stringify({ rating: "3", content: "Half a thought" }),
    );
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("textbox", { name: "Your review" })).toHaveValue("Half a thought");
    await expect(canvas.getByRole("radio", { name: "3 stars" })).toBeChecked();
    await expect(document.body).toHaveFocus();
  },
};

export const TakesNoMoreReviews: Story = {
  args: { product: { ...productDetails.nordlysN3Pro, takesReviews: false } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("This product takes no more reviews.")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "Write a review" })).not.toBeInTheDocument();
  },
};

/** Other reviews are other addresses of the same page; the choice stays in them. */
export const ReviewsAreLinks: Story = {
  args: {
    reviews: listReviews(
      Array.from({ length: 8 }, () => reviews)
        .flat()
        .map((review, id) => ({ ...review, id })),
      defaultReviewQuery,
    ),
  },
  parameters: { app: { at: "/product/nordlys-n3-pro?pa_color=graphite" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "Page 2" })).toHaveAttribute(
      "href",
      "/product/nordlys-n3-pro?pa_color=graphite&review-page=2#reviews",
    );
    await expect(canvas.getByRole("link", { name: "Lowest rated" })).toHaveAttribute(
      "href",
      "/product/nordlys-n3-pro?pa_color=graphite&review-sort=lowest#reviews",
    );
  },
};

/** What this browser has looked at, with prices of now; this product is not told again, and what is gone is left out. */
export const RemembersWhatWasViewed: Story = {
  beforeEach: ({ msw }) => {
    localStorage.setItem(
      "rewire.viewed",
      JSON.stringify([products.orrery2.id, productDetails.nordlysN3Pro.id, 987654, "x"]),
    );
    msw.use(
      http.get("*/cards", ({ request }) => {
        const ids = new URL(request.url).searchParams.get("ids");
        return HttpResponse.json(ids === `${products.orrery2.id},987654` ? [products.orrery2] : []);
      }),
    );
  },
  play: async ({ canvas }) => {
    const shelf = within(await canvas.findByRole("region", { name: "Recently viewed" }));
    await expect(shelf.getAllByRole("article")).toHaveLength(1);
    await expect(JSON.parse(localStorage.getItem("rewire.viewed") ?? "[]")).toEqual([
      productDetails.nordlysN3Pro.id,
      products.orrery2.id,
      987654,
    ]);
  },
};

const delivery = [
  { countries: ["DE"], cost: 589, freeFrom: 5000, days: { from: 1, to: 2 } },
  { countries: [], cost: null, freeFrom: null, days: { from: 5, to: 10 } },
] as const;

/** When and for how much it comes to the shopper's country, which is kept for the next product. */
export const SaysWhenItArrives: Story = {
  args: { countries: ["AT", "DE", "FR"] },
  parameters: { app: { shop: { delivery } } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("At your door Mon, November 23 to Tue, November 24")).toBeVisible();
    await expect(canvas.getByText("Free delivery to Germany.")).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "Deliver to" }), "France");
    await expect(canvas.getByText("At your door Fri, November 27 to Fri, December 4")).toBeVisible();
    await expect(canvas.getByText("The cart shows what delivery to France costs.")).toBeVisible();
    await expect(localStorage.getItem("rewire.country")).toBe("FR");
  },
};

/** As soon as something is in the cart, the shop's own rate stands there. */
export const TakesTheShopsRate: Story = {
  ...fromTheShop("hearth-hub"),
  parameters: { app: { shop: { delivery } } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("Free delivery to Germany.")).toBeVisible();
    await userEvent.click(addButton(canvas));
    await expect(await canvas.findByText("Delivery to Germany is free for what is in your cart.")).toBeVisible();
  },
};

const colours = Array.from({ length: 200 }, (_, index) => ({
  value: `colour-${index}`,
  label: `Farbmustervariante ${index}`,
}));

/** Two hundred variations: all of them can be reached, and the one from the address is chosen. */
export const TwoHundredVariations: Story = {
  args: {
    product: {
      ...productDetails.nordlysN3Pro,
      attributes: [{ name: "pa_color", label: "Color", isChoice: true, options: colours }],
      variations: colours.map(({ value }, index) => ({
        ...productDetails.nordlysN3Pro.variations[0],
        id: 30_000 + index,
        values: { pa_color: value },
      })),
    },
  },
  parameters: { app: { at: "/product/nordlys-n3-pro?pa_color=colour-199" } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole("radio")).toHaveLength(200);
    await expect(canvas.getByRole("radio", { name: "Farbmustervariante 199" })).toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: "Farbmustervariante 3" }));
    await expect(canvas.getByRole("radio", { name: "Farbmustervariante 3" })).toBeChecked();
  },
};

/** Nothing but an id and an address: no picture, price, category, words or reviews. The name is the address then. */
export const AlmostNothingKnown: Story = {
  globals: { viewport: { value: "w320" } },
  args: {
    product: {
      ...productDetails.prototype,
      name: "x".repeat(120),
      slug: "x",
      categories: [],
      gallery: [],
      image: null,
      description: { safeHtml: "" },
      related: [],
      attributes: [],
    },
    reviews: listReviews([], defaultReviewQuery),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(canvasElement.querySelector("img")).toHaveAttribute("src", expect.stringMatching(/placeholder\.jpg$/));
    // Reviews are in the deferred part that would also show the specification.
    await expect(await canvas.findByRole("heading", { name: /Reviews/ })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "Specification" })).not.toBeInTheDocument();
    await expect(canvas.queryByRole("button", { name: "Add to cart" })).not.toBeInTheDocument();
  },
};

/** Parameters that nobody offers choose nothing, and go when something is chosen; no link repeats what is none of ours. */
export const BrokenAddress: Story = {
  parameters: {
    app: { at: "/product/nordlys-n3-pro?pa_color=%3Cscript%3E&pa_storage=&review-page=-3&from=a%20friend" },
  },
  play: async ({ canvas, userEvent }) => {
    for (const radio of canvas.getAllByRole("radio")) await expect(radio).not.toBeChecked();
    await userEvent.click(canvas.getByRole("radio", { name: /Graphite/ }));
    await waitFor(() =>
      expect(canvas.getByRole("link", { name: "Oldest" })).toHaveAttribute(
        "href",
        "/product/nordlys-n3-pro?pa_color=graphite&review-sort=oldest#reviews",
      ),
    );
  },
};

/** The shop's own defaults are chosen for everybody who has not chosen. */
export const PreselectsTheShopsDefaults: Story = {
  args: { product: { ...productDetails.nordlysN3Pro, defaultValues: { pa_color: "ice", pa_storage: "256-gb" } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("radio", { name: /^Ice blue/ })).toBeChecked();
    await expect(canvas.getByRole("radio", { name: /^256 GB/ })).toBeChecked();
  },
};

/** Nobody knows when something arrives that is not there. */
export const PromisesNoDayOnBackorder: Story = {
  args: { product: { ...productDetails.tarn14, ...products.haldenUltra, related: [] } },
  parameters: { app: { shop: { delivery } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Free delivery to Germany.")).toBeVisible();
    await expect(canvas.queryByText(/At your door/)).not.toBeInTheDocument();
  },
};

/** Of what fits a device, the page says which, and whether it fits the shopper's own. */
export const FitsOneOfMine: Story = {
  tags: ["fit"],
  ...fromTheShop("clear-case-for-nordlys-n3"),
  args: { fit: { device: null, fits: [n3] } },
  beforeEach: () => {
    storedDevices.write(stringifyDeviceList({ owner: null, devices: [{ ...n3, changedAt: 1, isRemoved: false }] }));
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Fits your Nordlys N3")).toBeVisible();
  },
};
