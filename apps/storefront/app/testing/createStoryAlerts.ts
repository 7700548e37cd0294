import { checkAlertRequest, defaultSettings, findAlertState } from "@rewire/domain";
import type { GatewayServices } from "@rewire/gateway";

/** Creates the alerts of stories: requests are checked as by the gateway, and no letter is sent. */
export function createStoryAlerts({
  product,
}: Pick<GatewayServices["catalogue"], "product">): GatewayServices["alerts"] {
  return {
    isOffered: true,
    request: async ({ fields, slug }) => {
      const result = await product(slug);
      if (!result.ok) return { kind: "unavailable" };
      const state = findAlertState(result.value, fields.variationId, defaultSettings.shop.currency);
      const issues = checkAlertRequest(fields, state);
      return Object.keys(issues).length > 0 ? { kind: "invalid", issues } : { kind: "sent" };
    },
    open: async () => null,
    confirm: async () => "missing",
    end: async () => false,
    alertsOf: async () => [],
    endAllOf: async () => 0,
  };
}
