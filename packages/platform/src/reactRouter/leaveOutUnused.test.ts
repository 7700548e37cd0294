import { expect, test } from "vitest";
import { leaveOutUnused } from "./leaveOutUnused.ts";

test("a configuration that discovers routes fails", () => {
  expect(() => leaveOutUnused({ routeDiscovery: { mode: "lazy" } })).toThrow("Route discovery is left out");
  expect(() => leaveOutUnused({})).toThrow("Route discovery is left out");
  expect(leaveOutUnused({ routeDiscovery: { mode: "initial" } }).name).toBe("rewire-leave-out-unused");
});
