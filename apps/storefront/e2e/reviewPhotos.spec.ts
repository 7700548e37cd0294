import sharp from "sharp";
import { alive } from "./alive.ts";
import { sendReview } from "./reviews.ts";
import { expect, test } from "./test.ts";

const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: "teal" } })
  .jpeg()
  .withExif({ IFD0: { Copyright: "Ada" } })
  .toBuffer();
const product = "/de/product/tarn-14";

test("a photo comes with a review, without scripts; the shop shows it by its mail's link, and it opens over the page", async ({
  browser,
  baseURL,
  page,
  rewire,
}) => {
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const writer = await withoutScripts.newPage();
  await writer.goto(product);
  await writer.getByRole("link", { name: "Bewertung mit Fotos schreiben" }).click();
  await writer.getByRole("radio", { name: "4 Sterne" }).check({ force: true });
  await writer.getByRole("textbox", { name: "Ihr Text" }).fill("Leise, auch im Zug.");
  await writer.getByRole("textbox", { name: "Name" }).fill("Ada");
  await writer.getByRole("textbox", { name: "E-Mail", exact: true }).fill("ada@example.test");
  const photos = writer.getByLabel(/^Fotos/);
  await photos.setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no photo at all") });
  await writer.getByRole("button", { name: "Bewertung senden" }).click();
  await expect(writer.getByText("Eine der Dateien ist kein Foto")).toBeVisible();
  await expect(writer.getByRole("textbox", { name: "Ihr Text" })).toHaveValue("Leise, auch im Zug.");
  // The shop accepts one review per address in 15 seconds, and another test may have written one. A page that comes in
  // answer to a refusal keeps the entered values, but no browser keeps files.
  await expect(async () => {
    await photos.setInputFiles({ name: "photo.exe", mimeType: "application/octet-stream", buffer: photo });
    const nextPage = writer.waitForEvent("domcontentloaded");
    await writer.getByRole("button", { name: "Bewertung senden" }).click();
    await nextPage;
    expect(await writer.getByText("Ihre Fotos erscheinen, sobald wir sie angesehen haben.").isVisible()).toBe(true);
  }).toPass({ intervals: [2000] });

  const findLink = async () =>
    (await rewire.letters())
      .filter((letter) => letter.includes("Leise, auch im Zug."))
      .flatMap((letter) => /\/review-photos\?[^\s"\\]+/.exec(letter) ?? [])
      .at(0) ?? "";
  await expect.poll(findLink).toContain("key=");
  await writer.goto(await findLink());
  await writer.getByRole("button", { name: "Show the photos" }).click();
  await expect(writer.getByText("These photos are shown with the review.")).toBeVisible();
  await withoutScripts.close();

  const thumbnail = page.getByRole("link", { name: "Foto 1 von 1 von Ada" });
  await expect(async () => {
    await page.goto(product);
    await expect(thumbnail).toBeVisible({ timeout: 1000 });
  }).toPass();
  const answer = await page.request.get((await thumbnail.getAttribute("href")) ?? "");
  expect(answer.headers()).toMatchObject({ "content-type": "image/webp", "x-content-type-options": "nosniff" });
  expect((await sharp(await answer.body()).metadata()).exif).toBeUndefined();
  await (await alive(thumbnail)).click();
  await expect(page.getByRole("dialog", { name: "Foto 1 von 1 von Ada" })).toBeVisible();
});

test("photos go with a review from the product's own page; a file that is none leaves text and stars", async ({
  page,
  rewire,
}) => {
  await page.goto("/product/tarn-14");
  await page.getByRole("button", { name: "Write a review" }).click();
  await page.getByRole("radio", { name: "5 stars" }).check({ force: true });
  await page.getByRole("textbox", { name: "Your review" }).fill("Hot in ten seconds.");
  await page.getByRole("textbox", { name: "Name" }).fill("Grace");
  await page.getByRole("textbox", { name: "E-mail" }).fill("grace@example.test");
  const photos = page.getByLabel(/^Photos/);
  await photos.setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no photo at all") });
  await page.getByRole("button", { name: "Send review" }).click();
  await expect(page.getByText("One of the files is no photo that we can read.")).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Your review" })).toHaveValue("Hot in ten seconds.");
  await photos.setInputFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer: photo });
  await sendReview(page, "Your photos appear once we have looked at them.");
  await expect
    .poll(async () => (await rewire.letters()).filter((letter) => letter.includes("Hot in ten seconds.")).length)
    .toBe(1);
});
