import type { GatewayServices } from "@rewire/gateway";

/** Creates data export and deletion for stories, in which a customer is logged in and the shop deletes at once. */
export const createStoryPrivacy = (): GatewayServices["privacy"] => ({
  sources: [],
  sendsMail: true,
  canErase: true,
  canEraseByEmail: true,
  isLoggedIn: async () => true,
  requestExport: async () => ({ kind: "sent" }),
  requestErasureLink: async () => ({ kind: "sent" }),
  readErasureLink: async () => "all",
  confirmErasure: async () => ({ kind: "accepted", progress: "done", scope: "all", cookies: [] }),
  openExport: async () => ({ kind: "expired" }),
  requestErasure: async (_request, password) =>
    password === "maria-likes-tea"
      ? { kind: "accepted", progress: "done", scope: "account", cookies: [] }
      : { kind: "wrongPassword" },
});
