import { cartIsEmpty, cartRejectsWith } from "@rewire/data/testing";
import type { ProductDetail } from "@rewire/domain";
import { productDetails, products } from "@rewire/domain/testing";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { inTheApp } from "../../testing/inTheApp.tsx";
import { readProduct } from "../../testing/readProduct.ts";
import { ProductScreen } from "./ProductScreen.tsx";

const meta = {
  ...inTheApp,
  title: "Screens/Product",
  component: ProductScreen,
  args: { product: productDetails.nordlysN3Pro },
} satisfies Meta<typeof ProductScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The product as the embedded shop sells it, for stories that buy it there. */
const fromTheShop = (slug: string): Pick<Story, "loaders" | "render"> => ({
  loaders: [async () => ({ product: await readProduct(slug) })],
  render: (_args, { loaded }) => <ProductScreen product={loaded["product"] as ProductDetail} />,
});

/** The button of the page; the bar at its bottom has another. */
const addButton = (canvas: ReturnType<typeof within>) => canvas.getAllByRole("button", { name: "Add to cart" })[0] as HTMLElement;

export const NothingChosen: Story = { tags: ["visual", "visual-de"] };

export const OnAPhone: Story = { globals: { viewport: { value: "w390" } } };

export const GermanOnASmallPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

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
    await expect(within(await screen.findByRole("dialog", { name: "Cart 1 item" })).getByText("Ice blue · 256 GB")).toBeVisible();
  },
};

/** `autoOpenCart`: the panel opens by itself. */
export const OpensTheCartByItself: Story = {
  ...fromTheShop("hearth-hub"),
  parameters: { app: { store: { autoOpenCart: true } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(addButton(canvas));
    await expect(within(await screen.findByRole("dialog", { name: "Cart 1 item" })).getByRole("link", { name: "Hearth Hub" })).toBeVisible();
  },
};

/** The shop's reason stands beside the button, and the choice is kept. */
export const SaysWhenTheShopRefuses: Story = {
  args: { product: productDetails.tarn14 },
  beforeEach: ({ msw }) => {
    msw.use(cartIsEmpty, cartRejectsWith("You cannot add that amount of &quot;Tarn 14&quot; to the cart because there is not enough stock (2 remaining)."));
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
    await expect(canvas.getByRole("link", { name: "Buy at the publisher" })).toHaveAttribute("href", "https://books.example/field-guide");
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
  tags: ["visual", "visual-de"],
  args: { product: { ...productDetails.tarn14, ...products.corvidFlip, related: [products.nordlysN3Pro] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button", { name: "Add to cart" })).not.toBeInTheDocument();
    await expect(canvas.getAllByText("Out of stock")[0]).toBeVisible();
  },
};

/** The page came from a cache; by now somebody else has bought the last one. */
export const LearnsThatItIsSoldOut: Story = {
  loaders: [async () => {
    const product = await readProduct("hearth-shelf");
    return { product: { ...product, stock: { state: "inStock", quantity: null, lowStockAmount: null } } };
  }],
  render: (_args, { loaded }) => <ProductScreen product={loaded["product"] as ProductDetail} />,
  play: async ({ canvas, userEvent }) => {
    await expect(addButton(canvas)).toBeVisible();
    await userEvent.keyboard("{Shift}");
    await waitFor(() => expect(canvas.queryByRole("button", { name: "Add to cart" })).not.toBeInTheDocument());
  },
};

/** Everything that the owner can switch off is off. */
export const AsPlainAsItGets: Story = {
  parameters: {
    app: { store: { showReviews: false, showRelatedProducts: false, showProductCategoriesOnSingleProduct: false, showBreadcrumbOnSingleProduct: false } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("heading", { name: /Reviews/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole("link", { name: "Smartphones" })).not.toBeInTheDocument();
    await expect(canvas.queryByRole("link", { name: products.travelCharger.name })).not.toBeInTheDocument();
  },
};
