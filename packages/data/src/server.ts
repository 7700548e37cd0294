// What Node needs of the shop: plain fetches, no React, no Apollo.
export { createShopClient } from "./server/createShopClient.ts";
export type {
  ShopAnswer, ShopClient, ShopClientOptions, ShopError, ShopOperation, ShopRequestOptions,
} from "./server/shopClient.ts";
export { ShopAnswerBroken, ShopRefused, ShopTimeout, ShopTrouble, ShopUnreachable } from "./server/shopTrouble.ts";
