import type { PageCatalogue, PageServices } from "../../app/loaders/pageContext.server.ts";

/**
 * Functions that read the catalogue, the content pages and the repair desk. They run in the main thread and are called
 * from rendering threads.
 */
export interface CatalogueCalls extends Omit<PageCatalogue, "loadingProgress">, Pick<PageServices["desk"], "days"> {
  readonly contentPage: PageServices["contentPages"]["page"];
  readonly listContentPages: PageServices["contentPages"]["list"];
}

/**
 * Creates the functions that rendering threads call in the main thread. Each function reads data from the given
 * services.
 */
export function createCatalogueCalls({ catalogue, contentPages, desk }: PageServices): CatalogueCalls {
  return {
    listProducts: (list) => catalogue.listProducts(list),
    filterAttributes: () => catalogue.filterAttributes(),
    fitAttribute: () => catalogue.fitAttribute(),
    productFit: (slug) => catalogue.productFit(slug),
    companions: (slug) => catalogue.companions(slug),
    popular: (count) => catalogue.popular(count),
    featured: (count) => catalogue.featured(count),
    onSale: (count) => catalogue.onSale(count),
    brands: (count) => catalogue.brands(count),
    repairs: () => catalogue.repairs(),
    repairsOf: (device) => catalogue.repairsOf(device),
    repairDevices: () => catalogue.repairDevices(),
    faults: (device, parts) => catalogue.faults(device, parts),
    categories: () => catalogue.categories(),
    category: (slug) => catalogue.category(slug),
    product: (slug) => catalogue.product(slug),
    reviews: (slug, query) => catalogue.reviews(slug, query),
    countries: () => catalogue.countries(),
    contentPage: (name, language) => contentPages.page(name, language),
    listContentPages: (language) => contentPages.list(language),
    days: () => desk.days(),
  };
}
