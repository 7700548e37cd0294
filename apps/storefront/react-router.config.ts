import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The route table is small; asking the server for it page by page would cost requests.
  routeDiscovery: { mode: "initial" },
  // A route in parts stays blank when a part of it is gone since a deploy: the reload that is prepared for lost scripts
  // is for whole routes.
  splitRouteModules: false,
  buildEnd: async ({ reactRouterConfig }) => {
    const { bundleServer } = await import("./server/bundle/bundleServer.ts");
    await bundleServer(reactRouterConfig.buildDirectory);
  },
} satisfies Config;
