// @vitest-environment happy-dom
import { act, type ReactNode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { isHydrated } from "../early/isHydrated.ts";
import { awaitsHydration } from "./awaitsHydration.ts";
import { createTextReplacements } from "./createTextReplacements.ts";
import { followTranslation } from "./followTranslation.ts";
import { redirectTextChanges } from "./redirectTextChanges.ts";

const wrapText = (text: Text) => {
  const [outer, inner] = [document.createElement("font"), document.createElement("font")];
  inner.append(`[${text.data}]`);
  outer.append(inner);
  return outer;
};

/** Ways in which translations replace a text. */
const translations = {
  "replaces a text": (text: Text) => text.replaceWith(wrapText(text)),
  "inserts a text beside": (text: Text) => {
    text.before(wrapText(text));
    text.remove();
  },
  "wraps a text": (text: Text) => {
    const font = document.createElement("font");
    text.replaceWith(font);
    font.append(text);
  },
};

const container = document.body.appendChild(document.createElement("div"));
let root: Root | undefined;

/** Translates all texts that are not translated yet. */
async function translate(replace: (text: Text) => void): Promise<void> {
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node instanceof Text && !node.parentElement?.closest("font")) texts.push(node);
  texts.forEach(replace);
  // The observer is called.
  await new Promise((resolve) => setTimeout(resolve));
}

const show = (content: ReactNode) => act(async () => root?.render(content));

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
/** What a translated page replaces for its life. */
const replacedProperties = [
  ...(["removeChild", "insertBefore", "appendChild"] as const).map((name) => [Node.prototype, name] as const),
  [Text.prototype, "nodeValue"] as const,
].map(([prototype, name]) => ({ prototype, name, descriptor: Object.getOwnPropertyDescriptor(prototype, name) }));
afterAll(() => {
  for (const { prototype, name, descriptor } of replacedProperties)
    if (descriptor) Object.defineProperty(prototype, name, descriptor);
    else Reflect.deleteProperty(prototype, name);
});
beforeAll(() => followTranslation(isHydrated, { awaitsHydration, createTextReplacements, redirectTextChanges }));
afterEach(async () => {
  await act(async () => root?.unmount());
  container.replaceChildren();
});

test.each(Object.entries(translations))("a translation %s: React changes, moves and removes it", async (_, replace) => {
  root = createRoot(container);
  const list = (price: string, words: readonly string[]) => (
    <p>
      Price: {price} {words.includes("new") && "and new"} {words.map((word) => [word, <b key={word}>{word}</b>])}
    </p>
  );
  await show(list("€1", ["a", "b"]));
  await translate(replace);
  expect(container.querySelector("font")).not.toBeNull();
  await show(list("€2", ["a", "b"]));
  expect(container.textContent).toContain("€2");
  expect(container.textContent).not.toContain("€1");
  await translate(replace);
  await show(list("€2", ["b", "new", "a"]));
  expect(container.textContent.replaceAll(/[[\]]/g, "")).toBe("Price: €2 and new bbnewnewaa");
  await translate(replace);
  await show(null);
  expect(container.textContent).toBe("");
});

test.each(Object.entries(translations))(
  "a translation %s before hydration: the page is hydrated",
  async (_, replace) => {
    const content = (
      <p>
        Price: {"€1"} <b>now</b>
      </p>
    );
    container.innerHTML = renderToString(content);
    const paragraph = container.querySelector("p");
    await translate(replace);
    const faults: unknown[] = [];
    await act(async () => {
      document.dispatchEvent(new Event("rewire:hydrate"));
      root = hydrateRoot(container, content, { onRecoverableError: (error) => faults.push(error) });
    });
    expect(faults).toEqual([]);
    expect(container.querySelector("p")).toBe(paragraph);
    expect(container.textContent).toBe("Price: €1 now");
  },
);
