import { renderToString } from "react-dom/server";
import { createRequestHandler, Outlet, Scripts, ServerRouter, type ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { deferModuleScripts } from "./deferModuleScripts.ts";

const page = `<link rel="modulepreload" href="/assets/root.js" nonce="n"/><link rel="modulepreload" href="/assets/list.js"/><script nonce="n">classic()</script><script nonce="n" type="module" async="">import "/assets/root.js";</script>`;

test("modules and what fetches them ahead are held, classic scripts are not", () => {
  expect(deferModuleScripts(page)).toBe(
    `<link rel="held" href="/assets/root.js /assets/list.js"/><script nonce="n">classic()</script><script nonce="n" type="held">import "/assets/root.js";</script>`,
  );
});

test("words of the page that look like scripts stay words", () => {
  const textHtml = `<p>&lt;script type="module" async=""&gt; and &lt;link rel="modulepreload" href="/x"&gt;</p>`;
  expect(deferModuleScripts(textHtml)).toBe(textHtml);
});

/** The page that React Router itself makes of one route whose scripts have a nonce. */
async function renderedByReactRouter(): Promise<string> {
  const route = { id: "root", path: "", module: "/assets/root.js", imports: ["/assets/shared.js"] };
  const flags = { hasAction: false, hasLoader: false, hasErrorBoundary: false };
  const clientFlags = { hasClientAction: false, hasClientLoader: false, hasClientMiddleware: false };
  const chunks = {
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
  const Page = () => (
    <>
      <Outlet />
      <Scripts nonce="n" />
    </>
  );
  const build: ServerBuild = {
    entry: {
      module: {
        default: (request, status, headers, context) =>
          new Response(renderToString(<ServerRouter context={context} url={request.url} nonce="n" />), {
            status,
            headers,
          }),
      },
    },
    routes: { root: { id: "root", path: "", module: { default: Page } } },
    assets: {
      entry: { module: "/assets/entry.js", imports: [] },
      routes: { root: { ...route, ...flags, ...clientFlags, ...chunks } },
      url: "/assets/manifest.js",
      version: "1",
    },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  };
  const response = await createRequestHandler(build, "production")(new Request("http://localhost/"));
  return response.text();
}

test("every module of a page of React Router's, and every link that fetches one ahead, is held", async () => {
  const html = await renderedByReactRouter();
  expect(html).toContain('"/assets/entry.js"');
  expect(html).toMatch(/type="module"/);
  const deferredHtml = deferModuleScripts(html);
  expect(deferredHtml).not.toMatch(/type="module"|rel="modulepreload"/);
  expect(deferredHtml).toContain('type="held"');
  expect(/<link rel="held" href="([^"]*)"/.exec(deferredHtml)?.[1]?.split(" ").length).toBeGreaterThanOrEqual(3);
});
