// @vitest-environment happy-dom
import { act } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useFocusFallback } from "./useFocusFallback.ts";

interface PageProps {
  /** Number of notes with a button each. */
  count: number;
  hasAd?: boolean;
}

function Notes({ count }: PageProps) {
  const heading = useFocusFallback<HTMLHeadingElement>(count);
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        Notes
      </h2>
      <ul>
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <button type="button">{`Note ${index + 1}`}</button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Page = ({ count, hasAd = true }: PageProps) => (
  <main>
    <aside>{hasAd && <button type="button">Ad</button>}</aside>
    <Notes count={count} />
  </main>
);

async function openPage() {
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const render = (props: PageProps) => act(async () => root.render(<Page {...props} />));
  await render({ count: 2 });
  const findButton = (name: string) =>
    [...container.querySelectorAll("button")].find((one) => one.textContent === name);
  return { render, focus: (name: string) => findButton(name)?.focus(), close: () => act(async () => root.unmount()) };
}

const readFocus = () => (document.activeElement === document.body ? null : document.activeElement?.textContent);

let page: Awaited<ReturnType<typeof openPage>>;
beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  page = await openPage();
});
afterEach(async () => {
  await page.close();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test("the focus goes on near a removed control", async () => {
  page.focus("Note 2");
  expect(readFocus()).toBe("Note 2");
  await page.render({ count: 1 });
  expect(readFocus()).toBe("Notes");
});

test("the focus goes on after everything around the control was removed", async () => {
  page.focus("Note 1");
  await page.render({ count: 0 });
  expect(readFocus()).toBe("Notes");
});

test("a change moves nobody who has focused nothing", async () => {
  await page.render({ count: 3 });
  expect(readFocus()).toBeNull();
});

test("a change moves nobody whose control is still there", async () => {
  page.focus("Note 1");
  (document.activeElement as HTMLElement).blur();
  await page.render({ count: 1 });
  expect(readFocus()).toBeNull();
});

test("a control that was removed elsewhere on the page is none of its business", async () => {
  page.focus("Ad");
  expect(readFocus()).toBe("Ad");
  await page.render({ count: 1, hasAd: false });
  expect(readFocus()).toBeNull();
});

test.each([
  ["above the page's visible part", -400, true],
  ["in sight", 200, false],
])("a target %s, at %d px, is scrolled to: %s", async (_, top, isScrolled) => {
  const target = document.querySelector("h2") ?? document.body;
  vi.spyOn(target, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 300, 40));
  const scroll = vi.spyOn(target, "scrollIntoView").mockReturnValue();
  page.focus("Note 2");
  await page.render({ count: 1 });
  expect(scroll).toHaveBeenCalledTimes(isScrolled ? 1 : 0);
});
