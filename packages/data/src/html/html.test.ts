import * as fc from "fast-check";
import { restrictHtml } from "@rewire/domain";
import { describe, expect, test } from "vitest";
import { toPlainLines } from "./plainLines.ts";
import { toPlainText } from "./plainText.ts";
import { sanitizeHtml } from "./sanitizeHtml.ts";

describe("plainText", () => {
  test.each([
    [
      "Coupon &quot;nope&quot; cannot be applied because it does not exist.",
      'Coupon "nope" cannot be applied because it does not exist.',
    ],
    ['is <span class="amount"><bdi><span>&euro;</span>500.00</bdi></span>.', "is €500.00."],
    ["you already have 2 &mdash; <a href='/cart/' class=\"button\">View cart</a>", "you already have 2 — View cart"],
    [
      "&lt;strong&gt;Error:&lt;/strong&gt; taken. &lt;a href=&quot;/x&quot;&gt;Log in&lt;/a&gt;",
      "Error: taken. Log in",
    ],
    ["it looks as though you&#8217;ve already said that!", "it looks as though you’ve already said that!"],
    ["<p>One</p><p>two</p><ul><li>three</li><li>four</li></ul>", "One two three four"],
    ["a<br>b&nbsp;c", "a b c"],
    ["<style>p{}</style>kept<script>lost()</script>", "kept"],
    ['Kids’ 10" Tablet & Case <Blue> — 50% off!', 'Kids’ 10" Tablet & Case <Blue> — 50% off!'],
  ])("%s", (html, text) => expect(toPlainText(html)).toBe(text));

  test("nothing is empty", () =>
    expect([toPlainText(null), toPlainText(undefined), toPlainText(" ")]).toEqual(["", "", ""]));
  test("takes any text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(toPlainText(`<b>${text}</b>`)).not.toMatch(/<\/?b>/);
      }),
    );
  });
});

describe("sanitizeHtml", () => {
  const clean = (html: string) => sanitizeHtml(html).safeHtml;

  test("keeps what a shopkeeper writes", () => {
    const html =
      "<p>A <strong>good</strong> <em>thing</em>.</p><ul><li>one</li></ul><table><tbody><tr><td>x</td></tr></tbody></table>";
    expect(clean(html)).toBe(html);
  });
  test("headings begin below the page's own", () =>
    expect(clean("<h1>A</h1><h2 class='x'>B</h2><h3>C</h3>")).toBe("<h3>A</h3><h3>B</h3><h3>C</h3>"));
  test("links are not followed and give nothing away", () => {
    expect(clean('<a href="https://example.test/manual" target="_blank" onclick="x()">manual</a>')).toBe(
      '<a href="https://example.test/manual" rel="nofollow noopener">manual</a>',
    );
  });
  test("pictures load late and always have a text, if only an empty one", () => {
    expect(clean('<img src="https://shop.example/a.jpg" onerror="x()" style="width:1px">')).toBe(
      '<img src="https://shop.example/a.jpg" alt="" loading="lazy" />',
    );
  });
  test.each([
    ["<script>alert(1)</script>text", "text"],
    ["<iframe src='https://evil.test'></iframe>text", "text"],
    ["<p style='position:fixed' id='a' class='b' onclick='x()'>text</p>", "<p>text</p>"],
    ['<a href="javascript:alert(1)">text</a>', '<a rel="nofollow noopener">text</a>'],
    ['<img src="data:text/html,x">text', "text"],
    ['<img src="//evil.test/a.png">text', "text"],
    ["<svg onload=alert(1)><style>*{}</style></svg>text", "text"],
    ["<form action='/x'><input name='p'><button>text</button></form>", "text"],
    ["<!-- note -->text", "text"],
  ])("%s is made harmless", (html, safe) => expect(clean(html)).toBe(safe));
  test("nothing is empty", () => expect([clean(""), sanitizeHtml(null).safeHtml]).toEqual(["", ""]));
  test("no order of hostile pieces gets through", () => {
    const piece = fc.constantFrom(
      "<script>",
      "</script>",
      "<img src=x onerror=a()>",
      "<p ",
      "onclick=a()",
      ">",
      '"',
      "<svg/onload=a()>",
      "<iframe>",
      "<a href=javascript:a()>",
      "&lt;script&gt;",
      "text",
      "<!--",
      "-->",
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const html = clean(pieces.join(""));
        expect(html).not.toMatch(/<(?:script|iframe|svg|style)|<[^>]*\son\w+=|<[^>]*javascript:/i);
        // Browsers hold it against the same list, and find nothing to change.
        expect(restrictHtml(html)).toBe(html);
      }),
    );
  });
});

test("plainLines keeps the lines of instructions and no tags", () => {
  expect(toPlainLines("<p>To Rewire GmbH<br />IBAN &lt;DE02&gt;</p>\n\n<p>Thank&nbsp;you</p>")).toBe(
    "To Rewire GmbH\nIBAN <DE02>\nThank you",
  );
  expect(toPlainLines(null)).toBe("");
});
