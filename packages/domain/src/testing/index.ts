export { productDetails, products } from "./products.ts";
export { cartLines, carts, gateways } from "./carts.ts";
export { customers, germanStates, orders } from "./customers.ts";
export { categories } from "./categories.ts";
export { repairMenus } from "./repairs.ts";
export { annelieseAtTheShop, downloads, viewers, wishes } from "./account.ts";
export { facets, filteredFacets, filteredQuery } from "./facets.ts";
export { suggestions } from "./suggestions.ts";
export { bookedRepairs, devices, faults, repairDays, repairProgress, repairQuotes } from "./repairDesk.ts";
