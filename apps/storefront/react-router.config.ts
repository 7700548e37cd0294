import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // The route table is small; asking the server for it page by page would cost requests.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
