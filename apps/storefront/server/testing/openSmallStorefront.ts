import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createElement } from "react";
import { data, type ActionFunctionArgs, type ServerBuild, type ServerEntryModule } from "react-router";
import { createLog, readConfig } from "@rewire/gateway";
import { composeDeferredStyles } from "@rewire/ui/criticalStyles";
import { pageContext } from "../../app/loaders/pageContext.server.ts";
import { privateContext } from "../../app/loaders/privateContext.server.ts";
import { composeBooking } from "../../app/loaders/repair/repairMails.server.ts";
import { renderRejectionPage } from "../../app/document/renderRejectionPage.server.ts";
import { reportError } from "../../app/document/reportError.server.ts";
import { composeAlert } from "../../app/screens/Alert/composeAlert.server.ts";
import { composeReceipt } from "../../app/screens/Withdrawal/composeReceipt.server.ts";
import { openStorefront, type ListeningStorefront } from "../openStorefront.ts";

/** A storefront with an app of one page at every address, whose forms are answered with the address of the request. */
export interface SmallStorefront extends ListeningStorefront {
  /** Every line of the log so far. */
  readonly logLines: () => Record<string, unknown>[];
  /** Of all forms together. */
  readonly bytesRead: () => number;
}

const FILES: Readonly<Record<string, string>> = {
  ".vite/manifest.json": '{"secret":1}',
  ".well-known/security.txt": "Contact: us",
  "assets/a.js": "1",
};

/** The answer of a shop to every operation. */
const answerEmpty: typeof globalThis.fetch = async () =>
  Response.json({ data: {} }, { headers: { "woocommerce-session": crypto.randomUUID() } });

/**
 * Opens it on a free port; `close` also removes what it has written.
 * @param env Its settings, as variables
 * @param shopFetch Answers for the shop.
 */
export async function openSmallStorefront(
  env: Readonly<Record<string, string>> = {},
  shopFetch: typeof globalThis.fetch = answerEmpty,
): Promise<SmallStorefront> {
  const folder = await mkdtemp(join(tmpdir(), "rewire-storefront-"));
  for (const [name, content] of Object.entries(FILES)) {
    await mkdir(dirname(join(folder, "client", name)), { recursive: true });
    await writeFile(join(folder, "client", name), content);
  }
  const lines: string[] = [];
  let bytesRead = 0;
  const build = smallBuild((bytes) => void (bytesRead += bytes));
  const storefront = await openStorefront({
    config: readConfig({ PORT: "0", REWIRE_STATE_DIR: join(folder, "state"), SHUTDOWN_SECONDS: "60", ...env }),
    log: createLog({ format: "json", level: "debug", write: (line) => lines.push(line) }),
    shopFetch,
    app: {
      build: () => Promise.resolve(build),
      files: join(folder, "client"),
      messageChunks: {},
      buildId: "1",
      earlyScriptUrl: null,
      deferredStyles: null,
    },
  });
  return {
    ...storefront,
    logLines: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>),
    bytesRead: () => bytesRead,
    close: async () => {
      const cut = await storefront.close();
      await rm(folder, { recursive: true, force: true });
      return cut;
    },
  };
}

/** What React Router's build would be of one route. `/broken` throws. */
function smallBuild(onBody: (bytes: number) => void): ServerBuild {
  const page = {
    default: () => createElement("p"),
    loader: ({ request }: { request: Request }) => {
      const isBroken = new URL(request.url).pathname === "/broken";
      if (isBroken) throw new Error("It broke, and eyJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJh.c2ln is a secret");
      return null;
    },
    action: async ({ request }: ActionFunctionArgs) => {
      onBody((await request.arrayBuffer()).byteLength);
      return data({ url: request.url });
    },
  };
  const module: ServerEntryModule = {
    default: (_request, status, headers, { staticHandlerContext: { actionData } }) => {
      headers.set("content-type", "text/html");
      return new Response(JSON.stringify(actionData?.["page"] ?? "page"), { status, headers });
    },
    handleError: (error, { request, context }) => reportError(context.get(pageContext).log, error, request),
  };
  return {
    entry: {
      module: {
        ...module,
        pageContext,
        privateContext,
        renderRejectionPage,
        composeReceipt,
        composeAlert,
        composeBooking,
        composeDeferredStyles,
      },
    },
    routes: { page: { id: "page", path: "*", module: page } },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "" },
  } as unknown as ServerBuild;
}
