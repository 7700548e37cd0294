import { expect, test } from "vitest";
import { rewriteHtmlImages } from "./rewriteHtmlImages.ts";

const keepPath = (source: string) => (source.startsWith("/media/") ? source : null);

test("a path with a quotation mark stays within its attribute", () => {
  expect(rewriteHtmlImages(`<img src='/media/a.jpg" onerror="alert(1)'>`, keepPath)).toBe(
    `<img src="/media/a.jpg&quot; onerror=&quot;alert(1)">`,
  );
});

test("a picture without a path is left out, with the text around it as it was", () => {
  expect(rewriteHtmlImages(`<p>a <img src="https://evil.example/a.jpg"> b</p> 1 < 2`, keepPath)).toBe(
    "<p>a  b</p> 1 < 2",
  );
});
