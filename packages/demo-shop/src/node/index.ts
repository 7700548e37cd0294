export { runShop, type ShopMessages } from "./runShop.ts";
export { createSqliteDatabase } from "./createSqliteDatabase.ts";
export { startShop, type OpenShop, type StartShopOptions } from "./startShop.ts";
