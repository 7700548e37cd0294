import type { Ecodesign, EnergyClass } from "../ecodesign/index.ts";
import type { Discount, MeasurePrice, Price } from "../money/index.ts";
import type { Stock } from "./stock.ts";

export interface Image {
  /** URL, absolute or relative to the storefront. */
  readonly url: string;
  /** Alternative text; empty for decorative images. */
  readonly alt: string;
}

/** HTML that has been sanitised on the server. The component `Prose` accepts only this type. */
export interface SafeHtml {
  readonly safeHtml: string;
}

/** Name and slug of a category, for a link to it. */
export interface CategoryRef {
  readonly slug: string;
  readonly name: string;
}

export interface Category extends CategoryRef {
  /** The shop's database id. */
  readonly id: number;
  /** Number of published products in it and in its descendants. */
  readonly count: number;
  readonly image: Image | null;
  /** Slug of the parent category; null for a top-level category. */
  readonly parent: string | null;
}

/**
 * Kind of a product by the way in which it is bought: `external` products are sold by another seller, `variable`
 * products require the selection of options, and a `repair` is booked at the repair desk.
 */
export type ProductKind = "simple" | "variable" | "external" | "repair";

/** Device and defect of a repair product, as selected at the repair desk. */
export interface RepairTarget {
  /** Slug of the device; null for any device. */
  readonly device: string | null;
  /** Term of `pa_fault`. */
  readonly fault: string;
}

/** Data of a product for display in lists. */
export interface ProductSummary {
  /** The shop's database id, which identifies the product in cart and wishlist. */
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly kind: ProductKind;
  readonly image: Image | null;
  readonly price: Price;
  /** Largest discount among its variations; null when not on sale. */
  readonly discount: Discount | null;
  readonly stock: Stock;
  readonly rating: Rating;
  /** One-line summary, plain text: "6.3″ OLED · 256 GB". Empty if the shop has none. */
  readonly specLine: string;
  readonly categories: readonly CategoryRef[];
  /** What the repair desk does for the product; only with the kind `repair`. */
  readonly repair?: RepairTarget | undefined;
  /** Energy efficiency class; undefined for products without an energy label. */
  readonly energyClass?: EnergyClass | undefined;
  /** Price per unit of measure; the lowest one of a product with variations. @default none */
  readonly measurePrice?: MeasurePrice | undefined;
}

export interface Rating {
  /** Average from 0 to 5; 0 without ratings. */
  readonly average: number;
  readonly count: number;
}

/** Attribute of a product, as shown on its page. */
export interface ProductAttribute {
  /** `pa_color` for a global attribute, the shop's own name for a local one. */
  readonly name: string;
  readonly label: string;
  readonly options: readonly AttributeOption[];
  /** Whether it is an option that shoppers select. */
  readonly isChoice: boolean;
}

export interface AttributeOption {
  /** Term slug of a global attribute, or the text of a local one. */
  readonly value: string;
  readonly label: string;
}

export interface Variation {
  /** The shop's database id. */
  readonly id: number;
  readonly sku: string;
  readonly price: Price;
  readonly discount: Discount | null;
  /** Price per unit of measure, such as per metre. @default none */
  readonly measurePrice?: MeasurePrice | undefined;
  readonly stock: Stock;
  readonly image: Image | null;
  /** Values by attribute name; a missing attribute matches any value. */
  readonly values: Readonly<Record<string, string>>;
  readonly isPurchasable: boolean;
}

/** Data of a product for display on its page. */
export interface ProductDetail extends ProductSummary {
  readonly sku: string;
  readonly description: SafeHtml;
  readonly shortDescription: SafeHtml;
  /** Pictures, starting with the product's own. */
  readonly gallery: readonly Image[];
  readonly attributes: readonly ProductAttribute[];
  /** Attributes that the page does not list, for data of a kind of their own; the gateway uses them up. */
  readonly unlistedAttributes?: readonly ProductAttribute[] | undefined;
  /** Energy label, repairability and the like; undefined if the shop says nothing about them. */
  readonly ecodesign?: Ecodesign | undefined;
  readonly variations: readonly Variation[];
  /** Preselected choices, by attribute name. */
  readonly defaultValues: Readonly<Record<string, string>>;
  readonly isVirtual: boolean;
  /** Other seller; null for products of this shop. */
  readonly external: { readonly url: string; readonly label: string } | null;
  readonly dimensions: {
    readonly weight: string;
    readonly length: string;
    readonly width: string;
    readonly height: string;
  };
  /** Whether reviews can be submitted. */
  readonly takesReviews: boolean;
  /** Whether a cart may contain only one unit. */
  readonly isSoldIndividually: boolean;
  readonly related: readonly ProductSummary[];
}
