import { followQuiet } from "./quiet.ts";
import { expect, test } from "./test.ts";

const pages = [
  ["home", "/"],
  ["list", "/products"],
  ["category", "/product-category/smartphones"],
  ["product", "/product/nordlys-n3-pro"],
] as const;

for (const [name, path] of pages) {
  for (const { width, height, density } of [
    { width: 390, height: 844, density: 2 },
    { width: 390, height: 844, density: 3 },
    { width: 1440, height: 900, density: 1 },
  ]) {
    test.describe(`pictures of the ${name} page at ${width} px, density ${density}`, () => {
      test.use({ viewport: { width, height }, deviceScaleFactor: density });

      test("have their dimensions, and come as large as they are shown, the first at once and the rest when they come near", async ({
        page,
      }) => {
        const isQuiet = followQuiet(page);
        await page.goto(path);
        await isQuiet();
        const pictures = await page.locator("main img").evaluateAll((images: HTMLImageElement[]) =>
          images.map((image) => ({
            source: image.currentSrc,
            width: image.getBoundingClientRect().width,
            hasSize: image.hasAttribute("width") && image.hasAttribute("height"),
            isLazy: image.loading === "lazy",
            hasAlt: image.hasAttribute("alt"),
            isSeen: image.complete && image.naturalWidth > 0 && image.getBoundingClientRect().top < innerHeight,
          })),
        );
        expect(pictures.length).toBeGreaterThan(0);
        let comparedPictures = 0;
        for (const { source, hasSize, hasAlt, width, isSeen } of pictures) {
          expect(hasSize && hasAlt, source).toBe(true);
          const fileWidth = Number(/\?w=(\d+)$/.exec(source)?.[1] ?? 0);
          if (!isSeen || fileWidth === 0 || width === 0) continue;
          // Browsers show a larger file that the page has loaded already, such as the main picture's in its thumbnail.
          const largest = Math.max(...pictures.filter((other) => other.source === source).map((other) => other.width));
          // Denser screens show no difference.
          const needed = largest * Math.min(density, 2.4);
          const fitting = [320, 480, 768, 1024, 1536].find((one) => one >= needed * 0.92) ?? 1536;
          // One step larger than needed is what `sizes` may be off by, a page's gutter or so.
          expect(fileWidth, `${source} shown at ${largest} px`).toBeGreaterThanOrEqual(fitting);
          expect(fileWidth, `${source} shown at ${largest} px`).toBeLessThanOrEqual(Math.max(640, fitting * 1.7));
          comparedPictures += 1;
        }
        expect(comparedPictures).toBeGreaterThan(0);

        const first = page.locator("main img").first();
        await expect(first).toHaveAttribute("fetchpriority", "high");
        await expect(first).not.toHaveAttribute("loading");
        const preload = page.locator("head link[rel=preload][as=image]").first();
        await expect(preload).toHaveAttribute("imagesrcset", (await first.getAttribute("srcset")) ?? "");
        await expect(page.locator("main img[loading=lazy]").first()).toBeAttached();
      });
    });
  }
}

test("come in the best format that the browser takes, for good", async ({ request }) => {
  const ask = (accept: string) =>
    request.get("/media/pictures/smartphone-max-graphite-duo.webp?w=640", { headers: { accept } });
  const [avif, webp] = [await ask("image/avif,image/webp,*/*"), await ask("image/webp,*/*")];
  expect([avif.headers()["content-type"], webp.headers()["content-type"]]).toEqual(["image/avif", "image/webp"]);
  for (const answer of [avif, webp]) {
    expect(answer.headers()["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(answer.headers()["vary"]).toContain("accept");
  }
});

for (const [what, path, status] of [
  ["another host", "/media/https://evil.example/a.jpg?w=640", 404],
  ["another host without its scheme", "/media//evil.example/a.jpg?w=640", 404],
  ["a way out of the folder", "/media/..%2f..%2fetc%2fpasswd.jpg?w=640", 404],
  ["what is no picture", "/media/graphql?w=640", 404],
  ["a drawing that could hold a script", "/media/pictures/a.svg?w=640", 404],
  ["a picture that is not there", "/media/pictures/nothing.webp?w=640", 404],
  ["a width of nobody's", "/media/pictures/smartphone-max-graphite-duo.webp?w=333", 400],
  ["a huge one", "/media/pictures/smartphone-max-graphite-duo.webp?w=99999", 400],
  ["a thumbnail", "/media/pictures/smartphone-max-graphite-duo.webp?w=96", 400],
] as const) {
  test(`${what} is refused`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    expect(answer.headers()["content-type"]).toMatch(/^text\/plain/);
  });
}
