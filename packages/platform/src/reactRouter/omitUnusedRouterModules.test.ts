import { expect, test } from "vitest";
import { omitUnusedRouterModules } from "./omitUnusedRouterModules.ts";

test("a configuration that discovers routes fails", () => {
  expect(() => omitUnusedRouterModules({ routeDiscovery: { mode: "lazy" } })).toThrow("Route discovery is left out");
  expect(() => omitUnusedRouterModules({})).toThrow("Route discovery is left out");
  expect(omitUnusedRouterModules({ routeDiscovery: { mode: "initial" } }).name).toBe("rewire-leave-out-unused");
});
