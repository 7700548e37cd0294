import type { PageRecord } from "./pages/PageRecord.ts";
import type { TaxRate } from "../money/tax.ts";

/** Settings of a shop, as on the settings pages of WooCommerce. */
export interface ShopSettings {
  readonly title: string;
  readonly description: string;
  readonly email: string;
  readonly timeZone: string;
  /** Base country of the shop: prices include its tax, and it is the default country of guests. */
  readonly base: { readonly country: string; readonly state: string };
  /** Whether entered prices include the base country's tax; if not, tax is added, and products show net prices. */
  readonly pricesIncludeTax: boolean;
  readonly taxRates: Readonly<Record<string, TaxRate>>;
  /** The first zone with the country applies; a zone without countries is the rest of the world. */
  readonly zones: readonly ShippingZone[];
  readonly gateways: readonly PaymentGatewaySettings[];
  readonly coupons: readonly CouponSettings[];
  readonly accounts: readonly AccountSettings[];
  /** Lifetime of a session token. @default 172800 (48 h) */
  readonly sessionSeconds: number;
  /**
   * Whether the cart lines of an account are also stored with the account, for a session whose row is deleted.
   * @default true
   */
  readonly persistentCarts: boolean;
  /** Minutes for which an unpaid order reserves stock. @default 60 */
  readonly holdStockMinutes: number;
  /** Low-stock threshold ("Only n left") of products without their own. @default 2 */
  readonly lowStockAmount: number;
  /** Whether the log-in cookie is accepted without a nonce, as before WPGraphQL 2.5.4. @default false */
  readonly cookieWithoutNonce: boolean;
  /**
   * Whether Headless Login's `login`, `refreshToken` and `logout { success }` replace the cookie log-in. @default false
   */
  readonly headlessLogin: boolean;
  readonly reviews: { readonly moderated: boolean; readonly secondsBetween: number };
  readonly firstOrderId: number;
  /** Published pages of WordPress. */
  readonly pages: readonly PageRecord[];
}

export interface ShippingZone {
  readonly countries: readonly string[];
  readonly methods: readonly ShippingMethodSettings[];
}

export interface ShippingMethodSettings {
  readonly kind: "flat_rate" | "free_shipping" | "local_pickup";
  readonly instance: number;
  readonly label: string;
  /** Net price in cents. */
  readonly cost: number;
  /** Minimum gross subtotal for this rate, in cents. */
  readonly from?: number;
}

export interface PaymentGatewaySettings {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly icon: string | null;
  /** Initial order status with this gateway. */
  readonly orderStatus: "PROCESSING" | "ON_HOLD" | "PENDING";
  /** URL of the payment page; `{order}` and `{key}` are replaced. */
  readonly redirect?: string;
}

export interface CouponSettings {
  readonly code: string;
  readonly kind: "percent" | "fixed_cart" | "fixed_product" | "gift_card";
  /** Percentage, or cents. For a gift card, its initial balance. */
  readonly amount: number;
  readonly description: string;
  readonly freeShipping?: boolean;
  /** ISO date-time of its expiry. */
  readonly expires?: string;
  readonly usageLimit?: number;
  readonly usageLimitPerUser?: number;
  /** Maximum number of items that get the discount. */
  readonly limitUsageToItems?: number;
  /** Minimum in cents, compared with the gross price of the goods. */
  readonly minimum?: number;
  readonly maximum?: number;
  readonly individualUse?: boolean;
  readonly notOnSaleItems?: boolean;
  readonly products?: readonly number[];
  readonly excludedProducts?: readonly number[];
  /** Category slugs. */
  readonly categories?: readonly string[];
  readonly excludedCategories?: readonly string[];
  /** Allowed e-mail addresses; `*` matches any text. */
  readonly emails?: readonly string[];
  /** Number of uses before the shop was opened. */
  readonly used?: number;
}

export interface AccountSettings {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** For clients of the REST API; spaces are ignored. */
  readonly applicationPasswords?: readonly string[];
  readonly firstName: string;
  readonly lastName: string;
  readonly roles: readonly ("customer" | "shop_manager" | "administrator")[];
  readonly billing?: Readonly<Record<string, string>>;
  readonly shipping?: Readonly<Record<string, string>>;
}
