import { Hono } from "hono";
import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { createLog, readConfig } from "@rewire/gateway";
import { renderRejectionPage } from "../app/document/renderRejectionPage.server.ts";
import { servePages } from "./pages.ts";
import { PageQueueFullError } from "./publicPages/createPageThreads.ts";
import type { ServerContext } from "./publicPages/createRepeatedRequestCache.ts";

const noFunction = () => Promise.reject(new Error("It is not called."));

/** Requests a page whose rendering fails; resolves with the answer and the log. */
async function request(failure: Error, path: string) {
  const lines: string[] = [];
  const entry = {
    pageContext: {},
    privateContext: {},
    renderRejectionPage,
    composeReceipt: noFunction,
    composeAlert: noFunction,
    composeBooking: noFunction,
    composeDeferredStyles: noFunction,
  };
  const app = new Hono<ServerContext>();
  servePages(app, {
    services: { catalogue: { onChange: () => () => undefined } } as never,
    config: readConfig({}),
    log: createLog({ format: "json", level: "warn", write: (line) => lines.push(line) }),
    build: async () => ({ entry: { module: entry } }) as unknown as ServerBuild,
    messageChunks: {},
    buildId: null,
    isDevelopment: false,
    publicPages: { respond: () => Promise.reject(failure) },
  });
  const response = await app.request(`http://shop.example${path}`);
  const { level } = JSON.parse(lines[0] ?? "{}") as { level?: string };
  return {
    status: response.status,
    retryAfter: response.headers.get("retry-after"),
    text: await response.text(),
    level,
  };
}

test("a full queue of pages says in the reader's language that the shop is busy, and when to come again", async () => {
  const answer = await request(new PageQueueFullError("2000 pages wait for a thread."), "/de/products");
  expect(answer).toMatchObject({ status: 503, retryAfter: "10", level: "warn" });
  expect(answer.text).toContain('<html lang="de-DE">');
  expect(answer.text).toContain("Der Shop ist gerade überlastet.");
});

test("any other failure is an error of the server", async () => {
  const answer = await request(new Error("It broke."), "/products");
  expect(answer).toMatchObject({ status: 500, retryAfter: null, level: "error" });
  expect(answer.text).toContain("Something went wrong.");
});
