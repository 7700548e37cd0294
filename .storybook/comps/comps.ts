/** Screen that the design has drawn, with the story that shows it. */
export interface Comp {
  /** Name of its page under "Beside the comp". */
  readonly name: string;
  /** Id of the story. */
  readonly story: string;
  /** Beginning of the comp's file name: `01-home` for `01-home-desktop.png` and `01-home-mobile.png`. */
  readonly file: string;
  /** Language in which the comp is drawn. @default the toolbar's */
  readonly locale?: string;
  /** Whether the comp also exists in dark. @default false */
  readonly hasDark?: boolean;
  /** Whether the comp shows one screenful instead of the whole page. @default false */
  readonly isScreenful?: boolean;
  /** Whether the comp exists for phones only. @default false */
  readonly isPhoneOnly?: boolean;
  /** Where the screen differs on purpose, and why. @default nowhere */
  readonly deviations?: readonly string[];
}

/** Where the frame of all screens differs on purpose. */
export const frameDeviations = [
  "No Repair status in the top bar: the repair desk and the footer lead to it.",
  "No currency beside the language: a shop has one.",
  "No number of products in the field of the search: each page would have to ask for it.",
  "The magnifier of the search is the button that sends it, so it stands at the end of the field.",
  "The telephone number is read on its button: who is at a desk dials it on another device.",
  "The footer holds the shop's own categories, the languages as links, and the pages that the law asks for.",
] as const;

/** The screens of the design, in its order. */
export const comps = [
  {
    name: "Home",
    story: "screens-home--showcase",
    file: "01-home",
    hasDark: true,
    deviations: [
      "The hours of the week at the top, and no times of today in the steps: the page comes from a cache.",
      "What is on sale has a row of its own.",
      "The four benefits are those that the settings of a shop can promise.",
    ],
  },
  {
    name: "List",
    story: "screens-productlist--showcase",
    file: "02-list",
    hasDark: true,
    deviations: [
      "No bell on a card that is sold out: the alert is a form, which stands on the product's page.",
      "Products, not phones: a list may hold several categories.",
      "Up to a price has no number of products: each page would have to count them.",
      "On backorder has no weeks: the shop does not know them.",
      "On phones the quick filters stay, and Clear all follows the chips, in the order in which the keyboard reaches both.",
      "The first page has no button to the one before.",
    ],
  },
  {
    name: "Product",
    story: "screens-product--showcase",
    file: "03-product",
    hasDark: true,
    deviations: [
      "No units at a place: the shop counts the units of all places together.",
      "Day and hour until which to order, not the time that is left: the page comes from a cache.",
      "Collection names the day: nobody knows from which minute it is ready.",
      "Reviews have no titles: those of WooCommerce have none.",
      "Share, which also copies, for Copy link.",
      "The lowest price of 30 days is a sentence with its amount, as the law words it, and has a line of its own.",
      "Also the legal guarantee, a way to the repair desk, and a message when it is cheaper.",
      "Reviews can be sorted, and have pages: 312 of them do not fit under one button.",
    ],
  },
  {
    name: "Cart",
    story: "screens-cart--showcase",
    file: "04-cart",
    isScreenful: true,
    deviations: ["A removed line and a reduced one have stories of their own.", "The button says the total as well."],
  },
  {
    name: "Checkout",
    story: "screens-checkout--showcase",
    file: "05-checkout",
    deviations: [
      "Company, floor and state are there: countries and customers need them.",
      "Payment methods are those of the shop.",
      "What is wrong is said above the first step: it can name fields of several steps.",
      "No phone in the address: the contact asks for it once.",
      "A pickup says its address, as the page of a product does.",
      "One wrong field: the phone was folded away with the contact, which is done.",
      "Another memory of the phone, so another price; a gift card is a payment below the total.",
    ],
  },
  {
    name: "OrderReceived",
    story: "screens-order--showcase",
    file: "06-order-received",
    deviations: [
      "With the courier has no time: nobody tells the shop.",
      "A gift card is a sum, not a chip: after the order it cannot be taken away.",
      "Billing address and way of sending are named, since they can be others than expected.",
    ],
  },
  {
    name: "Account",
    story: "screens-account--showcase",
    file: "07-account",
    deviations: [
      "Numbers and states of orders are those that the shop gives.",
      "An overview is the first tab, and is open at first.",
      "A repair shows all of its steps, from Booked to Collected; its price stands on its page.",
      "Price beside the pictures, so that it has the same place whatever the buttons are.",
    ],
  },
  {
    name: "LogIn",
    story: "screens-account--both-forms-need-a-look",
    file: "07b-login",
    deviations: [
      "The error goes as soon as the form is sent again: it never stands above Logging you in.",
      "One error stands below its field, which has the focus, and not above the form as well.",
      "How hard a password is to guess is judged, not its length alone.",
      "A user name can be chosen, as in WooCommerce.",
      "The account is one of the embedded shop, which says that the password is wrong.",
    ],
  },
  {
    name: "Repair",
    story: "screens-repair--showcase",
    file: "08-repair",
    deviations: [
      "The price is one sum for each fault: a repair is one product, without part and work apart.",
      "No loan phone and no purchase of the device: the shop's data name neither.",
      "Name and e-mail are asked for at the checkout, where shoppers who are logged in have given them.",
      "The times of a full day can be reached, and say why they cannot be chosen.",
      "The price covers several faults, so the questions are three, and the address is part of the order.",
      "How it works, prices, promises, ways and questions follow the form: who comes from a search machine finds them.",
      "No page about saving data: the questions below answer it.",
    ],
  },
  {
    name: "RepairStatus",
    story: "screens-repairstatus--showcase",
    file: "08b-repair-status",
    deviations: [
      "No step for the agreed price: a customer agrees by booking, so the step Booked says it.",
      "No warranty, IMEI or loan phone: the order does not keep them.",
      "No form as a file.",
      "Nobody is named as having opened the repair, and questions go by phone: the order keeps no technician.",
      "Notes of the steps to come stand below their names, where an address fits as well.",
    ],
  },
  {
    name: "Search",
    story: "screens-search-showcase--showcase",
    file: "09-search",
    isScreenful: true,
    deviations: [
      "No stock in the rows: the index of the search does not have it.",
      "The price of before beside the price of what is reduced.",
      "What matches is marked in repairs as it is in products.",
    ],
  },
  {
    name: "Compare",
    story: "screens-compare--showcase",
    file: "10-compare",
    deviations: [
      "Share, which also copies, for Copy link.",
      "Products, not phones: what is compared may be of several categories.",
    ],
  },
  {
    name: "States",
    story: "screens-error-states--showcase",
    file: "11-states",
    deviations: [
      "A field to search for something else below the two buttons.",
      "Numbers in figures, and errors in the words of the specification.",
      "Each empty state has a cut wire of its own, as DESIGN.md asks for.",
    ],
  },
  {
    name: "Contact",
    story: "screens-contact--showcase",
    file: "12-contact",
    deviations: [
      "A fifth way, for orders, because guests have no account to look into.",
      "No waiting times: the shop does not measure them.",
      "What is wrong is said above the fields as well, so that it is heard at once.",
      "A message can carry a picture or a PDF.",
      "A repair can be tracked or begun: two links instead of one with a note.",
      "Chevrons for plus and minus, as the questions of the repair desk have them.",
    ],
  },
  {
    name: "GermanProduct",
    story: "screens-product--showcase",
    file: "14-product-german",
    locale: "de_DE",
    deviations: ["As the English product.", "Descriptions, reviews and specifications are in German as well."],
  },
  {
    name: "PhoneMenu",
    story: "screens-frame--menu-on-a-phone",
    file: "15-menu",
    isScreenful: true,
    isPhoneOnly: true,
    deviations: [
      "All languages are links: they work without JavaScript, and take one press instead of two.",
      "No switch for dark: the browser's own choice decides.",
      "No counts of products and categories: each page would carry them for a menu that is closed.",
      "All opening hours below those of today.",
    ],
  },
] as const satisfies readonly Comp[];
