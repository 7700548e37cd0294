import type { MessagePort } from "node:worker_threads";
import { loadBuild } from "../loadAppFromDisk.ts";
import { renderPublicPage, type PageTask, type RenderedPage } from "./renderPublicPage.ts";
import { callThread } from "./threadCalls.ts";

// Runs in the threads of `createPageThreads`.

const app = await loadBuild();

/** Renders a page; its reads go through `port`. */
export default async function render({
  task,
  port,
}: {
  readonly task: PageTask;
  readonly port: MessagePort;
}): Promise<RenderedPage> {
  try {
    return await renderPublicPage(app, task, callThread(port));
  } finally {
    port.close();
  }
}
