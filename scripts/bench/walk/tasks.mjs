// Twenty tasks of a new shopper, each from the home page to a goal that is visible.

/**
 * @typedef {Awaited<ReturnType<typeof import("./openShopper.mjs").openShopper>>} Shopper
 * @typedef {import("../../../apps/storefront/e2e/rewire.ts").Rewire} Rewire
 * @typedef {{ name: string, perform: (shopper: Shopper, rewire: Rewire) => Promise<void> }} Task
 */

const main = (page) => page.getByRole("main");
const footer = (page) => page.getByRole("contentinfo");
const cards = (page) => main(page).locator("article :is(h2,h3,h4) a");
const addToCart = (page) => main(page).getByRole("button", { name: "Add to cart", exact: true });

/** @type {readonly Task[]} */
export const tasks = [
  {
    name: "Find a case for the Halden 6 under €20",
    perform: async ({ page, search, tap, see }) => {
      await search("case halden 6");
      await tap(cards(page));
      await see(page.getByRole("heading", { level: 1, name: "Case for Halden 6" }));
      await see(addToCart(page));
    },
  },
  {
    name: "Find the quietest way to charge two laptops",
    perform: async ({ page, search, tap, see }) => {
      await search("charger for two laptops");
      await tap(cards(page));
      await see(page.getByText("Two laptops at one socket"));
    },
  },
  {
    name: "Learn what the battery of a Nordlys N2 costs, and whether I can change it myself",
    perform: async ({ page, search, see }) => {
      await search("nordlys n2 battery");
      await see(main(page).getByRole("link", { name: "Battery for Nordlys N2" }));
      await see(main(page).getByRole("link", { name: "Nordlys N2 battery replacement" }));
    },
  },
  {
    name: "Buy a phone of at least 256 GB for at most €700",
    perform: async ({ page, tap, see }) => {
      await tap(main(page).getByRole("link", { name: "Shop smartphones" }));
      await tap(main(page).getByRole("button", { name: "Filter", exact: true }));
      await tap(page.getByRole("dialog").getByRole("link", { name: /^256 GB/ }));
      await tap(page.getByRole("dialog").getByRole("button", { name: /Show|Close/ }));
      await see(cards(page));
    },
  },
  {
    name: "See what two phones have in common and what not",
    perform: async ({ page, tap, see }) => {
      await tap(main(page).getByRole("link", { name: "Shop smartphones" }));
      const boxes = main(page).getByRole("checkbox", { name: /^Compare/ });
      await tap(boxes.nth(0));
      await tap(boxes.nth(1));
      await tap(page.getByRole("link", { name: /^Compare/ }));
      await see(main(page).getByRole("table"));
    },
  },
  {
    name: "Read what people did not like about a phone",
    perform: async ({ page, search, tap, see }) => {
      await search("nordlys n3 pro");
      await tap(cards(page));
      await tap(main(page).getByRole("link", { name: /reviews?$/ }));
      await tap(main(page).getByRole("link", { name: /^Show \d+ reviews? with (1|2|3) star/ }));
      await see(main(page).getByRole("article"));
    },
  },
  {
    name: "Learn what shipping to my address costs and when it comes",
    perform: async ({ page, tap, see }) => {
      await tap(footer(page).getByRole("link", { name: "Shipping and payment" }));
      await see(page.getByRole("heading", { level: 1 }));
    },
  },
  {
    name: "Put a cable into the cart",
    perform: async ({ page, search, tap, see }) => {
      await search("usb-c cable");
      await tap(main(page).getByRole("button", { name: /^Add .* to cart$/ }));
      await see(page.getByRole("button", { name: /^Cart, 1 item/ }));
    },
  },
  {
    name: "Follow a guest's order by number and e-mail",
    perform: async ({ page, tap, see }) => {
      await tap(footer(page).getByRole("link", { name: "Order status" }));
      await see(page.getByLabel(/order number/i));
    },
  },
  {
    name: "Withdraw from a purchase",
    perform: async ({ page, tap, see }) => {
      await tap(footer(page).getByRole("link", { name: "Withdraw from contract" }));
      await see(page.getByRole("heading", { level: 1 }));
    },
  },
  {
    name: "Book the repair of a phone's screen",
    perform: async ({ page, tap, see }) => {
      await tap(main(page).getByRole("link", { name: /^Screen/ }));
      await see(page.getByRole("heading", { level: 1 }));
    },
  },
  {
    name: "Learn when the shop is open and where it is",
    perform: async ({ page, see }) => {
      await see(footer(page).getByText("Kabelstrasse 12").first());
    },
  },
];
