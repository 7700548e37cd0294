import type { GatewayServices } from "@rewire/gateway";

/** Creates the withdrawals of stories, which have no state store: as while the shop is away. */
export function createStoryWithdrawals(): GatewayServices["withdrawals"] {
  return {
    readsOrders: true,
    find: async () => ({ kind: "unavailable" }),
    declare: async () => ({ kind: "unavailable" }),
    declareByStatement: async () => ({ kind: "unavailable" }),
    listByOrder: async () => [],
    receipt: async () => null,
    refer: (withdrawal) => ({ withdrawal, key: "" }),
  };
}
