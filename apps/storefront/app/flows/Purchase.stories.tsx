import { externalPictureBaseUrl, type DemoShop } from "@rewire/demo-shop";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor, within } from "storybook/test";
import { fillIn } from "../testing/plays/fillIn.ts";
import { inTheWholeShop } from "../testing/inTheWholeShop.tsx";

const meta = { ...inTheWholeShop, title: "Flows/Purchase", tags: ["visual"] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Home, category, product, choice, cart, checkout, order: a guest's whole way. */
export const AGuestBuysAPhone: Story = {
  play: async ({ canvas, userEvent, step }) => {
    // Until the gateway has read the catalogue, a list may show other products.
    const follow = async (name: string | RegExp) => {
      const main = within(await canvas.findByRole("main"));
      await userEvent.click((await main.findAllByRole("link", { name }))[0] as HTMLElement);
    };

    await step("A category", async () => {
      await canvas.findByRole("heading", { level: 1, name: /Buy it well/ });
      await follow(/^Smartphones/);
      await expect(await canvas.findByRole("heading", { level: 1, name: "Smartphones" })).toBeVisible();
    });

    await step("A choice of colour and storage", async () => {
      await follow("Nordlys N3 Pro");
      await expect(await canvas.findByRole("heading", { level: 1, name: "Nordlys N3 Pro" })).toBeVisible();
      await userEvent.click(canvas.getByRole("radio", { name: /Ice blue/ }));
      await userEvent.click(canvas.getByRole("radio", { name: /256 GB/ }));
      await expect((await canvas.findAllByText("€749.00"))[0]).toBeVisible();
      await expect(canvas.getAllByText("In stock")[0]).toBeVisible();
    });

    await step("Two in the cart", async () => {
      await userEvent.click(canvas.getAllByRole("button", { name: "Add to cart" })[0] as HTMLElement);
      await expect(await canvas.findByText("Nordlys N3 Pro, Ice blue, 256 GB is in the cart.")).toBeVisible();
      await userEvent.click(canvas.getByRole("button", { name: "View cart" }));
      const panel = within(await screen.findByRole("dialog", { name: "Cart 1 item" }));
      await userEvent.click(panel.getByRole("button", { name: /^One more/ }));
      await expect(await panel.findByText("2 items")).toBeVisible();
    });

    await step("The checkout, filled in", async () => {
      await userEvent.click(screen.getByRole("link", { name: /^Go to checkout/ }));
      await fillIn(canvas, userEvent);
    });

    await userEvent.click(canvas.getByRole("button", { name: /^Place order/ }));
    await expect(await canvas.findByRole("heading", { level: 1, name: /^Thank you, Anneliese/ })).toBeVisible();
    await expect(canvas.getAllByText("Nordlys N3 Pro")[0]).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "Cart, empty" })).toBeVisible();
  },
};

/** The same door in German: every page keeps the language. */
export const GermanOnASmallPhone: Story = {
  globals: { locale: "de_DE", viewport: { value: "w320" } },
  parameters: { at: "/product/hearth-hub" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click((await canvas.findAllByRole("button", { name: "In den Warenkorb" }))[0] as HTMLElement);
    await userEvent.click(await canvas.findByRole("button", { name: "Warenkorb ansehen" }));
    const panel = within(await screen.findByRole("dialog", { name: /^Warenkorb/ }));
    await expect(await panel.findByRole("link", { name: /Kasse/ })).toHaveAttribute("href", "/de/checkout");
    await userEvent.click(panel.getByRole("link", { name: /Kasse/ }));
    await expect(await canvas.findByRole("button", { name: /bestellen/i })).toBeVisible();
  },
};

/** The shop rests while a page is asked for; "Try again" shows it as soon as the shop is back. */
export const TheShopComesBack: Story = {
  parameters: { at: "/product/hearth-hub" },
  beforeEach: ({ loaded }) => (loaded["shop"] as DemoShop).setScenario("down"),
  tags: ["no-picture"],
  play: async ({ canvas, loaded, userEvent, step }) => {
    await step("The shop rests", async () => {
      await expect(await canvas.findByRole("heading", { level: 1, name: "Error 503" })).toBeVisible();
    });
    (loaded["shop"] as DemoShop).setScenario();
    // After trouble the gateway leaves the shop alone for a second: until then "Try again" shows the same.
    await waitFor(async () => {
      const again = canvas.queryByRole("button", { name: "Try again" });
      if (again) await userEvent.click(again);
      await expect(canvas.getByRole("heading", { level: 1, name: "Hearth Hub" })).toBeVisible();
    });
  },
};

/** The shop keeps its pictures on another host, as the owner has named it: they are shown like any others. */
export const PicturesOnAnotherHost: Story = {
  tags: ["!visual"],
  parameters: { at: "/product/hearth-hub", scenario: "otherPictureHost" },
  play: async ({ canvas }) => {
    const main = await canvas.findByRole("main");
    await within(main).findByRole("heading", { level: 1, name: "Hearth Hub" });
    const pictures = () =>
      [...main.querySelectorAll("img")].filter(({ src }) => src.startsWith(`${externalPictureBaseUrl}/`));
    await waitFor(() => expect(pictures()[0]?.naturalWidth).toBeGreaterThan(0));
  },
};

/** An address that nobody sells at, in the shop's frame, with a way on. */
export const NoSuchProduct: Story = {
  parameters: { at: "/product/hearth-hub-9000" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Product not found.")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "Search for “hearth hub 9000”" })).toBeVisible();
  },
};
