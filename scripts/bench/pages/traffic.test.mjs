import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { kindOf, recordTraffic, sumOf } from "./traffic.mjs";

/** Plays one request as the browser tells it. */
function play(cdp, { id, url, at, mimeType, bytes }) {
  cdp.emit("Network.requestWillBeSent", { requestId: id, request: { url }, timestamp: at });
  cdp.emit("Network.responseReceived", { requestId: id, response: { mimeType, status: 200, encodedDataLength: 100 } });
  if (bytes !== undefined) cdp.emit("Network.loadingFinished", { requestId: id, encodedDataLength: bytes });
}

test("times count from the first request, bytes as they came, what is under way with its headers", () => {
  const cdp = new EventEmitter();
  const traffic = recordTraffic(cdp);
  play(cdp, { id: "1", url: "http://shop/", at: 70, mimeType: "text/html", bytes: 3_000 });
  play(cdp, { id: "2", url: "http://shop/a.js", at: 70.5, mimeType: "text/javascript", bytes: 10_000 });
  play(cdp, { id: "3", url: "http://shop/b.js", at: 73.2, mimeType: "application/javascript", bytes: 20_000 });
  play(cdp, { id: "4", url: "http://shop/c.woff2", at: 70.5, mimeType: "font/woff2" });
  const all = traffic.list();
  expect(sumOf(all)).toEqual({ bytes: 33_100, count: 4 });
  expect(sumOf(all, { type: "script" })).toEqual({ bytes: 30_000, count: 2 });
  expect(sumOf(all, { type: "script", beforeMs: 3_000 })).toEqual({ bytes: 10_000, count: 1 });
  expect(sumOf(all, { type: "font" })).toEqual({ bytes: 100, count: 1 });
});

test("what comes from the cache, or is written into the page, is not fetched", () => {
  const cdp = new EventEmitter();
  const traffic = recordTraffic(cdp);
  play(cdp, { id: "1", url: "data:image/png;base64,AA", at: 1, mimeType: "image/png", bytes: 9 });
  cdp.emit("Network.requestWillBeSent", { requestId: "2", request: { url: "http://shop/a.css" }, timestamp: 1 });
  cdp.emit("Network.requestServedFromCache", { requestId: "2" });
  cdp.emit("Network.loadingFinished", { requestId: "2", encodedDataLength: 0 });
  expect(traffic.list()).toEqual([]);
});

test("kinds go by the content type", () => {
  const types = ["application/javascript", "font/woff2", "image/svg+xml", "text/css", "text/html", "application/json"];
  expect(types.map(kindOf)).toEqual(["script", "font", "picture", "style", "document", "other"]);
});
