// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import { decodeHtml as decodeInBrowser } from "./decodeHtml.browser.ts";
import { decodeHtml } from "./decodeHtml.ts";

describe.each([
  ["the server", decodeHtml],
  ["the browser", decodeInBrowser],
])("decodeHtml of %s", (_, decode) => {
  test.each([
    ["&euro;500 &mdash; &quot;nope&quot;", '€500 — "nope"'],
    ["you&#8217;ve, &#x20AC;", "you’ve, €"],
    ["&lt;b&gt;bold&lt;/b&gt;", "<b>bold</b>"],
    ["Tablet & Case <Blue> &amp;amp;", "Tablet & Case <Blue> &amp;"],
    ["</pre><script>lost()</script>", "</pre><script>lost()</script>"],
    ["  spaced ", "  spaced "],
    ["", ""],
  ])("%s", (html, text) => expect(decode(html)).toBe(text));
});
