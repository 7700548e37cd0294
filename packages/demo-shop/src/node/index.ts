export { runShop, type ShopMessages } from "./runShop.ts";
export { createSqliteStore } from "./SqliteStore.ts";
export { startShop, type OpenShop, type StartShopOptions } from "./startShop.ts";
