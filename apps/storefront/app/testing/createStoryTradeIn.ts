import {
  checkTradeInFields,
  defaultSettings,
  defaultTradeInValues,
  findTradeInBases,
  parseTradeInValues,
} from "@rewire/domain";
import type { GatewayServices } from "@rewire/gateway";

/** Creates the trade-ins of stories: bookings are checked as by the gateway, and none is stored. */
export function createStoryTradeIn(): GatewayServices["tradeIn"] {
  const values = parseTradeInValues(defaultTradeInValues) ?? [];
  return {
    isOffered: true,
    basesOf: (device) => findTradeInBases(values, device, defaultSettings.shop.currency),
    book: async ({ fields, slug }) => {
      const issues = checkTradeInFields(fields, slug !== null);
      return Object.keys(issues).length > 0
        ? { kind: "invalid", issues }
        : { kind: "booked", number: "T7K3M9QXA", key: "key" };
    },
    open: async () => null,
    move: async () => ({ kind: "missing" }),
    cancel: async () => ({ kind: "missing" }),
    appointmentsOf: async () => [],
    eraseAllOf: async () => 0,
  };
}
