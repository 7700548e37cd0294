/** Catalogue of the embedded shop as plain data. */
export interface Catalogue {
  readonly categories: readonly CatalogueCategory[];
  readonly attributes: readonly CatalogueAttribute[];
  readonly products: readonly CatalogueProduct[];
}

export interface CatalogueCategory {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  /** Slug of the parent category; absent at the top. */
  readonly parent?: string;
  readonly image?: CataloguePicture;
}

/** Global attribute (taxonomy `pa_<slug>`) with its terms in display order. */
export interface CatalogueAttribute {
  readonly id: number;
  /** Without the `pa_` prefix, for example `color`. */
  readonly slug: string;
  readonly label: string;
  readonly terms: readonly { readonly id: number; readonly slug: string; readonly name: string }[];
}

export interface CataloguePicture {
  readonly id: number;
  /** File name in `packages/demo-shop/pictures`. */
  readonly file: string;
  /** Description of the picture; never empty for a product. */
  readonly alt: string;
  readonly width: number;
  readonly height: number;
}

export type StockState = "IN_STOCK" | "OUT_OF_STOCK" | "ON_BACKORDER";

/** Prices of a product as gross decimal strings ("749.00"). A missing field means that the price is not set. */
export interface CataloguePrice {
  readonly regular?: string;
  readonly sale?: string;
  /** ISO dates between which the sale price holds; open where absent. */
  readonly saleFrom?: string;
  readonly saleTo?: string;
}

export interface CatalogueStock {
  readonly state: StockState;
  /** Stock quantity; absent if the shop does not count it. */
  readonly quantity?: number;
  /** Low stock threshold for "Only n left". */
  readonly lowStockAmount?: number;
  /** Whether backorders are accepted. @default false */
  readonly backorders?: boolean;
}

/**
 * Attribute of a product. A global attribute contains the slugs of its taxonomy and terms; a local attribute contains
 * plain text.
 */
export type ProductAttributeValue =
  | {
      readonly kind: "global";
      readonly slug: string;
      readonly terms: readonly string[];
      readonly variation: boolean;
      readonly visible: boolean;
    }
  | {
      readonly kind: "local";
      readonly label: string;
      readonly options: readonly string[];
      readonly variation: boolean;
      readonly visible: boolean;
    };

export interface CatalogueReview {
  readonly id: number;
  readonly author: string;
  readonly email: string;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  /** HTML in the shop's format, one or more paragraphs. */
  readonly content: string;
  /** On the shop's clock, "YYYY-MM-DD HH:MM:SS". */
  readonly date: string;
  readonly approved: boolean;
}

interface CatalogueProductBase {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly sku: string;
  /** HTML, 60 to 150 words. */
  readonly description: string;
  /** HTML, one sentence: the summary line of a card. */
  readonly shortDescription: string;
  /** ISO date-time of publication. */
  readonly date: string;
  /** ISO date-time of the last edit; absent means that of publication. */
  readonly modified?: string;
  readonly status: "publish" | "draft" | "private";
  readonly visibility: "visible" | "hidden" | "search" | "catalog";
  /** Whether the product is password-protected; every response that contains it fails. @default false */
  readonly isPasswordProtected?: boolean;
  /** Category slugs; the first is used for the breadcrumb. */
  readonly categories: readonly string[];
  readonly attributes: readonly ProductAttributeValue[];
  readonly image?: CataloguePicture;
  readonly gallery: readonly CataloguePicture[];
  readonly related: readonly number[];
  readonly reviews: readonly CatalogueReview[];
  readonly totalSales: number;
  readonly virtual: boolean;
  readonly downloadable: boolean;
  readonly downloads?: readonly {
    readonly id: string;
    readonly name: string;
    readonly file: string;
    readonly limit?: number;
    readonly expiryDays?: number;
  }[];
  readonly soldIndividually: boolean;
  /** Kilograms and centimetres, as strings as in the shop. */
  readonly weight?: string;
  readonly length?: string;
  readonly width?: string;
  readonly height?: string;
  readonly metaData?: readonly { readonly key: string; readonly value: string }[];
}

export interface CatalogueVariation {
  readonly id: number;
  readonly sku: string;
  /** By attribute name (`pa_color`, or the local attribute's slug); an empty string means any. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly price: CataloguePrice;
  readonly stock: CatalogueStock;
  readonly image?: CataloguePicture;
}

export type CatalogueProduct =
  | (CatalogueProductBase & { readonly type: "simple"; readonly price: CataloguePrice; readonly stock: CatalogueStock })
  | (CatalogueProductBase & {
      readonly type: "external";
      readonly price: CataloguePrice;
      readonly externalUrl?: string;
      readonly buttonText?: string;
    })
  /** Whether it groups other products and cannot be bought. */
  | (CatalogueProductBase & {
      readonly type: "grouped";
      readonly price: CataloguePrice;
      readonly members: readonly number[];
    })
  | (CatalogueProductBase & {
      readonly type: "variable";
      readonly variations: readonly CatalogueVariation[];
      readonly defaultAttributes?: Readonly<Record<string, string>>;
      /** Whether a variable product manages stock; absent means that its variations do. */
      readonly stock?: CatalogueStock;
    });
