/**
 * Justifications of the script sources on payment pages, by path prefix; the longest matching prefix applies. A source
 * without a justification fails the build.
 */
export const SOURCE_JUSTIFICATIONS: Readonly<Record<string, string>> = {
  "apps/storefront/app/entry.client.tsx": "Starts the page in the browser.",
  "apps/storefront/app/document/": "Title, addresses of the page and the owner's settings.",
  "apps/storefront/app/early/": "Finds the picture that moves from a product's card to its page, and back.",
  "apps/storefront/app/i18n/": "The language of the page.",
  "apps/storefront/app/loaders/": "What pages ask of this site, and how a page says that it cannot be shown.",
  "apps/storefront/app/navigation/": "Addresses, links, recovery from lost scripts and old versions.",
  "apps/storefront/app/root.tsx": "The document that every page is in.",
  "apps/storefront/app/routes/": "One page of the shop each; the checkout and orders are among them.",
  "apps/storefront/app/screens/":
    "What a page shows, put together; pages before and after the checkout share a document with it.",
  "apps/storefront/app/screens/Checkout/": "The checkout: its form, its state, and the order that is sent.",
  "apps/storefront/app/screens/Checkout/card/":
    "Puts the payment provider's card fields into the page; no card number reaches this code.",
  "apps/storefront/app/commerce/": "Cart, wishlist and log-in of the visitor, read from and sent to this site alone.",
  "build:rolldown/": "Loads the parts of a script in their order.",
  "build:vite/": "Fetches a script's styles and parts together with it.",
  "npm:@apollo/client": "Asks this site for the cart and sends the order.",
  "npm:@ark-ui/react": "Dialogs, menus and lists that keyboards and screen readers can use.",
  "npm:@chakra-ui/react": "The look of buttons, fields and texts.",
  "npm:@emotion/": "Writes the styles of components.",
  "npm:@floating-ui/": "Places menus and hints beside what they belong to.",
  "npm:@fontsource-variable/": "Addresses of the fonts.",
  "npm:@formatjs/": "Puts numbers and plurals into sentences.",
  "npm:@wry/": "Memory of Apollo: what has been read and has not changed.",
  "npm:@zag-js/": "Behaviour of dialogs, menus, sliders and messages.",
  "npm:@zxcvbn-ts/": "Tells how easily a new password is guessed; it leaves the page nowhere.",
  "npm:fastest-levenshtein": "Used by the judgement of new passwords.",
  "npm:framer-motion": "Movement of panels, for those who have not switched it off.",
  "npm:graphql": "Reads the texts of questions to this site.",
  "npm:intl-messageformat": "Puts numbers and plurals into sentences.",
  "npm:libphonenumber-js": "Says whether a telephone number can be one.",
  "npm:motion-": "Movement of panels, for those who have not switched it off.",
  "npm:optimism": "Memory of Apollo: what has been read and has not changed.",
  "npm:postcode-validator": "Says whether a postal code fits its country.",
  "npm:react": "Draws the page and keeps it up to date.",
  "npm:react-hook-form": "Keeps what is typed into forms, and what is wrong with it.",
  "npm:react-intl": "Shows words in the reader's language.",
  "npm:react-router": "Leads from page to page without loading all anew.",
  "npm:rxjs": "Used by Apollo for answers that come in pieces.",
  "npm:scheduler": "Used by React to let the reader's input go first.",
  "npm:stylis": "Used by Emotion to write styles.",
  "npm:tslib": "Small functions that Apollo is compiled to.",
  "npm:valibot": "Says whether what was stored or answered has its shape.",
  "packages/data/": "Questions to this site and what their answers mean.",
  "packages/domain/": "Rules of the shop: money, stock, addresses, filters.",
  "packages/messages/": "Words in the reader's language.",
  "packages/platform/":
    "What libraries do not do as this shop needs it: elements with their styles, and links that leave no trace.",
  "packages/ui/": "Components: fields, buttons, lists, pictures, the frame of the page.",
  "packages/ui/src/checkout/": "The form of the checkout: address, delivery, ways to pay, sums.",
};

/** Justifications of inline scripts, by a pattern that matches the text of the script. */
export const INLINE_SCRIPT_JUSTIFICATIONS: readonly (readonly [contains: RegExp, why: string])[] = [
  [
    /startAfterPaint|startOnIntent|holdEarlyActions/,
    "Keeps what a visitor does before the page's scripts have come, shows the last visit's count in the header, and starts the scripts.",
  ],
  [/storageKey, restoreKey/, "React Router: brings back where the reader was on the page."],
  [/^window\.__reactRouterContext = /, "React Router: its settings, and the stream that takes the page's data."],
  [/__reactRouterRouteModules = /, "React Router: names the scripts of this page and starts them."],
  [
    /^window\.__reactRouterContext\.streamController\.close\(\);$/,
    "React Router: says that the page's data are whole.",
  ],
];

/** Justifications of the headers of payment pages. */
export const HEADER_JUSTIFICATIONS: Readonly<Record<string, string>> = {
  "cache-control": "Nobody keeps a page that holds a visitor's data.",
  "content-security-policy": "Which scripts, styles, frames and hosts the browser lets the page use.",
  "content-type": "The browser reads the page as what it is.",
  "cross-origin-opener-policy": "No window of another site holds on to this one.",
  "cross-origin-resource-policy": "No other site takes the page in.",
  "permissions-policy": "The page asks for no camera, place or microphone; payment requests are for itself alone.",
  "referrer-policy": "Other sites learn the shop's address and no page of it.",
  "strict-transport-security": "Browsers come by https alone.",
  "x-content-type-options": "Browsers guess no other type.",
};

/** Headers that are not compared, because they differ between responses or are not related to security. */
export const IGNORED_HEADERS: ReadonlySet<string> = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "keep-alive",
  "retry-after",
  "set-cookie",
  "transfer-encoding",
  "vary",
  "x-request-id",
]);

/** Script of the payment provider, loaded once a shopper selects card payment. */
export const PAYMENT_SCRIPTS = [
  {
    url: "https://js.stripe.com/v3/",
    why: [
      "The payment provider's fields for cards: a card's number goes from its frame to Stripe and never to this site.",
    ],
    whyNoIntegrity:
      "Stripe changes the script at this address without a new name and asks that no copy of it is served, so no " +
      "hash can be fixed. The policy lets scripts come from this host besides the shop's own, and from no other.",
  },
] as const;
