import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import { getRequestHandler } from "./builtApp.ts";

/** Creates a build with two routes, and a counter of how often its routes are ranked. */
function createBuild() {
  let rankings = 0;
  const build: ServerBuild = {
    entry: { module: { default: () => new Response("hello") } },
    // Only the ranking of all routes reads the path of one that does not match.
    routes: {
      hello: { id: "hello", path: "/hello", module: { default: () => null } },
      other: {
        id: "other",
        get path() {
          rankings += 1;
          return "/other";
        },
        module: { default: () => null },
      },
    },
    assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
    publicPath: "/",
    assetsBuildDirectory: "",
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
  };
  return { build, countRankings: () => rankings };
}

test("the routes of a build are ranked once, not for each request", async () => {
  const { build, countRankings } = createBuild();
  const request = () => getRequestHandler(build, "production")(new Request("http://shop.example/hello"));
  expect(await (await request()).text()).toBe("hello");
  const rankings = countRankings();
  expect(rankings).toBeGreaterThan(0);
  expect(await (await request()).text()).toBe("hello");
  expect(countRankings()).toBe(rankings);
});

test("each build and mode has a handler of its own", () => {
  const { build } = createBuild();
  const handler = getRequestHandler(build, "production");
  expect(getRequestHandler(build, "production")).toBe(handler);
  expect(getRequestHandler(build, "development")).not.toBe(handler);
  expect(getRequestHandler(createBuild().build, "production")).not.toBe(handler);
});
