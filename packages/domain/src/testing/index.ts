export { productDetails, products } from "./products.ts";
export { cartLines, carts, gateways } from "./carts.ts";
export { customers, germanStates, orders } from "./customers.ts";
export { categories } from "./categories.ts";
export { repairMenus } from "./repairs.ts";
export { annelieseAtTheShop, downloads, viewers, wishes } from "./account.ts";
