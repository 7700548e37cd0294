import { defaultSettings } from "@rewire/domain";
import type { GatewayServices } from "@rewire/gateway";

/** Creates an outbox for stories, whose e-mails count as sent at once. */
export function createStoryOutbox(): GatewayServices["outbox"] {
  const keys = new Set<string>();
  return {
    isAvailable: true,
    shopAddress: defaultSettings.site.email,
    enqueue: async ({ key }) => {
      keys.add(key);
      return true;
    },
    stateOf: async (key) => (keys.has(key) ? "sent" : null),
  };
}
