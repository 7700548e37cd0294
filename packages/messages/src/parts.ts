/**
 * Messages that are not part of the initial load: cart panel, checkout, orders, account, forms, comparison,
 * suggestions, notices, error messages and error screens load them with their code. The cart button in the header, whose
 * messages are `cart.trigger` and `cart.title`, is part of every page.
 */
const DEFERRED_KEY_PATTERN =
  /^(?!cart\.title$)(?:account|cart|checkout|compare|contact|error|failure|notice|order|password|reviewForm|search)\.(?!trigger$)|^rating\.choose$|^repair\.slot\.taken$/;

/** Messages of the repair desk, loaded with its pages; checkout shares the message about a booked slot. */
const DESK_KEY_PATTERN = /^repair\.(?!slot\.taken$)/;

/** Messages of withdrawals and returns, loaded with their pages. */
const WITHDRAWAL_KEY_PATTERN = /^withdrawal\./;

/** Messages about devices and what fits them, loaded with the parts of pages that show them. */
const FIT_KEY_PATTERN = /^fit\./;

/** Messages about energy labels, repairability and guarantees, loaded where a page shows one of them. */
const GOODS_KEY_PATTERN = /^goods\./;

/**
 * Messages of the pages for contact and for the status of guests' orders, loaded with them. Other pages share the link to
 * a chat and the title of an order's status.
 */
const SERVICE_KEY_PATTERN = /^contact\.(?!startChat$)|^order\.lookup\.(?!title$)/;

/** Messages of alerts by e-mail, loaded with their forms and pages. */
const ALERT_KEY_PATTERN = /^alert\./;

/** Messages of trade-ins, loaded with their pages. */
const TRADE_IN_KEY_PATTERN = /^tradeIn\./;

/** Messages of the page for a copy of the data and the deletion of the account, loaded with it. */
const PRIVACY_KEY_PATTERN = /^privacy\./;

/**
 * Messages that only the server renders: errors in a price list, rejected HTTP requests, labels of the footer’s links,
 * notes on lists, invoices, lines of mails, mails about repairs, alerts, trade-ins and personal data.
 */
const SERVER_ONLY_KEY_PATTERN =
  /^(?:alertMail|content|footer|invoice|listNote|mail|noScript|privacyMail|refusal|repairMail|repairPart|reviewMark|tradeInMail)\./;

/** Messages that only stories render, because their menus do not come from a shop. */
const STORY_ONLY_KEY_PATTERN = /^layout\.(?:allProducts|categories|group\w+|products)$/;

/** Returns whether no page renders a message in the browser, so that no bundle of a page contains it. */
export const isUnbundledMessage = (key: string): boolean =>
  SERVER_ONLY_KEY_PATTERN.test(key) || STORY_ONLY_KEY_PATTERN.test(key);

/** Returns whether a message belongs to the bundle of repair messages. */
export const isDeskMessage = (key: string): boolean => DESK_KEY_PATTERN.test(key);

/** Returns whether a message belongs to the bundle about withdrawals and returns. */
export const isWithdrawalMessage = (key: string): boolean => WITHDRAWAL_KEY_PATTERN.test(key);

/** Returns whether a message belongs to the bundle about devices and compatible products. */
export const isFitMessage = (key: string): boolean => FIT_KEY_PATTERN.test(key);

/** Returns whether a message belongs to the bundle of the page on which customers export or delete their data. */
export const isPrivacyMessage = (key: string): boolean => PRIVACY_KEY_PATTERN.test(key);

/** Returns whether a message belongs to the bundle about energy labels, repairability and guarantees. */
export const isGoodsMessage = (key: string): boolean => GOODS_KEY_PATTERN.test(key);

/** Returns whether a message belongs to the bundle of the contact page and the order status page. */
export const isServiceMessage = (key: string): boolean => SERVICE_KEY_PATTERN.test(key);

/** Returns whether a message belongs to the bundle about e-mail alerts. */
export const isAlertMessage = (key: string): boolean => ALERT_KEY_PATTERN.test(key);

/** Returns whether a message belongs to the bundle about trade-ins. */
export const isTradeInMessage = (key: string): boolean => TRADE_IN_KEY_PATTERN.test(key);

/**
 * Returns whether a message belongs to the bundle that is loaded with deferred screens, such as the cart panel, instead
 * of with every page.
 */
export const isDeferredMessage = (key: string): boolean => DEFERRED_KEY_PATTERN.test(key);
