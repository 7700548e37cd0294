import { EventEmitter } from "node:events";
import { expect, test } from "vitest";
import { faultOfResponse, watchNetwork } from "./network.mjs";

const ORIGIN = "http://127.0.0.1:8000";
const mocked = { fromServiceWorker: true, serviceWorkerResponseSource: "fallback-code" };
const passedOn = { fromServiceWorker: true, serviceWorkerResponseSource: "network" };

test.each([
  ["a refusal of the mocks", { url: `${ORIGIN}/graphql`, status: 502, ...mocked }, undefined],
  ["another host that is mocked", { url: "https://pictures.example/a.webp", status: 404, ...mocked }, undefined],
  ["a picture of the workshop", { url: `${ORIGIN}/workshop/a.webp`, status: 200 }, undefined],
  ["a picture in the page itself", { url: "data:image/webp;base64,AA==", status: 200 }, undefined],
  ["a missing file", { url: `${ORIGIN}/a.webp`, status: 404 }, `404 ${ORIGIN}/a.webp`],
  ["a request without a mock", { url: `${ORIGIN}/graphql`, status: 404, ...passedOn }, `404 ${ORIGIN}/graphql`],
  [
    "another host that answers",
    { url: "https://pictures.example/a.webp", status: 200, ...passedOn },
    "asks another host: https://pictures.example/a.webp",
  ],
])("%s", (_, response, fault) => expect(faultOfResponse(response, ORIGIN)).toBe(fault));

/** Returns the faults of two stories; "next" among the events begins the second. */
async function watched(...events) {
  return watchedWhere(() => true, ...events);
}

async function watchedWhere(isHeard, ...events) {
  const session = Object.assign(new EventEmitter(), { send: async () => ({}) });
  const stories = [[], []];
  let index = 0;
  await watchNetwork(session, { origin: ORIGIN, current: () => stories[index], isHeard });
  for (const event of events) {
    if (event === "next") index += 1;
    else session.emit(`Network.${event[0]}`, { requestId: "1", ...event[1] });
  }
  return stories;
}

const requestEvent = (url) => ["requestWillBeSent", { request: { url } }];

const failed = (canceled) => ["loadingFailed", { canceled }];

test("a request to another host that is not answered is reported", async () => {
  const [faults] = await watched(requestEvent("https://pictures.example/a.webp"), failed(false));
  expect(faults).toEqual(["asks another host: https://pictures.example/a.webp"]);
});

test("a request that the story has cancelled is not", async () => {
  expect(await watched(requestEvent("https://pictures.example/a.webp"), failed(true))).toEqual([[], []]);
});

test("neither is one to the workshop's own host, whose story sees the failure", async () => {
  expect(await watched(requestEvent(`${ORIGIN}/graphql`), failed(false))).toEqual([[], []]);
});

test("a missing file is a fault of the story that asks for it", async () => {
  const missing = ["responseReceived", { response: { url: `${ORIGIN}/a.webp`, status: 404 } }];
  expect(await watched("next", requestEvent(`${ORIGIN}/a.webp`), missing)).toEqual([[], [`404 ${ORIGIN}/a.webp`]]);
});

test("a request that outlives its story is no fault of the next", async () => {
  const refused = ["responseReceived", { response: { url: `${ORIGIN}/graphql`, status: 404, ...passedOn } }];
  expect(await watched(requestEvent(`${ORIGIN}/graphql`), "next", refused)).toEqual([[], []]);
});

test("a failure that is of no interest is not reported", async () => {
  const missing = ["responseReceived", { response: { url: `${ORIGIN}/graphql`, status: 404 } }];
  const isFile = (url) => url.endsWith(".webp");
  expect(await watchedWhere(isFile, requestEvent(`${ORIGIN}/graphql`), missing)).toEqual([[], []]);
});
