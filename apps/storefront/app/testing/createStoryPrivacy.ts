import type { GatewayServices } from "@rewire/gateway";

/** Creates data export and deletion for stories, in which a customer is logged in and the shop deletes at once. */
export const createStoryPrivacy = (): GatewayServices["privacy"] => ({
  sources: [],
  sendsMail: true,
  canErase: true,
  isLoggedIn: async () => true,
  requestExport: async () => ({ kind: "sent" }),
  openExport: async () => ({ kind: "expired" }),
  requestErasure: async (_request, password) =>
    password === "maria-likes-tea" ? { kind: "accepted", progress: "done", cookies: [] } : { kind: "wrongPassword" },
});
