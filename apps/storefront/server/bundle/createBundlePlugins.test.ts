import { expect, test } from "vitest";
import { replaceUrls } from "./createBundlePlugins.ts";

const options = {
  bundle: "/shop/app/build/bundle",
  programs: { main: "/shop/app/server/main.ts", pageWorker: "/shop/app/server/pages/pageWorker.ts" },
};
const replace = (code: string) => replaceUrls(code, "/shop/app/server/pages/createThreads.ts", options);

test("files beside a source are found from the bundle", () => {
  expect(replace(`open(new URL("../../pictures", import.meta.url));`)).toBe(
    `open(new URL("../../pictures", new URL("../../server/pages/createThreads.ts", import.meta.url).href));`,
  );
});

test("another program is the one of the bundle", () => {
  expect(replace(`start(new URL("pageWorker.ts", import.meta.url).href);`)).toBe(
    `start(new URL("pageWorker.js", import.meta.url).href);`,
  );
  expect(replace(`start(new URL("other.ts", import.meta.url).href);`)).toContain("server/pages/createThreads.ts");
});
