// Opens Storybook with its interface: toolbar, sidebar, and the story in its frame.
import { chromium } from "playwright";
import { launchOptions } from "../../browser.mjs";
import { offlineArgs } from "./camera.mjs";
import { findOverflow } from "./measure.mjs";
import { WORKSHOP } from "./workshop.mjs";

const PATIENCE = 30_000;
const ENDED = ["completed", "afterEach", "finished", "errored", "aborted"];

/**
 * Opens the workshop in a browser that can only reach its server.
 * @param url Origin of the server.
 * @param options `folder` of the workshop on it, `patience` in milliseconds.
 */
export async function openManager(url, { folder = WORKSHOP, patience = PATIENCE } = {}) {
  const { args, ...options } = await launchOptions();
  const browser = await chromium.launch({ ...options, args: [...args, ...offlineArgs] });
  const page = await browser.newPage({ viewport: { width: 1700, height: 1000 }, locale: "en-US", timezoneId: "UTC" });
  const noise = new Set();
  // `page.route` is not used, because it disables the browser's cache, so that each page would reload all scripts.
  page.on(
    "request",
    (request) =>
      request.url().startsWith("http") &&
      new URL(request.url()).origin !== url &&
      noise.add(`asks another host: ${request.url()}`),
  );
  page.on("pageerror", (error) => noise.add(`error: ${error.message.split("\n")[0]}`));
  // What did not load is reported by its address below.
  page.on(
    "console",
    (message) =>
      message.type() === "error" &&
      !message.text().startsWith("Failed to load resource") &&
      noise.add(`console: ${message.text().split("\n")[0]}`),
  );
  page.on(
    "response",
    (response) =>
      response.status() >= 400 &&
      response.request().frame().url().startsWith(`${url}${folder}/`) &&
      noise.add(`${response.status()} ${response.url()}`),
  );

  const frameOf = async () => {
    const handle = await page.waitForSelector("#storybook-preview-iframe", { timeout: patience });
    return handle.contentFrame();
  };
  /** Opens a story with its toolbar and waits until it has been rendered and played. */
  async function open(path, globals = "") {
    await page.goto("about:blank");
    await page.goto(`${url}${folder}/index.html?path=${path}${globals && `&globals=${globals}`}`, {
      waitUntil: "commit",
    });
    const frame = await frameOf();
    await frame.waitForFunction(
      (ended) => {
        const current = globalThis.__STORYBOOK_PREVIEW__?.currentRender;
        return current !== undefined && ended.includes(current.phase);
      },
      ENDED,
      // Not by frames of animation, which a frame that nothing moves in may not have.
      { timeout: patience, polling: 50 },
    );
    return frame;
  }

  return {
    open,
    /**
     * Changes toolbar values through their menus, and returns the URL once it contains the expected text, or after five
     * seconds.
     */
    async choose(globals, expected) {
      await page.evaluate((values) => {
        const channel = globalThis.__STORYBOOK_ADDONS_MANAGER.getChannel();
        const nested = {};
        for (const [name, value] of Object.entries(values)) {
          const [tool, part] = name.split(".");
          nested[tool] = part ? { [part]: value, isRotated: false } : value;
        }
        history.replaceState(null, "", location.href.replace(/&globals=[^&]*/, ""));
        channel.emit("updateGlobals", { globals: { locale: "en_US" } });
        channel.emit("updateGlobals", { globals: nested });
      }, globals);
      await page
        .waitForFunction((expectedTexts) => expectedTexts.every((word) => location.search.includes(word)), expected, {
          timeout: 5000,
        })
        .catch(() => undefined);
      return page.url();
    },
    /** Checks a documentation page: a heading, no broken picture, no horizontal overflow. */
    async look(id) {
      await page.goto("about:blank");
      await page.goto(`${url}${folder}/iframe.html?id=${id}&viewMode=docs`, { waitUntil: "commit" });
      // The service worker of the mock network may reload the page once when it takes control.
      return inspectFrame(page.mainFrame()).catch((error) => {
        if (!error.message.includes("context was destroyed")) throw error;
        return inspectFrame(page.mainFrame());
      });
    },
    /** Errors since the last reset. */
    heard: () => [...noise],
    forget: () => noise.clear(),
    close: () => browser.close(),
  };
}

async function inspectFrame(frame) {
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
  const wide = (await frame.evaluate(findOverflow)).filter((fault) => fault.startsWith("the page scrolls sideways"));
  return [...words, ...wide];
}
