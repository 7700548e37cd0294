// Twenty tasks of a new shopper, each from the home page to a goal that is visible.
import { placeOrder } from "./placeOrder.mjs";

/**
 * @typedef {Awaited<ReturnType<typeof import("./openShopper.mjs").openShopper>>} Shopper
 * @typedef {import("../../../apps/storefront/e2e/rewire.ts").Rewire} Rewire
 * @typedef {{ name: string, perform: (shopper: Shopper, rewire: Rewire) => Promise<void> }} Task
 */

const main = (page) => page.getByRole("main");
const footer = (page) => page.getByRole("contentinfo");
const title = (page, name) => page.getByRole("heading", { level: 1, name });
const cards = (page) => main(page).locator("article :is(h2,h3,h4) a");
const card = (page, name) => main(page).locator("article").getByRole("link", { name, exact: true });
const addToCart = (page) => main(page).getByRole("button", { name: "Add to cart", exact: true });

/** @type {readonly Task[]} */
export const tasks = [
  {
    name: "Find a case for the Halden 6 under €20",
    perform: async ({ page, search, tap, see }) => {
      await search("case halden 6");
      await tap(cards(page));
      await see(title(page, "Case for Halden 6"));
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
    perform: async ({ page, search, tap, see }) => {
      await search("nordlys n2 battery");
      await see(card(page, "Nordlys N2 battery replacement"));
      await tap(card(page, "Battery for Nordlys N2"));
      await see(main(page).getByText("Time at home"));
      await see(main(page).getByText("Difficulty"));
    },
  },
  {
    name: "List the phones with 256 GB, cheapest first",
    perform: async ({ page, tap, choose, see }) => {
      await tap(main(page).getByRole("link", { name: "Shop smartphones" }));
      await tap(main(page).getByRole("button", { name: "Filter", exact: true }));
      await tap(page.getByRole("dialog").getByRole("link", { name: /^256 GB/ }));
      await tap(page.getByRole("dialog").getByRole("button", { name: /^(?:Show|Close)/ }));
      await choose(page.getByRole("combobox", { name: "Sort" }), "Price: low to high");
      await page.waitForURL(/order/);
      await see(cards(page));
    },
  },
  {
    name: "See in what two phones differ",
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
      await tap(card(page, "Nordlys N3 Pro"));
      await tap(main(page).getByRole("link", { name: /reviews?$/ }));
      await tap(main(page).getByRole("link", { name: "Lowest rated" }));
      await see(main(page).getByRole("article"));
    },
  },
  {
    name: "Learn what shipping to my country costs and when it comes",
    perform: async ({ page, tap, see }) => {
      await tap(main(page).getByRole("link", { name: /Loom Over-Ear/ }));
      await see(main(page).getByText(/At your door/));
    },
  },
  {
    name: "Learn whether a reduced price is really lower than before",
    perform: async ({ page, tap, see }) => {
      await tap(main(page).getByRole("link", { name: /Loom Over-Ear/ }));
      await see(main(page).getByText(/Lowest price in the 30 days before/));
    },
  },
  {
    name: "Learn what a meter of a cable costs",
    perform: async ({ page, search, tap, see }) => {
      await search("usb-c cable");
      await tap(card(page, "USB-C cable"));
      await tap(main(page).locator("label", { hasText: "Grey" }));
      await tap(main(page).locator("label", { hasText: "2 m" }));
      await see(main(page).getByText(/Unit price/));
    },
  },
  {
    name: "Learn how repairable a phone is, and how long there are parts",
    perform: async ({ page, search, tap, see }) => {
      await search("nordlys n3 pro");
      await tap(card(page, "Nordlys N3 Pro"));
      await see(main(page).getByText(/Spare parts are available for/));
      await see(main(page).getByText("Repairability index"));
    },
  },
  {
    name: "Read the energy label of a phone",
    perform: async ({ page, tap, see }) => {
      await tap(main(page).getByRole("link", { name: "Shop smartphones" }));
      await tap(main(page).getByRole("link", { name: /^Energy class/ }));
      await see(page.getByText("Battery endurance per cycle"));
    },
  },
  {
    name: "See everything that fits my phone",
    perform: async ({ page, tap, fill, see }) => {
      await tap(footer(page).getByRole("link", { name: "My devices" }));
      await fill(page.getByLabel("Search by brand or model"), "nordlys n3");
      await tap(main(page).getByRole("button", { name: /Nordlys N3 Pro/ }));
      await tap(main(page).getByRole("link", { name: /What fits/ }));
      await see(main(page).getByRole("link", { name: "Remove Nordlys N3 Pro" }));
      await see(title(page, "All products"));
    },
  },
  {
    name: "Be told when a sold-out product is back",
    perform: async ({ page, search, tap, fill, see }) => {
      await search("corvid flip");
      await tap(card(page, "Corvid Flip"));
      await fill(main(page).getByLabel("Your e-mail address"), "ada@example.test");
      await tap(main(page).getByRole("button", { name: "Send me an e-mail" }));
      await see(page.getByText("Please look into your mailbox"));
    },
  },
  {
    name: "Buy a phone with its case and screen protector in one press",
    perform: async ({ page, search, tap, see }) => {
      await search("nordlys n3 pro");
      await tap(card(page, "Nordlys N3 Pro"));
      await tap(main(page).getByRole("button", { name: /^Add (?:all )?\d/ }));
      await see(page.getByRole("button", { name: /^Cart, [23] items/ }));
    },
  },
  {
    name: "Send somebody my wishlist",
    perform: async ({ page, tap, see }) => {
      await tap(main(page).getByRole("link", { name: "Shop smartphones" }));
      await tap(main(page).getByRole("button", { name: /^Save/ }));
      await tap(page.getByRole("button", { name: "Menu", exact: true }));
      await tap(page.getByRole("dialog").getByRole("link", { name: /^Wishlist/ }));
      await tap(main(page).getByRole("button", { name: "Create link" }));
      await see(page.getByText("Your list is shared by this link:"));
    },
  },
  {
    name: "Follow a guest's order from another device",
    perform: async ({ page, tap, see, fill, type }, rewire) => {
      const { number, email } = await placeOrder(rewire);
      await tap(footer(page).getByRole("link", { name: "Order status" }));
      await fill(page.getByLabel("Order number"), number);
      await type(page.getByLabel("E-mail"), email);
      await tap(main(page).getByRole("button", { name: /order/i }));
      await see(title(page, `Order ${number}`));
    },
  },
  {
    name: "Withdraw from a purchase",
    perform: async ({ page, tap, see, fill, type }, rewire) => {
      const { number, email } = await placeOrder(rewire);
      await tap(footer(page).getByRole("link", { name: "Withdraw from contract" }));
      await fill(page.getByLabel("Order number"), number);
      await type(page.getByLabel("E-mail"), email);
      await tap(main(page).getByRole("button", { name: "Show the order" }));
      await tap(main(page).getByRole("button", { name: "Withdraw from contract" }));
      await tap(main(page).getByRole("button", { name: "Confirm withdrawal" }));
      await see(title(page, "Receipt of your withdrawal"));
    },
  },
  {
    name: "Book the repair of a phone's screen",
    perform: async ({ page, tap, see }) => {
      await tap(main(page).getByRole("link", { name: /^Nordlys N3 Pro/ }));
      await tap(main(page).getByRole("link", { name: "Repair this device" }));
      await tap(main(page).locator("label", { hasText: "Cracked or black screen" }));
      const times = main(page).getByRole("radiogroup", { name: /^Times on/ });
      await tap(times.locator("label").filter({ has: page.locator("input:not([aria-disabled])") }));
      await tap(main(page).getByRole("button", { name: /^Book / }));
      await see(title(page, "Checkout"));
    },
  },
  {
    name: "Learn what keeping a laptop working costs",
    perform: async ({ page, tap, see }) => {
      await tap(main(page).getByRole("link", { name: /Tarn 14/ }));
      await see(page.getByText("What keeping it working costs"));
    },
  },
  {
    name: "Learn what my old phone is worth",
    perform: async ({ page, tap, see }) => {
      await tap(footer(page).getByRole("link", { name: "What your old device is worth" }));
      await tap(main(page).getByRole("link", { name: "Phone", exact: true }));
      await tap(main(page).getByRole("link", { name: "Nordlys", exact: true }));
      await tap(main(page).getByRole("link", { name: "Nordlys N3", exact: true }));
      await tap(main(page).getByRole("button", { name: "Show the estimate" }));
      await see(main(page).getByRole("row", { name: /We pay/ }));
    },
  },
];
