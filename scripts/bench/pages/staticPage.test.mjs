import { parse } from "parse5";
import { expect, test } from "vitest";
import { toStaticPage } from "./staticPage.mjs";

const picture = (n) => ({ url: `/media/${n}.webp`, alt: `Picture "${n}"`, width: 195, height: 195 });
const content = {
  title: "Phones & more",
  header: [
    { text: "Rewire", href: "/" },
    { text: "Open until 19:00", href: null },
  ],
  items: [
    { heading: 1, text: "Phones < 100 €" },
    { text: "2 products" },
    { card: { name: "One", href: "/product/one?a=1&b=2", picture: picture(1), lines: ["€1.00", "In stock"] } },
    { card: { name: "Two", href: "/product/two", picture: null, lines: [] } },
    ...[2, 3, 4, 5].map((n) => ({ picture: picture(n) })),
  ],
  footer: [{ text: "Legal", href: "/legal" }],
};
const urlOf = (url) => url.replace("/media", "/p");

test("shows everything in its order, cards in one list", () => {
  const html = toStaticPage(content, urlOf);
  expect(html).toContain("<h1>Phones &lt; 100 €</h1><p>2 products</p><ul><li>");
  expect(html).toContain('<h3><a href="/product/one?a=1&amp;b=2">One</a></h3><p>€1.00</p><p>In stock</p></li><li>');
  expect(html).toContain("Two</a></h3></li></ul>");
  expect(html).toContain("<span>Open until 19:00</span>");
  expect(html.match(/<ul>/g)).toHaveLength(1);
});

test("the first picture comes first, those below the fold when they are needed", () => {
  const images = toStaticPage(content, urlOf).match(/<img [^>]*>/g);
  expect(images).toHaveLength(5);
  expect(images[0]).toBe(
    '<img src="/p/1.webp" alt="Picture &quot;1&quot;" width="195" height="195" fetchpriority="high">',
  );
  expect(images.map((one) => one.includes("lazy"))).toEqual([false, false, false, false, true]);
});

test("has neither scripts nor fonts, and is well-formed", () => {
  const errors = [];
  parse(toStaticPage(content, urlOf), { onParseError: (error) => errors.push(error) });
  expect(errors).toEqual([]);
  expect(toStaticPage(content, urlOf)).not.toMatch(/<script|font/);
});
