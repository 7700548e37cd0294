import type { Browser, BrowserContext } from "@playwright/test";

/** Whether pages are translated in all journeys; shows journeys that fail for shoppers who let their browser translate. */
const TRANSLATES = process.env["REWIRE_TRANSLATE"] === "true";

/**
 * Translates pages as browsers do: each text is replaced by one within two `font` elements, also when the page changes.
 * The words stay, so that journeys find what they look for.
 */
export function translatePages(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const translateText = (text: Text) => {
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.append(text.data);
      outer.append(inner);
      text.replaceWith(outer);
    };
    const isTranslatable = (text: Node): text is Text =>
      text instanceof Text &&
      text.data.trim() !== "" &&
      !text.parentElement?.closest("head, script, style, textarea, select, svg, font, template, [translate=no]");
    const translate = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      for (let node: Node | null = root; node; node = walker.nextNode()) if (isTranslatable(node)) texts.push(node);
      for (const text of texts) translateText(text);
    };
    let timer: number | undefined;
    const translateLater = () => {
      timer ??= window.setTimeout(() => {
        timer = undefined;
        translate(document);
      }, 100);
    };
    window.addEventListener("load", () => {
      translate(document);
      new MutationObserver(translateLater).observe(document, { childList: true, characterData: true, subtree: true });
    });
  });
}

/** Translates all pages that a browser opens from now on, if `REWIRE_TRANSLATE` is set. */
export function translateAllPages(browser: Browser): void {
  if (!TRANSLATES) return;
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await translatePages(context);
    return context;
  };
}
