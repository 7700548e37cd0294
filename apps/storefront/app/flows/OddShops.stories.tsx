import type { DemoShop } from "@rewire/demo-shop";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { inTheWholeShop } from "../testing/inTheWholeShop.tsx";

// Shops that hold or answer what few do: nothing of it is in a shopper's way.
const meta = {
  ...inTheWholeShop,
  title: "Flows/Odd shops",
  globals: { viewport: { value: "w1440" } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

/** The main part of a page, once its heading is there. */
async function mainOf(canvas: Canvas, heading: RegExp | string) {
  await canvas.findByRole("heading", { level: 1, name: heading });
  return within(canvas.getByRole("main"));
}

/** The eighth of the newest products, Halden 7, has a password: it is in no list, and everything else is. */
export const ProductWithPassword: Story = {
  parameters: { at: "/products?search=halden+7", scenario: "passwordProduct" },
  play: async ({ canvas }) => {
    const main = await mainOf(canvas, /halden 7/);
    await expect((await main.findAllByRole("link", { name: /^Halden 7 / })).length).toBeGreaterThan(0);
    await expect(main.queryByRole("link", { name: "Halden 7" })).not.toBeInTheDocument();
  },
};

/** A group of products cannot be bought as one: its members are in the list, the group is not. */
export const GroupsOfProducts: Story = {
  parameters: { at: "/products?search=orrery+2", scenario: "groupedProducts" },
  play: async ({ canvas }) => {
    const main = await mainOf(canvas, /orrery 2/);
    await expect((await main.findAllByRole("link", { name: "Orrery 2 Steel" }))[0]).toBeVisible();
    await expect(main.queryByRole("link", { name: "Orrery 2 Steel Set" })).not.toBeInTheDocument();
  },
};

/** The shop prints a message of PHP before each of its answers: list, product and cart are what they always are. */
export const MessagesOfPhp: Story = {
  parameters: { at: "/products?search=hearth+hub", scenario: "phpNotice" },
  play: async ({ canvas, userEvent }) => {
    const main = await mainOf(canvas, /hearth hub/);
    await userEvent.click((await main.findAllByRole("link", { name: "Hearth Hub" }))[0] as HTMLElement);
    const product = await mainOf(canvas, "Hearth Hub");
    await expect(product.getAllByText("€169.00")[0]).toBeVisible();
    await userEvent.click(product.getAllByRole("button", { name: "Add to cart" })[0] as HTMLElement);
    await expect(await canvas.findByText("Hearth Hub is in the cart.")).toBeVisible();
    await expect(canvas.getByRole("main")).not.toHaveTextContent("Notice");
  },
};

/** A product's slug is beyond ASCII: its card links to it, encoded once, and the link opens it. */
export const SlugsBeyondAscii: Story = {
  parameters: { at: "/products?search=nordlys+band+junior", scenario: "nonLatinSlugs" },
  play: async ({ canvas, userEvent }) => {
    const main = await mainOf(canvas, /nordlys band junior/);
    const [link] = await main.findAllByRole("link", { name: "Nordlys Band Junior" });
    await expect(link?.getAttribute("href")).toMatch(/^\/product\/%E6%89%8B%E6%9C%BA-%E5%A3%B3/);
    await userEvent.click(link as HTMLElement);
    await expect(await canvas.findByRole("heading", { level: 1, name: "Nordlys Band Junior" })).toBeVisible();
  },
};

/** Everything is a 503 with errors in JSON: the page says so, and "Try again" shows the list once the shop is back. */
export const ErrorsInJson: Story = {
  parameters: { at: "/products", scenario: "status503json" },
  play: async ({ canvas, loaded, userEvent }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "Error 503" })).toBeVisible();
    await expect(canvas.getByText("The shop cannot be reached right now.", { exact: false })).toBeVisible();
    (loaded["shop"] as DemoShop).setScenario();
    // After trouble the gateway leaves the shop alone for a second.
    await waitFor(
      async () => {
        const retry = canvas.queryByRole("button", { name: "Try again" });
        if (retry) await userEvent.click(retry);
        await expect(canvas.getByRole("heading", { level: 1, name: "All products" })).toBeVisible();
      },
      { interval: 500 },
    );
  },
};

/** Products are told without tax, which list and page say; such a shop's cart is with tax, which it says as well. */
export const PricesWithoutTax: Story = {
  parameters: { at: "/products?search=hearth+hub", scenario: "netPrices" },
  play: async ({ canvas, userEvent }) => {
    const list = await mainOf(canvas, /hearth hub/);
    const [link] = await list.findAllByRole("link", { name: "Hearth Hub" });
    const card = within((link as HTMLElement).closest("article") as HTMLElement);
    await expect(card.getByText("plus tax")).toBeVisible();
    await userEvent.click(link as HTMLElement);
    const product = await mainOf(canvas, "Hearth Hub");
    await expect(product.getAllByText("plus tax")[0]).toBeVisible();
    await userEvent.click(product.getAllByRole("button", { name: "Add to cart" })[0] as HTMLElement);
    await userEvent.click(await canvas.findByRole("button", { name: "View cart" }));
    const panel = within(await screen.findByRole("dialog", { name: "Cart 1 item" }));
    const taxes = await panel.findAllByText("incl. €32.11 VAT");
    // Not every copy of the totals shows.
    await expect(taxes.filter((tax) => tax.checkVisibility()).length).toBeGreaterThan(0);
    await expect(panel.queryByText("plus tax")).not.toBeInTheDocument();
  },
};
