import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { sendBusily, sendSteadily } from "./send.mjs";

const paths = [];
const server = createServer((request, response) => {
  paths.push(request.url);
  response.writeHead(request.url === "/down" ? 503 : 200).end("answer");
});
let url = "";

beforeAll(async () => {
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${server.address().port}`;
});
afterAll(() => {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
});

test("asks for each address once and ends when there are no more; what is not 200 is counted", async () => {
  const rest = ["/a", "/down", "/b"];
  const result = await sendBusily({ url, connections: 2, seconds: 60, next: () => rest.shift() ?? null });
  expect(result).toMatchObject({ count: 3, bad: 1, statuses: { 200: 2, 503: 1 } });
  expect(result.perSecond).toBeGreaterThan(0);
  expect(new Set(paths.splice(0))).toEqual(new Set(["/a", "/b", "/down"]));
});

test("keeps a rate, and tells how it goes", async () => {
  const parts = [];
  const plan = { url, connections: 10, seconds: 0.5, rate: 200, next: () => "/a", everySeconds: 0.1 };
  const result = await sendSteadily({ ...plan, onPart: (part) => parts.push(part) });
  expect(result).toMatchObject({ count: 100, bad: 0, unsent: 0, missing: 0 });
  expect(parts.length).toBeGreaterThan(2);
  expect(parts.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(100);
});

test("a server that is not there is told by what went wrong", async () => {
  const result = await sendBusily({ url: "http://127.0.0.1:1", connections: 1, seconds: 0.05, next: () => "/a" });
  expect(result.bad).toBe(result.count);
  expect(Object.keys(result.statuses)).toEqual(["ECONNREFUSED"]);
});
