export type { CatalogueIndex, IndexedAttribute, IndexedOption } from "./listing/CatalogueIndex.ts";
export { indexCatalogue, indexCatalogueInSteps, type IndexOptions } from "./listing/indexCatalogue.ts";
export { listProducts, type ListScope, type ProductList } from "./listing/listProducts.ts";
export { suggest } from "./listing/suggest.ts";
export { defaultSynonyms } from "./search/synonyms/defaultSynonyms.ts";
export { parseSynonyms, type Synonyms } from "./search/synonyms/synonyms.ts";
