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
}

/** The screens of the design, in its order. */
export const comps = [
  { name: "Home", story: "screens-home--showcase", file: "01-home", hasDark: true },
  { name: "List", story: "screens-productlist--showcase", file: "02-list", hasDark: true },
  { name: "Product", story: "screens-product--showcase", file: "03-product", hasDark: true },
  { name: "Cart", story: "screens-cart--showcase", file: "04-cart", isScreenful: true },
  { name: "Checkout", story: "screens-checkout--showcase", file: "05-checkout" },
  { name: "OrderReceived", story: "screens-order--showcase", file: "06-order-received" },
  { name: "Account", story: "screens-account--showcase", file: "07-account" },
  { name: "LogIn", story: "screens-account--keeps-the-name-when-the-password-is-wrong", file: "07b-login" },
  { name: "Repair", story: "screens-repair--showcase", file: "08-repair" },
  { name: "RepairStatus", story: "screens-repairstatus--showcase", file: "08b-repair-status" },
  { name: "Search", story: "screens-search-showcase--showcase", file: "09-search", isScreenful: true },
  { name: "Compare", story: "screens-compare--showcase", file: "10-compare" },
  { name: "States", story: "screens-error-states--showcase", file: "11-states" },
  { name: "Contact", story: "screens-contact--showcase", file: "12-contact" },
  { name: "GermanProduct", story: "screens-product--showcase", file: "14-product-german", locale: "de_DE" },
  { name: "PhoneMenu", story: "screens-frame--menu-on-a-phone", file: "15-menu", isScreenful: true, isPhoneOnly: true },
] as const satisfies readonly Comp[];
