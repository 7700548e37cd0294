import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, expect } from "@playwright/test";
import { launchOptions } from "../../../scripts/browser.mjs";

type Values = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly sessionId?: string;
  readonly params?: Values;
  readonly result?: Values;
  readonly error?: { readonly message: string };
}

/** Page of a tab: the one in view, or one that is being prerendered. */
export interface TabPage {
  readonly isPrerendered: boolean;
  /** Returns the value of an expression in the page, or of its promise; undefined while the page is being replaced. */
  readonly read: (expression: string) => Promise<unknown>;
  readonly send: (method: string, params?: Values) => Promise<Values>;
}

/** Tab of a browser that prerenders pages. */
export interface PrerenderingTab {
  /** Pages in the order of their creation. */
  readonly pages: readonly TabPage[];
  /** Events of all pages by the name of their method. */
  readonly events: (method: string) => readonly Values[];
  readonly close: () => Promise<void>;
}

/** Opens a connection of the Chrome DevTools Protocol. */
async function connect(url: string) {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", () => reject(new Error(`The browser cannot be reached at ${url}`)));
  });
  const waiting = new Map<number, PromiseWithResolvers<Values>>();
  socket.addEventListener("close", () => {
    for (const { reject } of waiting.values()) reject(new Error("The browser has ended the connection."));
  });
  const messages: Message[] = [];
  const listeners: ((message: Message) => void)[] = [];
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) {
      messages.push(message);
      for (const listen of listeners) listen(message);
      return;
    }
    const request = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error) request?.reject(new Error(message.error.message));
    else request?.resolve(message.result ?? {});
  });
  let id = 0;
  const send = (method: string, params: Values = {}, sessionId?: string): Promise<Values> => {
    id += 1;
    const request = Promise.withResolvers<Values>();
    waiting.set(id, request);
    socket.send(JSON.stringify({ id, method, params, sessionId }));
    return request.promise;
  };
  return { send, messages, onMessage: (listen: (message: Message) => void) => void listeners.push(listen) };
}

type LaunchOptions = Awaited<ReturnType<typeof launchOptions>>;

/** Returns the path of the browser of the journeys; where it is Playwright's own, Playwright tells it by starting it. */
async function findBrowser(options: LaunchOptions): Promise<string> {
  if (options.executablePath) return options.executablePath;
  const server = await chromium.launchServer(options);
  const { spawnfile } = server.process();
  await server.close();
  return spawnfile;
}

/** Waits until the browser has written its address. @throws {Error} if it cannot be started, or ends before */
async function waitForAddress(browser: ChildProcess, portFile: string): Promise<string> {
  const isWritten = async () => existsSync(portFile) && (await readFile(portFile, "utf8")).includes("/");
  // An `error` makes the promise reject as well.
  const ended = once(browser, "exit").then(([code]) => {
    throw new Error(`The browser ended with ${String(code)} before it was open.`);
  });
  await Promise.race([expect.poll(isWritten).toBe(true), ended]);
  ended.catch(() => undefined);
  const [port, path = ""] = (await readFile(portFile, "utf8")).split("\n");
  return `ws://127.0.0.1:${port}${path}`;
}

/**
 * Opens a browser with one tab through a direct DevTools connection, because browsers controlled by Playwright do not
 * prerender pages.
 */
export async function openPrerenderingTab(): Promise<PrerenderingTab> {
  const options = await launchOptions();
  const folder = await mkdtemp(join(tmpdir(), "rewire-e2e-browser-"));
  const flags = ["--headless", `--user-data-dir=${folder}`, "--remote-debugging-port=0", "about:blank"];
  const browser = spawn(await findBrowser(options), [...options.args, ...flags], { env: options.env, stdio: "ignore" });
  const address = await waitForAddress(browser, join(folder, "DevToolsActivePort"));
  const { send, messages, onMessage } = await connect(address);

  const pages: TabPage[] = [];
  onMessage(({ method, params }) => {
    const target = params?.["targetInfo"] as { readonly type: string; readonly subtype?: string } | undefined;
    if (method !== "Target.attachedToTarget" || target?.type !== "page") return;
    const session = String(params?.["sessionId"]);
    pages.push({
      isPrerendered: target.subtype === "prerender",
      read: async (expression) => {
        const evaluation = { expression, returnByValue: true, awaitPromise: true };
        const { result } = await send("Runtime.evaluate", evaluation, session).catch((): Values => ({}));
        return (result as { readonly value?: unknown } | undefined)?.value;
      },
      send: (name, values) => send(name, values, session),
    });
    // A page that was prepared may be given up at any time.
    for (const domain of ["Preload", "Network", "Log"]) send(`${domain}.enable`, {}, session).catch(() => undefined);
  });
  const { targetInfos } = await send("Target.getTargets", { filter: [{ type: "tab" }] });
  const [tab] = targetInfos as readonly { readonly targetId: string }[];
  const { sessionId } = await send("Target.attachToTarget", { targetId: tab?.targetId, flatten: true });
  const attaching = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true };
  await send("Target.setAutoAttach", attaching, String(sessionId));
  await expect.poll(() => pages.length).toBe(1);

  return {
    pages,
    events: (name) => messages.filter(({ method }) => method === name).map(({ params = {} }) => params),
    close: async () => {
      const isClosed = new Promise((resolve) => browser.once("exit", resolve));
      browser.kill();
      await isClosed;
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
