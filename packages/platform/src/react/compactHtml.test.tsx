// @vitest-environment happy-dom
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { compactHtml } from "./compactHtml.ts";

const domOf = (html: string) => new DOMParser().parseFromString(`<!DOCTYPE html>${html}`, "text/html").documentElement;

test("a page of React's is the same page with fewer characters", () => {
  const html = renderToString(
    <main id="a" lang="en" title="two words" data-url="/a?b=1" aria-hidden>
      <img src="/picture.webp?w=640" alt="" width={640} />
      <input type="checkbox" defaultChecked disabled value="" />
      <svg viewBox="0 0 1 1">
        <use href="/icons.svg#heart" />
        <path d="M0 0h1" stroke="red" />
      </svg>
      <textarea defaultValue={'<a href="x">'} />
      {'Words such as <a href="x"> and title="y"'} {"stay"}
      <br />
      <p title={"\"'=`<>"}>it’s</p>
    </main>,
  );
  const compact = compactHtml(html);
  expect(domOf(compact).outerHTML).toBe(domOf(html).outerHTML);
  expect(compact.length).toBeLessThan(html.length - 40);
  expect(compact).toContain('<use href=/icons.svg#heart /><path d="M0 0h1" stroke=red />');
  expect(compact).toContain(" alt width=640>");
});

test("scripts and styles keep their text, and everything its nonce", () => {
  const html = `<style nonce="n" data-x="">a[href="b"]{}</style><link rel="a" nonce="n"/><script nonce="n">x='<a b="c">'</script>`;
  expect(compactHtml(html)).toBe(html.replace('rel="a" nonce="n"/', 'rel=a nonce="n"'));
});
