import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashInlineContent } from "./hashInlineContent.ts";

const nonce = "0123456789abcdef0123456789abcdef";
const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

test("what carries the nonce is hashed, and nothing else", () => {
  const page = hashInlineContent(
    `<head><style nonce="${nonce}" data-styles="a">.a{}</style><link nonce="${nonce}" href="/a.css"/></head>` +
      `<script nonce="${nonce}">one()</script><script async="" nonce="${nonce}" type="module">two()\r\n</script>` +
      `<script>planted()</script><style>b{}</style><script src="/a.js" nonce="${nonce}"></script>`,
    nonce,
  );
  expect(page.scripts).toEqual([sha("one()"), sha("two()\n")]);
  expect(page.styles).toEqual([sha(".a{}")]);
  expect(page.html).not.toContain("nonce");
  expect(page.html).toContain("<script>planted()</script>");
});

test("neither text of a product nor an element without an end is taken for inline content", () => {
  const page = hashInlineContent(
    `<p title="&lt;script nonce=x&gt;">&lt;style&gt;</p><script data-a="&gt;" nonce="${nonce}">one()</script>` +
      `<script nonce="${nonce}">one()</script><style nonce="${nonce}">.a{}<p>`,
    nonce,
  );
  expect(page.scripts).toEqual([sha("one()")]);
  expect(page.styles).toEqual([]);
  expect(hashInlineContent(`<script nonce="${nonce}"`, nonce)).toMatchObject({ scripts: [], styles: [] });
});

test("the same page is the same text, whatever its nonce", () => {
  const make = (own: string) => hashInlineContent(`<script nonce="${own}">one()</script>`, own);
  expect(make("a".repeat(32))).toEqual(make("b".repeat(32)));
});

test("a nonce in another place is an error", () => {
  expect(() => hashInlineContent(`<script nonce="${nonce}">use("${nonce}")</script>`, nonce)).toThrow("another place");
});
