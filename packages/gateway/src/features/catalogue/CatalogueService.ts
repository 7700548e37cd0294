import type { ProductProblem } from "@rewire/data/server";
import type { ProductList } from "@rewire/catalogue-index";
import type {
  BookableFault,
  CatalogueQuery,
  Category,
  CategoryRef,
  CountryState,
  Device,
  PartsChoice,
  ProductDetail,
  ProductSummary,
  ReadingProgress,
  RepairMenu,
  RepairOffer,
  Result,
  ReviewPage,
  ReviewQuery,
  SearchSuggestions,
  ReadFailure,
} from "@rewire/domain";

/** A page of a list; while the catalogue is being read for the first time, of what has been read so far. */
export interface ListedProducts extends ProductList {
  /** null where the list is whole. */
  readonly reading: ReadingProgress | null;
}

/** The catalogue as page loaders ask for it. Whatever goes wrong is a kind: `notFound` is a 404, the rest a 503. */
export interface CatalogueService {
  /**
   * One page of a list with counts for its filters. `notFound` for an unknown category and for a page beyond the last,
   * which may come to be while the catalogue is being read.
   * @param list Everything, newest first, where no query is given.
   */
  listProducts(list: {
    readonly category?: string | undefined;
    readonly query?: CatalogueQuery | undefined;
    readonly page: number;
  }): Promise<Result<ListedProducts, ReadFailure>>;
  /** Names of the attributes that lists can be filtered by, in their order: what `parseQuery` needs. */
  filterAttributes(): Promise<Result<readonly string[], ReadFailure>>;
  /** What fits what has been typed into the search box so far. */
  suggest(text: string): Promise<Result<SearchSuggestions, ReadFailure>>;
  /** The products sold most often, from as many categories as there are. */
  popular(count: number): Promise<Result<readonly ProductSummary[], ReadFailure>>;
  /** For the shop window: valuable bestsellers of different categories. */
  featured(count: number): Promise<Result<readonly ProductSummary[], ReadFailure>>;
  /** The biggest discounts. */
  onSale(count: number): Promise<Result<readonly ProductSummary[], ReadFailure>>;
  /** The makers of most products; none where the shop knows no brands. */
  brands(count: number): Promise<Result<readonly CategoryRef[], ReadFailure>>;
  /** Products by their ids, as cards and as they are now, in the order of the ids; what is not for sale any more is left out. */
  cards(ids: readonly number[]): Promise<Result<readonly ProductSummary[], ReadFailure>>;
  /** Price lists of the repair desk, a menu for each kind of device. */
  repairs(): Promise<Result<readonly RepairMenu[], ReadFailure>>;
  /** What the usual repairs of a device cost; none for what is not repaired. @param device Its slug, also as a product. */
  repairsOf(device: string): Promise<Result<readonly RepairOffer[], ReadFailure>>;
  /** Ids of the products that are repairs; a failure as long as some have not been read. */
  repairProducts(): Promise<Result<ReadonlySet<number>, ReadFailure>>;
  /** Devices that the repair desk has prices for, by name. */
  repairDevices(): Promise<Result<readonly Device[], ReadFailure>>;
  /**
   * What can be wrong with a device, with prices and the products that mend it.
   *
   * @param device null for one that is not listed.
   */
  faults(device: string | null, parts: PartsChoice): Promise<Result<readonly BookableFault[], ReadFailure>>;
  /** Categories that hold products, the fullest first. */
  categories(): Promise<Result<readonly Category[], ReadFailure>>;
  category(slug: string): Promise<Result<Category, ReadFailure>>;
  product(slug: string): Promise<Result<ProductDetail, ReadFailure>>;
  /** One page of a product's reviews. */
  reviews(slug: string, query: ReviewQuery): Promise<Result<ReviewPage, ReadFailure>>;
  /** Forgets what was read of a product, as after a new review: the next to ask for it waits for the shop. */
  readonly invalidateProduct: (productId: number) => void;
  /** Slugs of every product and of every category that holds some: what a sitemap is made of. A failure while they are being read. */
  slugs(): Promise<
    Result<{ readonly products: readonly string[]; readonly categories: readonly string[] }, ReadFailure>
  >;
  /** Codes of the countries that the shop sells to. */
  countries(): Promise<Result<readonly string[], ReadFailure>>;
  /** States of a country; empty for countries without. */
  states(country: string): Promise<Result<readonly CountryState[], ReadFailure>>;
  /** Reads everything afresh now. */
  refresh(): Promise<Result<{ readonly products: number }, ReadFailure>>;
  /** Reads everything afresh soon, and a product's page when it is asked for next; called when the shop has changed. */
  readonly scheduleRefresh: () => void;
  /** Records that the shop lacks a picture, or sends something else. @param path Its address at `/media` */
  readonly recordMissingPicture: (path: string) => void;
  /** Products that lists do not show, or not whole, as the newest reading found them. */
  readonly problems: () => readonly ProductProblem[];
  /** What is known at the moment: how many products, and their age. */
  status(): { readonly products: number; readonly ageSeconds: number | null };
  /** How far the first reading of the catalogue is: what is answered meanwhile is not final. null where all is known. */
  reading(): ReadingProgress | null;
  /** Keeps on disk what is not kept yet. */
  close(): Promise<void>;
}
