import * as fc from "fast-check";
import { parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import { describe, expect, test } from "vitest";
import { parseUrl } from "../links/parseUrl.ts";
import { PROSE_ATTRIBUTES, PROSE_ELEMENTS, restrictHtml } from "./restrictHtml.ts";

type Node = DefaultTreeAdapterTypes.ChildNode;

/** What a browser would make of it: every element below, in order. */
const elementsOf = (nodes: readonly Node[]): DefaultTreeAdapterTypes.Element[] =>
  nodes.flatMap((node) => ("tagName" in node ? [node, ...elementsOf(node.childNodes)] : []));

/** What a browser builds by itself around cells and closing tags. */
const IMPLIED = ["tbody", "tr", "p", "br"];

function faultsOf(html: string): string[] {
  const nodes = parseFragment(html).childNodes;
  const comments = nodes.filter(({ nodeName }) => nodeName === "#comment").map(() => "a comment");
  return [
    ...comments,
    ...elementsOf(nodes).flatMap(({ tagName, attrs }) => {
      if (![...PROSE_ELEMENTS, ...IMPLIED].includes(tagName)) return [`<${tagName}>`];
      return attrs
        .filter(({ name, value }) => {
          if (!PROSE_ATTRIBUTES[tagName]?.includes(name)) return true;
          return (
            (name === "href" || name === "src") && !["http:", "https:", "mailto:", "tel:"].includes(protocolOf(value))
          );
        })
        .map(({ name, value }) => `<${tagName} ${name}="${value}">`);
    }),
  ];
}

const protocolOf = (address: string): string =>
  parseUrl(address, "https://shop.example/product/x")?.protocol ?? "https:";

describe("restrictHtml", () => {
  test.each([
    "<p>A <strong>good</strong> <em>thing</em>, 3 &lt; 4 &amp; 5 &gt; 4.</p>",
    '<a href="https://shop.example/a?b=1&amp;c=2#d" rel="nofollow noopener">manual</a>',
    '<a href="manual.pdf" rel="nofollow noopener">manual</a><a href="/help">help</a><a href="#top">top</a><a href="?page=2">2</a><a href="">here</a>',
    '<a href="mailto:a@shop.example">mail</a><a href="tel:+49301234">call</a>',
    '<img src="/media/a.jpg" alt="" loading="lazy" /><br /><hr />',
    '<ol start="3" reversed><li>x</li></ol>',
    '<table><thead><tr><th colspan="2" scope="col">A</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    'Kids’ 10" Tablet & Case > 3',
    "",
  ])("keeps %s", (html) => expect(restrictHtml(html)).toBe(html));

  test.each([
    ["<script>alert(1)</script>", "&lt;script>alert(1)&lt;/script>"],
    ["<!-- note -->", "&lt;!-- note -->"],
    ["<Blue>", "&lt;Blue>"],
    ["a < b", "a &lt; b"],
    ['<p onclick="x()" class="a" style="color:red">text</p>', "<p>text</p>"],
    ["<p onclick='x()'>text</p>", "&lt;p onclick='x()'>text</p>"],
    ['<a href="javascript:alert(1)">x</a>', "<a>x</a>"],
    ['<a href=" java\tscript:alert(1)">x</a>', "<a>x</a>"],
    ['<a href="&#106;avascript:alert(1)">x</a>', "<a>x</a>"],
    ['<a href="javascript&colon;alert(1)">x</a>', "<a>x</a>"],
    ['<img src="data:image/svg+xml,x" alt="a" onerror="x()" />', '<img alt="a" />'],
    ['<a href="x" <img src="y">', '&lt;a href="x" <img src="y">'],
    ["<svg/onload=a()>", "&lt;svg/onload=a()>"],
    ["<p", "&lt;p"],
  ])("restricts %s", (html, restricted) => expect(restrictHtml(html)).toBe(restricted));

  const piece = fc.constantFrom(
    "<script>",
    "</script>",
    "<img src=x onerror=a()>",
    '<img src="x" onerror="a()" />',
    "<p ",
    '<p title="',
    "onclick=a()",
    ' onclick="a()"',
    ">",
    '"',
    "'",
    "<svg>",
    "<svg/onload=a()>",
    "<math>",
    "<style>",
    "</style>",
    "<noscript>",
    "<template>",
    "<title>",
    "<textarea>",
    '<iframe srcdoc="',
    "<a href=javascript:a()>",
    '<a href="javascript:a()">',
    '<a href="jav&#x09;ascript:a()">',
    "&lt;script&gt;",
    "text",
    "<!--",
    "-->",
    "<![CDATA[",
    "]]>",
    "<table>",
    "<tr>",
    '<td colspan="2">',
    "</p>",
    "<p>",
    "<",
    "=",
    " ",
    "/",
    "\n",
    "\t",
    "\0",
    "&",
    '<form action="/x">',
    "<button>",
    '<base href="//x">',
  );

  test("lets a browser build nothing else, whatever order hostile pieces stand in, and changes nothing the second time", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 30 }), (pieces) => {
        const html = restrictHtml(pieces.join(""));
        expect(faultsOf(html)).toEqual([]);
        expect(restrictHtml(html)).toBe(html);
      }),
      { numRuns: Number(process.env["PROPERTY_RUNS"] ?? 300) },
    );
  });

  test("has tests that would notice", () =>
    expect(faultsOf('<script></script><p onclick="a()"><!-- x --><a href="javascript:a()">').length).toBe(3));
});
