export { runShop, type ShopCallbacks } from "./runShop.ts";
export { createSqliteDatabase } from "./createSqliteDatabase.ts";
export { startShop, type RunningShop, type StartShopOptions } from "./startShop.ts";
