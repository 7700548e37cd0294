import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { launchOptions } from "../../../scripts/browser.mjs";

type Values = Readonly<Record<string, unknown>>;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly sessionId?: string;
  readonly params?: Values;
  readonly result?: Values;
}

/** Page of a tab: the one in view, or one that is being prerendered. */
export interface TabPage {
  readonly isPrerendered: boolean;
  /** Returns the value of an expression in the page. */
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
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  const waiting = new Map<number, (result: Values) => void>();
  const messages: Message[] = [];
  const listeners: ((message: Message) => void)[] = [];
  socket.addEventListener("message", ({ data }) => {
    const message = JSON.parse(String(data)) as Message;
    if (message.id === undefined) {
      messages.push(message);
      for (const listen of listeners) listen(message);
    } else waiting.get(message.id)?.(message.result ?? {});
  });
  let id = 0;
  const send = (method: string, params: Values = {}, sessionId?: string): Promise<Values> =>
    new Promise((resolve) => {
      id += 1;
      waiting.set(id, resolve);
      socket.send(JSON.stringify({ id, method, params, sessionId }));
    });
  return { send, messages, onMessage: (listen: (message: Message) => void) => void listeners.push(listen) };
}

/**
 * Opens a browser with one tab through a direct DevTools connection, because browsers controlled by Playwright do not
 * prerender pages.
 */
export async function openPrerenderingTab(): Promise<PrerenderingTab> {
  const { executablePath = "chromium", args, env } = await launchOptions();
  const folder = await mkdtemp(join(tmpdir(), "rewire-e2e-browser-"));
  const flags = ["--headless", `--user-data-dir=${folder}`, "--remote-debugging-port=0", "about:blank"];
  const browser = spawn(executablePath, [...args, ...flags], { env, stdio: "ignore" });
  const portFile = join(folder, "DevToolsActivePort");
  await expect.poll(async () => existsSync(portFile) && (await readFile(portFile, "utf8")).includes("/")).toBe(true);
  const [port, path = ""] = (await readFile(portFile, "utf8")).split("\n");
  const { send, messages, onMessage } = await connect(`ws://127.0.0.1:${port}${path}`);

  const pages: TabPage[] = [];
  onMessage(({ method, params }) => {
    const target = params?.["targetInfo"] as { readonly type: string; readonly subtype?: string } | undefined;
    if (method !== "Target.attachedToTarget" || target?.type !== "page") return;
    const session = String(params?.["sessionId"]);
    pages.push({
      isPrerendered: target.subtype === "prerender",
      read: async (expression) => {
        const { result } = await send("Runtime.evaluate", { expression, returnByValue: true }, session);
        return (result as { readonly value?: unknown } | undefined)?.value;
      },
      send: (name, values) => send(name, values, session),
    });
    for (const domain of ["Preload", "Network", "Log"]) void send(`${domain}.enable`, {}, session);
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
