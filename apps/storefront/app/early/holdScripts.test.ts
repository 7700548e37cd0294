import { expect, test } from "vitest";
import { holdScripts } from "./holdScripts.ts";

const page = `<link rel="modulepreload" href="/assets/root.js" nonce="n"/><script nonce="n">classic()</script><script nonce="n" type="module" async="">import "/assets/root.js";</script>`;

test("modules and what fetches them ahead are held, classic scripts are not", () => {
  expect(holdScripts(page)).toBe(
    `<link rel="held" fetchpriority="low" href="/assets/root.js" nonce="n"/><script nonce="n">classic()</script><script nonce="n" type="held">import "/assets/root.js";</script>`,
  );
});

test("words of the page that look like scripts stay words", () => {
  const words = `<p>&lt;script type="module" async=""&gt; and &lt;link rel="modulepreload" href="/x"&gt;</p>`;
  expect(holdScripts(words)).toBe(words);
});
