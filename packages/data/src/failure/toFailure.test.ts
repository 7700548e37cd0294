import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { ShopFailure } from "@rewire/domain";
import { toFailure } from "./toFailure.ts";

const rejected = (message: string): ShopFailure => ({ kind: "rejected", message });

/** Every refusal of the recordings (FACTS), word for word, and what we make of it. */
const recorded: readonly (readonly [message: string, failure: ShopFailure])[] = [
  ["invalid_token: Wrong number of segments", { kind: "sessionExpired" }],
  ["invalid_token: Signature verification failed", { kind: "sessionExpired" }],
  ["invalid_token: Expired token", { kind: "sessionExpired" }],
  ["invalid_token: The iss do not match with this server", { kind: "sessionExpired" }],
  ["invalid_cart_token: Invalid Cart-Token", { kind: "sessionExpired" }],
  ["Invalid session token", { kind: "sessionExpired" }],
  ["No product ID was found corresponding to the slug: does-not-exist", { kind: "notFound" }],
  ["No product found matching the ID provided", { kind: "notFound" }],
  ["No order exists with the database_id: 999999", { kind: "notFound" }],
  ["No order ID was found corresponding to the order_key: wc_order_nope", { kind: "notFound" }],
  ["The ID of the node to comment on is invalid", { kind: "notFound" }],
  ["You cannot add &quot;Sold Out Drone&quot; to the cart because the product is out of stock.", { kind: "outOfStock", product: "Sold Out Drone" }],
  ["You cannot add that amount of &quot;Last Ones Camera&quot; to the cart because there is not enough stock (2 remaining).", { kind: "notEnoughStock", product: "Last Ones Camera", remaining: 2 }],
  ['You cannot add that amount to the cart &mdash; we have 2 in stock and you already have 2 in your cart. <a href="http://shop.example/cart/" class="button wc-forward wp-element-button">View cart</a>', { kind: "notEnoughStock", product: null, remaining: 2 }],
  ['Sorry, we do not have enough "Last Ones Camera" in stock to fulfill your order (2 available). We apologize for any inconvenience caused.', { kind: "notEnoughStock", product: "Last Ones Camera", remaining: 2 }],
  ['You cannot add another "Limited Signed Keyboard" to your cart. <a href="http://shop.example/cart/" class="button wc-forward wp-element-button">View cart</a>', { kind: "soldIndividually" }],
  ["Sorry, this product cannot be purchased.", { kind: "notPurchasable" }],
  ['Please choose product options by visiting <a href="http://shop.example/product/nordlys-phone-11/" title="Nordlys Phone 11">Nordlys Phone 11</a>.', { kind: "choiceMissing" }],
  ["Color is a required field", { kind: "choiceMissing" }],
  ["Invalid value posted for Color", { kind: "choiceMissing" }],
  ["Coupon &quot;nope&quot; cannot be applied because it does not exist.", { kind: "couponUnknown", code: "nope" }],
  ["Coupon &quot;&quot; cannot be applied because it does not exist.", { kind: "couponUnknown", code: null }],
  ["Coupon &quot;expired&quot; has expired.", { kind: "couponExpired", code: "expired" }],
  ["Usage limit for coupon &quot;usedup&quot; has been reached. Please try again after some time, or contact us for help.", { kind: "couponUsedUp", code: "usedup" }],
  ["Usage limit for coupon &quot;peruser1&quot; has been reached.", { kind: "couponUsedUp", code: "peruser1" }],
  ["This coupon has already been applied to the cart", { kind: "couponAlreadyApplied" }],
  ["This coupon has not been applied to the cart.", rejected("This coupon has not been applied to the cart.")],
  ['The minimum spend for coupon &quot;min500&quot; is <span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&euro;</span>500.00</bdi></span>.', rejected('The minimum spend for coupon "min500" is €500.00.')],
  ['The maximum spend for coupon &quot;max20&quot; is <span class="woocommerce-Price-amount amount"><bdi><span class="woocommerce-Price-currencySymbol">&euro;</span>20.00</bdi></span>.', rejected('The maximum spend for coupon "max20" is €20.00.')],
  ["Please enter a valid email at checkout to use coupon code &quot;viponly&quot;.", rejected('Please enter a valid email at checkout to use coupon code "viponly".')],
  ["Sorry, coupon &quot;solo20&quot; has already been applied and cannot be used in conjunction with other coupons.", rejected('Sorry, coupon "solo20" has already been applied and cannot be used in conjunction with other coupons.')],
  ['"flat_rate:999" is not an available shipping method for shipping package "HTML Trap Gadget ×1"', { kind: "shippingUnavailable" }],
  ["No shipping method provided", { kind: "shippingUnavailable" }],
  ["Cart is empty", { kind: "cartEmpty" }],
  ["Sorry, no session found.", { kind: "cartEmpty" }],
  ["Invalid billing email address", { kind: "emailInvalid" }],
  ["The email address you are trying to use is invalid", { kind: "emailInvalid" }],
  ["Please provide a valid email address.", { kind: "emailInvalid" }],
  ["Invalid payment method.", { kind: "paymentMethodInvalid" }],
  ["Not authorized to access this order", { kind: "notAllowed" }],
  ["Not authorized to view these settings", { kind: "notAllowed" }],
  ["You do not have the appropriate capabilities to perform this action", { kind: "notAllowed" }],
  ["The user ID passed is invalid", { kind: "notAllowed" }],
  ["Internal server error", { kind: "shopError" }],
  ["Failed to add cart item. Please check input.", { kind: "shopError" }],
  ["No item data provided", { kind: "shopError" }],
  ["first must be a positive integer.", { kind: "shopError" }],
  ['The "global ID" is invalid', { kind: "shopError" }],
  ["Syntax Error: Expected Name, found <EOF>", { kind: "shopError" }],
  ['Cannot query field "nope" on type "Product". Did you mean "name" or "type"?', { kind: "shopError" }],
  ['Variable "$s" of required type "ID!" was not provided.', { kind: "shopError" }],
  ['Variable "$c" got invalid value "XX"; Value "XX" does not exist in "CountriesEnum" enum. Did you mean the enum value "AX", "CX", "MX", or "SX"?', { kind: "shopError" }],
  ['Value "ORDER_NUMBER" does not exist in "OrderIdTypeEnum" enum. Did you mean the enum value "ORDER_KEY"?', { kind: "shopError" }],
  ['Expected JSON object or array for "application/json" request, but failed to parse because: Syntax error', { kind: "shopError" }],
  ['GraphQL Request must include at least one of those two parameters: "query" or "queryId"', { kind: "shopError" }],
  ["The PASSWORD provider requires the use of the `credentials` input arg.", { kind: "shopError" }],
  ["An account is already registered with that username. Please choose another.", { kind: "usernameTaken" }],
  ["An account is already registered with maria@example.test. Please log in or use a different email address.", { kind: "emailTaken" }],
  ["&lt;strong&gt;Error:&lt;/strong&gt; This email address is already registered. &lt;a href=&quot;http://shop.example/wp-login.php&quot;&gt;Log in&lt;/a&gt; with this address or choose another one.", { kind: "emailTaken" }],
  ["Duplicate comment detected; it looks as though you&#8217;ve already said that!", { kind: "reviewRepeated" }],
  ["You are posting comments too quickly. Slow down.", { kind: "reviewTooSoon" }],
  ["Password reset link is invalid.", { kind: "resetLinkInvalid" }],
  ["The user could not be logged in.", { kind: "logInRefused" }],
  ["incorrect_password", { kind: "wrongPassword" }],
  ["invalid_username", { kind: "unknownUser" }],
  ["invalid_email", { kind: "unknownUser" }],
  ["empty_username", { kind: "credentialsMissing" }],
  ["empty_password", { kind: "credentialsMissing" }],
  ["Missing username or password.", { kind: "credentialsMissing" }],
  ["A new password is required.", { kind: "credentialsMissing" }],
  ["A password was not provided and WooCommerce does not automatically generate one for you.", { kind: "credentialsMissing" }],
  ["Enter a username or email address.", { kind: "credentialsMissing" }],
  ["A password reset key is required.", { kind: "resetLinkInvalid" }],
  ["Sorry, that email address is already used!", { kind: "emailTaken" }],
  ["Please provide a valid account username.", { kind: "usernameInvalid" }],
  ["Sorry, this post is closed to comments at the moment", { kind: "reviewsClosed" }],
];

describe("toFailure", () => {
  test.each(recorded)("%s", (message, failure) => expect(toFailure(message)).toEqual(failure));

  test("words of other versions of the shop", () => {
    expect(toFailure("Coupon “old” does not exist!")).toEqual({ kind: "couponUnknown", code: "old" });
    expect(toFailure('Sorry, "Drone" is not in stock. Please edit your cart and try again.')).toEqual({ kind: "outOfStock", product: "Drone" });
  });

  test("no words at all are the shop's fault", () => expect(toFailure(" ")).toEqual({ kind: "shopError" }));

  test("a product's name with quotes and angles stays whole", () => {
    expect(toFailure("You cannot add &quot;Kids’ Tablet & Case <Blue>&quot; to the cart because the product is out of stock.")).toEqual({ kind: "outOfStock", product: "Kids’ Tablet & Case <Blue>" });
  });

  test("never throws, never shows a tag", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const failure = toFailure(`${text}<a href="/cart">View cart</a>`);
        if (failure.kind === "rejected") expect(failure.message).not.toMatch(/<\/?a\b/);
      }),
    );
  });
});
