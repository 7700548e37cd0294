import type { ChangeListener } from "./changes/createChangeEmitter.ts";
import type { ProductProblem } from "@rewire/data/server";
import type { UnlabelledGoodsSummary } from "./summarizeUnlabelledGoods.ts";
import type { ProductList } from "@rewire/catalogue-index";
import type {
  BookableFault,
  CatalogueQuery,
  Category,
  CategoryRef,
  CountryState,
  Device,
  FindOfferFacts,
  LabelledCategories,
  FitDevice,
  PartsChoice,
  ProductFit,
  ProductDetail,
  ProductSummary,
  CatalogueReadProgress,
  RepairMenu,
  RepairOffer,
  Result,
  ReviewPage,
  ReviewQuery,
  SearchSuggestions,
  ReadFailure,
} from "@rewire/domain";

/**
 * Page of a product list. During the first read of the catalogue, it contains only the products that have been read so
 * far.
 */
export interface ListedProducts extends ProductList {
  /** Progress of the read; null when the list is complete. */
  readonly readProgress: CatalogueReadProgress | null;
}

/** Device, and the products that fit it. */
export interface DeviceFits extends FitDevice {
  /** Ids of the listed products that are made for it, also of its repairs. */
  readonly products: readonly number[];
  /** Ids of the listed products that charge it at full speed, or carry the power for that. */
  readonly fullSpeed: readonly number[];
  /** Ids of the listed products that charge it, but slower. */
  readonly slower: readonly number[];
}

/**
 * Catalogue service for page loaders. Failures are returned as values: `notFound` results in status 404, all others in
 * 503.
 */
export interface CatalogueService {
  /**
   * Returns one page of a list with counts for its filters. `notFound` for an unknown category and for a page beyond
   * the last, which may exist once the catalogue has been read.
   * @param list All products, newest first, where no query is given.
   */
  listProducts(list: {
    readonly category?: string | undefined;
    readonly query?: CatalogueQuery | undefined;
    readonly page: number;
  }): Promise<Result<ListedProducts, ReadFailure>>;
  /** Returns the names of the filterable attributes, in order, as `parseQuery` needs them. */
  filterAttributes(): Promise<Result<readonly string[], ReadFailure>>;
  /** Returns suggestions for the text in the search box. */
  suggest(text: string): Promise<Result<SearchSuggestions, ReadFailure>>;
  /** Returns the best-selling products, from as many categories as possible. */
  popular(count: number): Promise<Result<readonly ProductSummary[], ReadFailure>>;
  /** Returns high-revenue bestsellers of different categories, for the front page. */
  featured(count: number): Promise<Result<readonly ProductSummary[], ReadFailure>>;
  /** Returns the products with the largest discounts. */
  onSale(count: number): Promise<Result<readonly ProductSummary[], ReadFailure>>;
  /** Returns the brands with the most products; empty where the shop has no brands. */
  brands(count: number): Promise<Result<readonly CategoryRef[], ReadFailure>>;
  /** Returns current product cards by id, in the order of the ids; products that are no longer for sale are omitted. */
  cards(ids: readonly number[]): Promise<Result<readonly ProductSummary[], ReadFailure>>;
  /** Returns what pages say about a product or variation, from memory, without a read. */
  readonly offerFacts: FindOfferFacts;
  /** Returns the price lists of the repair desk, one menu for each kind of device. */
  repairs(): Promise<Result<readonly RepairMenu[], ReadFailure>>;
  /**
   * Returns the prices of a device's usual repairs; empty where it is not repaired.
   * @param device Slug of the device, also as a product.
   */
  repairsOf(device: string): Promise<Result<readonly RepairOffer[], ReadFailure>>;
  /** Returns the ids of the products that are repairs; a failure until all of them have been read. */
  repairProducts(): Promise<Result<ReadonlySet<number>, ReadFailure>>;
  /** Returns the same ids from memory, without a read; null until all products are there. */
  readonly knownRepairs: () => ReadonlySet<number> | null;
  /** Returns the devices that the repair desk has prices for, sorted by name. */
  repairDevices(): Promise<Result<readonly Device[], ReadFailure>>;
  /** Returns the name of the attribute whose terms name the devices that a product fits. */
  fitAttribute(): Promise<string>;
  /** Returns all devices that are repaired, or that goods are made for, sorted by name. */
  devices(): Promise<Result<readonly FitDevice[], ReadFailure>>;
  /** Returns devices with the products that fit them, in the order of the slugs; unknown ones are omitted. */
  fitsOf(devices: readonly string[]): Promise<Result<readonly DeviceFits[], ReadFailure>>;
  /** Returns the devices that a product fits, and the device that it is. @param slug Slug of the product */
  productFit(slug: string): Promise<Result<ProductFit, ReadFailure>>;
  /** Returns products to buy together with a product; empty where nothing is known to fit. @param slug Its slug */
  companions(slug: string): Promise<Result<readonly ProductSummary[], ReadFailure>>;
  /**
   * Returns the possible faults of a device, with prices and their repair products.
   *
   * @param device Slug; null for a device that is not listed.
   */
  faults(device: string | null, parts: PartsChoice): Promise<Result<readonly BookableFault[], ReadFailure>>;
  /** Returns the categories that contain products, largest first. */
  categories(): Promise<Result<readonly Category[], ReadFailure>>;
  category(slug: string): Promise<Result<Category, ReadFailure>>;
  product(slug: string): Promise<Result<ProductDetail, ReadFailure>>;
  /** Returns one page of a product's reviews. */
  reviews(slug: string, query: ReviewQuery): Promise<Result<ReviewPage, ReadFailure>>;
  /** Invalidates the cached data of a product, as after a new review: the next request waits for the shop. */
  readonly invalidateProduct: (productId: number) => void;
  /**
   * Returns the slugs of all products without repairs, and of all non-empty categories, for the sitemap. A failure while
   * they are being read.
   */
  slugs(): Promise<
    Result<{ readonly products: readonly string[]; readonly categories: readonly string[] }, ReadFailure>
  >;
  /** Returns the goods that need an energy label by their categories and have no class. */
  unlabelled(categories: LabelledCategories): Promise<Result<UnlabelledGoodsSummary, ReadFailure>>;
  /** Returns the codes of the countries that the shop sells to. */
  countries(): Promise<Result<readonly string[], ReadFailure>>;
  /** Returns the states of a country; empty for countries without. */
  states(country: string): Promise<Result<readonly CountryState[], ReadFailure>>;
  /** Reads the whole catalogue again now. */
  refresh(): Promise<Result<{ readonly products: number }, ReadFailure>>;
  /**
   * Schedules a read of the catalogue, and a refresh of product pages at the next request; called after a change in the
   * shop.
   */
  readonly scheduleRefresh: () => void;
  /**
   * Reads single products into the catalogue at once, and refreshes their pages; called when the shop reports changed
   * products. Failed reads are repeated.
   * @param ids Database ids, also of new and deleted products
   */
  readonly readProducts: (ids: Iterable<number>) => void;
  /** Reads all changes after some may have been missed, and reports that everything may have changed. */
  readonly readMissedChanges: () => void;
  /**
   * Subscribes to changes of this service's results. A listener is called after the change, so that reads in it return
   * the new results. It is not called without a change.
   *
   * A result depends on these tags (`changes/tags.ts`): a product's page and each card on `product-<id>`; a list of a
   * category without a search on `category-<slug>`; all other lists, searches, suggestions and choices of products on
   * `list`; names and counts of categories on `categories`; and everything on `all`.
   * @returns A function that ends the subscription
   */
  readonly onChange: (listener: ChangeListener) => () => void;
  /** Records that a picture is missing in the shop, or not a picture. @param path Its path below `/media` */
  readonly recordMissingPicture: (path: string) => void;
  /** Returns the products that lists omit or show incompletely, as of the latest read. */
  readonly problems: () => readonly ProductProblem[];
  /** Returns the number of products and their age in seconds. */
  status(): { readonly products: number; readonly ageSeconds: number | null };
  /**
   * Returns the progress of the first read of the catalogue, during which results are not final; null when it is
   * complete.
   */
  loadingProgress(): CatalogueReadProgress | null;
  /** Writes unsaved data to disk. */
  close(): Promise<void>;
}
