import type { Locator, Page } from "@playwright/test";

// Controls that can be tapped before hydration, and functions that count their effects.

const LIST = "/products";
const PRODUCT = "/product/nordlys-n3-pro";
const cards = (page: Page) => page.getByRole("main").getByRole("article");
const searchField = (page: Page) => page.getByRole("banner").getByRole("searchbox").first();

/** Control with its effect. */
export interface Control {
  readonly path: string;
  /** Returns the element to touch. */
  readonly place: (page: Page) => Locator;
  /** Performs another action instead of a touch. */
  readonly act?: (page: Page) => Promise<unknown>;
  /** Whether a second tap has no further effect; a second tap on other controls would undo or repeat the effect. */
  readonly repeats?: boolean;
  /** Counts the effects of the control; runs in the page, so it must not reference its outer scope. */
  readonly effect: () => number;
}

/** Returns the number of items in the cart that the header shows. */
const pieces = () => Number(document.querySelector<HTMLElement>("[data-cart]")?.dataset["count"] ?? 0);

/** Controls by their names. */
export const controls: Readonly<Record<string, Control>> = {
  add: {
    path: PRODUCT,
    place: (page) => page.locator("main form").getByRole("button", { name: "Add to cart" }),
    repeats: true,
    effect: pieces,
  },
  "add from a list": {
    path: LIST,
    place: (page) =>
      cards(page)
        .getByRole("button", { name: /^Add .* to cart$/ })
        .first(),
    repeats: true,
    effect: pieces,
  },
  choice: {
    path: PRODUCT,
    place: (page) => page.locator("label", { has: page.getByRole("radio", { name: /Ice blue/ }) }).first(),
    repeats: true,
    effect: () => new URLSearchParams(location.search).getAll("pa_color").filter((one) => one === "ice-blue").length,
  },
  quantity: {
    path: PRODUCT,
    place: (page) => page.getByRole("main").getByRole("button", { name: "One more" }).first(),
    effect: () => Number(document.querySelector<HTMLInputElement>("main input[type=number]")?.value ?? 1) - 1,
  },
  // The options of the sort select are native and not part of the page.
  sort: {
    path: LIST,
    place: (page) => page.getByRole("combobox", { name: "Sort" }),
    act: (page) => page.getByRole("combobox", { name: "Sort" }).selectOption({ label: "Price: low to high" }),
    effect: () => new URLSearchParams(location.search).getAll("orderby").filter((one) => one === "price").length,
  },
  filters: {
    path: LIST,
    place: (page) => page.locator("[data-toggle=filters]"),
    effect: () =>
      document.querySelectorAll("[role=dialog]").length + (location.pathname === "/products/filters" ? 1 : 0),
  },
  menu: {
    path: LIST,
    place: (page) => page.locator("header [data-toggle=menu]"),
    effect: () => document.querySelectorAll("[role=dialog]").length + (location.hash === "#site-menu" ? 1 : 0),
  },
  cart: {
    path: LIST,
    place: (page) => page.locator("header [data-cart]"),
    repeats: true,
    effect: () => document.querySelectorAll("[role=dialog]").length + (location.pathname === "/cart" ? 1 : 0),
  },
  search: {
    path: "/",
    place: searchField,
    act: async (page) => {
      await searchField(page).focus();
      await page.keyboard.type("nordlys");
      await page.keyboard.press("Enter");
    },
    effect: () => new URLSearchParams(location.search).getAll("search").filter((one) => one === "nordlys").length,
  },
  heart: {
    path: LIST,
    place: (page) =>
      cards(page)
        .getByRole("button", { name: /^Save .* to wishlist$/ })
        .first(),
    effect: () => document.querySelectorAll("main article [aria-pressed=true]").length,
  },
  compare: {
    path: LIST,
    place: (page) =>
      cards(page)
        .locator("label", { has: page.getByRole("checkbox", { name: /^Compare / }) })
        .first(),
    // Counts the products in the stored comparison, not the checked checkboxes.
    effect: () => {
      const products: unknown = JSON.parse(localStorage.getItem("rewire.compare") || "[]");
      return Array.isArray(products) ? products.length : 0;
    },
  },
  language: {
    path: LIST,
    place: (page) => page.getByRole("contentinfo").getByRole("link", { name: "Deutsch" }),
    repeats: true,
    effect: () => (location.pathname === "/de/products" ? 1 : 0),
  },
};
