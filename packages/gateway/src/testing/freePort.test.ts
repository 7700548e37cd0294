import { createServer } from "node:net";
import { expect, it } from "vitest";
import { freePort } from "./freePort.ts";

it("a free port is returned once, and never one that the system assigns to others", async () => {
  const ports = await Promise.all(Array.from({ length: 200 }, freePort));
  expect(new Set(ports).size).toBe(200);
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

it("a server can listen at a free port", async () => {
  const port = await freePort();
  const server = createServer();
  const listening = Promise.withResolvers<void>();
  server.once("error", listening.reject);
  server.listen(port, listening.resolve);
  await expect(listening.promise).resolves.toBeUndefined();
  server.close();
});
