import type {
  CatalogueQuery, Category, CountryState, Order, ProductDetail, ProductList, ProductSummary, RepairMenu, Result, SearchSuggestions, ShopFailure,
} from "@rewire/domain";

/** The catalogue as page loaders ask for it. Whatever goes wrong is a kind: `notFound` is a 404, the rest a 503. */
export interface CatalogueService {
  /**
   * One page of a list with counts for its filters. `notFound` for an unknown category and for a page beyond the last.
   * @param list Everything, newest first, where no query is given.
   */
  listProducts(list: { readonly category?: string | undefined; readonly query?: CatalogueQuery | undefined; readonly page: number }): Promise<Result<ProductList, ShopFailure>>;
  /** Names of the attributes that lists can be filtered by, in their order: what `parseQuery` needs. */
  filterAttributes(): Promise<Result<readonly string[], ShopFailure>>;
  /** What fits what has been typed into the search box so far. */
  suggest(words: string): Promise<Result<SearchSuggestions, ShopFailure>>;
  /** The products sold most often, from as many categories as there are. */
  popular(count: number): Promise<Result<readonly ProductSummary[], ShopFailure>>;
  /** For the shop window: valuable bestsellers of different categories. */
  featured(count: number): Promise<Result<readonly ProductSummary[], ShopFailure>>;
  /** The biggest discounts. */
  onSale(count: number): Promise<Result<readonly ProductSummary[], ShopFailure>>;
  /** Price lists of the repair desk, a menu for each kind of device. */
  repairs(): Promise<Result<readonly RepairMenu[], ShopFailure>>;
  /** Categories that hold products, the fullest first. */
  categories(): Promise<Result<readonly Category[], ShopFailure>>;
  category(slug: string): Promise<Result<Category, ShopFailure>>;
  product(slug: string): Promise<Result<ProductDetail, ShopFailure>>;
  /** Codes of the countries that the shop sells to. */
  countries(): Promise<Result<readonly string[], ShopFailure>>;
  /** States of a country; empty for countries without. */
  states(country: string): Promise<Result<readonly CountryState[], ShopFailure>>;
  /** Reads everything afresh now. */
  refresh(): Promise<Result<{ readonly products: number }, ShopFailure>>;
  /** The shop says that something has changed: everything is read afresh soon. */
  readonly hasChanged: () => void;
  /** What is known at the moment: how many products, and their age. */
  status(): { readonly products: number; readonly ageSeconds: number | null };
}

/** What page loaders get. Pictures in all of it have same-origin addresses. */
export interface GatewayServices {
  readonly catalogue: CatalogueService;
  /** A guest's order, for the browser that placed it; null for everybody else. */
  orderFor(request: Request, orderId: number): Promise<Order | null>;
}
