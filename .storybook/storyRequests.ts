import type { SetupWorker } from "msw/browser";
import { isTest } from "./isTest.ts";

/** Request of the current story that awaits its answer. */
interface StoryRequest {
  readonly method: string;
  readonly url: string;
  readonly controller: AbortController;
  /** Whether the mock network has received it. */
  isReceived: boolean;
}

/** Number of turns of the event loop without a request after which a story is over. */
const QUIET_TURNS = 5;

const openRequests = new Set<StoryRequest>();
const receivers = new Set<() => void>();
let isStoryOver = false;
let lateCount = 0;

const notifyReceivers = () => {
  for (const receive of receivers) receive();
};

/**
 * Tracks the requests of a story in tests, so that {@link endOpenRequests} can end them.
 * @param isStorybooks Returns whether a request is Storybook's or Vitest's own.
 */
export function trackRequests(worker: SetupWorker, isStorybooks: (request: Request) => boolean): void {
  if (!isTest) return;
  const { fetch } = globalThis;
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (isStorybooks(request)) return fetch(request);
    if (isStoryOver) {
      lateCount += 1;
      throw new DOMException("The story is over.", "AbortError");
    }
    const controller = new AbortController();
    const { method, url } = request;
    const storyRequest = { method, url, controller, isReceived: false };
    openRequests.add(storyRequest);
    try {
      return await fetch(request, { signal: AbortSignal.any([request.signal, controller.signal]) });
    } finally {
      openRequests.delete(storyRequest);
      notifyReceivers();
    }
  };
  worker.events.on("request:start", ({ request: { method, url } }) => {
    const storyRequest = [...openRequests].find(
      (candidate) => !candidate.isReceived && candidate.method === method && candidate.url === url,
    );
    if (!storyRequest) return;
    storyRequest.isReceived = true;
    notifyReceivers();
  });
}

/**
 * Ends the requests of a story, together with those that would follow their answers. Stories share a page: a request
 * that reached the mock network late would be answered by the mocks of the next story, or change that story's cart.
 */
export async function endOpenRequests(): Promise<void> {
  if (openRequests.size === 0) return;
  isStoryOver = true;
  // The mock network may still receive an aborted request, so it has to receive all of them first.
  await allReceived();
  for (const { controller } of openRequests) controller.abort();
  for (let turn = 0, count = lateCount; turn < QUIET_TURNS; turn += 1) {
    await nextTurn();
    if (count !== lateCount) [turn, count] = [0, lateCount];
  }
  isStoryOver = false;
}

/** Ends the requests of a story with its test: after the unmount in Vitest, before it in the built workshop. */
export const endRequests = () => endOpenRequests;

const allReceived = () =>
  new Promise<void>((resolve) => {
    const receive = () => {
      if ([...openRequests].some(({ isReceived }) => !isReceived)) return;
      receivers.delete(receive);
      resolve();
    };
    receivers.add(receive);
    receive();
  });

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));
