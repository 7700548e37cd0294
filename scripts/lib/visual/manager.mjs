// Storybook as a designer sees it: the tools above, the list beside, the story in its frame.
import { chromium } from "playwright";
import { launchOptions } from "../../browser.mjs";
import { whatDoesNotFit } from "./measure.mjs";
import { WORKSHOP } from "./workshop.mjs";

const PATIENCE = 30_000;
const ENDED = ["completed", "afterEach", "finished", "errored", "aborted"];

/** Opens the workshop in a browser that reaches its own server and nothing else. */
export async function openManager(url) {
  const browser = await chromium.launch(await launchOptions());
  const page = await browser.newPage({ viewport: { width: 1700, height: 1000 }, locale: "en-US", timezoneId: "UTC" });
  const noise = new Set();
  await page.route(
    (address) => address.origin !== url && address.protocol.startsWith("http"),
    (route) => {
      noise.add(`asks another host: ${route.request().url()}`);
      return route.abort();
    },
  );
  page.on("pageerror", (error) => noise.add(`error: ${error.message.split("\n")[0]}`));
  page.on(
    "response",
    (response) =>
      response.status() >= 400 &&
      response.request().frame().url().startsWith(`${url}${WORKSHOP}/`) &&
      noise.add(`${response.status()} ${response.url()}`),
  );

  const frameOf = async () => {
    const handle = await page.waitForSelector("#storybook-preview-iframe", { timeout: PATIENCE });
    return handle.contentFrame();
  };
  /** Opens a story with its tools and waits until it has been shown and played. */
  async function open(path, globals = "") {
    await page.goto("about:blank");
    await page.goto(`${url}${WORKSHOP}/index.html?path=${path}${globals && `&globals=${globals}`}`, {
      waitUntil: "commit",
    });
    const frame = await frameOf();
    await frame.waitForFunction(
      (ended) => {
        const current = globalThis.__STORYBOOK_PREVIEW__?.currentRender;
        return current !== undefined && ended.includes(current.phase);
      },
      ENDED,
      { timeout: PATIENCE },
    );
    return frame;
  }

  return {
    open,
    /** Sets tools anew as their menus do, and answers with the address once it has the expected words, or after five seconds without them. */
    async choose(globals, expected) {
      await page.evaluate((wanted) => {
        const channel = globalThis.__STORYBOOK_ADDONS_MANAGER.getChannel();
        const nested = {};
        for (const [name, value] of Object.entries(wanted)) {
          const [tool, part] = name.split(".");
          nested[tool] = part ? { [part]: value, isRotated: false } : value;
        }
        history.replaceState(null, "", location.href.replace(/&globals=[^&]*/, ""));
        channel.emit("updateGlobals", { globals: { locale: "en_US" } });
        channel.emit("updateGlobals", { globals: nested });
      }, globals);
      await page
        .waitForFunction((wanted) => wanted.every((word) => location.search.includes(word)), expected, {
          timeout: 5000,
        })
        .catch(() => undefined);
      return page.url();
    },
    /** Looks at a page of documentation: a heading, no dead picture, nothing too wide. */
    async look(id) {
      await page.goto("about:blank");
      await page.goto(`${url}${WORKSHOP}/iframe.html?id=${id}&viewMode=docs`, { waitUntil: "commit" });
      // The service worker of the mock network may load the page once more when it takes it over.
      return lookAt(page.mainFrame()).catch((error) => {
        if (!error.message.includes("context was destroyed")) throw error;
        return lookAt(page.mainFrame());
      });
    },
    /** What went wrong since `forget`. */
    heard: () => [...noise],
    forget: () => noise.clear(),
    close: () => browser.close(),
  };
}

async function lookAt(frame) {
  await frame.waitForFunction(() => document.querySelector(".sbdocs h1, .sbdocs .os-error"), undefined, {
    timeout: PATIENCE,
  });
  await frame.evaluate(() => document.fonts.ready);
  const words = await frame.evaluate(() => {
    const dead = [...document.images]
      .filter((image) => image.complete && image.naturalWidth === 0)
      .map(({ src }) => `the picture ${src} is not there`);
    const failed = [...document.querySelectorAll(".sbdocs .os-error, #error-message")]
      .filter((element) => element.checkVisibility() && element.textContent.trim())
      .map((element) => element.textContent.trim().slice(0, 200));
    return [...dead, ...failed];
  });
  const wide = (await frame.evaluate(whatDoesNotFit)).filter((fault) => fault.startsWith("the page scrolls sideways"));
  return [...words, ...wide];
}
