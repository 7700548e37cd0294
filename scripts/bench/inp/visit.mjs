// Visit of 40 interactions, each a touch or a key press. Navigations and waiting in between do not count.

/** @typedef {{ name: string, act: (page: import("playwright").Page) => Promise<unknown> }} Action */

const tap = (name, find) => ({ name, act: (page) => find(page).first().tap() });
const press = (key) => ({ name: `key ${key}`, act: (page) => page.keyboard.press(key) });
const button = (name, inside) => (page) => (inside ? inside(page) : page).getByRole("button", { name });
const link = (name, inside) => (page) => (inside ? inside(page) : page).getByRole("link", { name });
const sheet = (page) => page.getByRole("dialog");
const header = (page) => page.getByRole("banner");
const cardLink = (page) => page.locator("main article h3 a");
const sort = {
  name: "sort",
  // The options of the sort select are native; they are chosen by key.
  act: async (page) => {
    const field = page.getByRole("combobox", { name: "Sort" });
    await field.evaluate((element) => element.focus());
    await page.keyboard.press("ArrowDown");
  },
};

/** Pages of the visit with their interactions. @type {readonly { path: string, actions: readonly Action[] }[]} */
export const visit = [
  {
    path: "/products",
    actions: [
      tap("open the filters", button("Filter")),
      tap("filter by category", link(/^Accessories/, sheet)),
      tap("filter by colour", link(/^Black/, sheet)),
      tap("filter by colour off", link(/^Black/, sheet)),
      tap(
        "show all brands",
        button("Show", (page) => sheet(page).locator("section", { hasText: "Brand" })),
      ),
      tap("close the filters", button("Close", sheet)),
      tap("take a filter back", (page) => page.getByRole("list", { name: "Applied filters" }).getByRole("link")),
      sort,
      sort,
      tap("save to the wishlist", button(/^Save /)),
      tap("compare", (page) => page.locator("main article label")),
      tap("next page", link("Next page")),
      tap("show the search", button("Show search", header)),
      ...["n", "o", "r", "d"].map(press),
      press("Enter"),
      tap("open a product of the search", cardLink),
    ],
  },
  {
    path: "/product/nordlys-n3-pro",
    actions: [
      tap("second picture", link("Picture 2 of 6")),
      tap("third picture", link("Picture 3 of 6")),
      tap("enlarge the picture", button("Enlarge picture")),
      tap("close the picture", button("Close", sheet)),
      tap("choose a colour", (page) => page.locator("label", { hasText: "Ice blue" })),
      tap("choose a storage", (page) => page.locator("label", { hasText: "512 GB" })),
      tap("one more", button("One more")),
      tap("one less", button("One less")),
      tap(
        "add to the cart",
        button("Add to cart", (page) => page.locator("main")),
      ),
      tap("save to the wishlist", button(/^Save /)),
      tap("all values", (page) => page.locator("summary", { hasText: "values" })),
      tap("reviews with 4 stars", link(/^Show 12 reviews/)),
      tap("oldest reviews", link("Oldest")),
      tap("open the cart", button(/^Cart/, header)),
      tap("one more in the cart", button(/One more|Increase/, sheet)),
      tap("one less in the cart", button(/One less|Decrease/, sheet)),
      tap("remove from the cart", button(/^Remove/, sheet)),
      tap("close the cart", button("Close", sheet)),
      tap("open the menu", button("Menu", header)),
      tap("close the menu", button("Close", sheet)),
      tap(
        "another language",
        link("Deutsch", (page) => page.getByRole("contentinfo")),
      ),
    ],
  },
];
