import sharp from "sharp";
import { alive } from "./alive.ts";
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
  await photos.setInputFiles({ name: "photo.exe", mimeType: "application/octet-stream", buffer: photo });
  await writer.getByRole("button", { name: "Bewertung senden" }).click();
  await expect(writer.getByText("Ihre Fotos erscheinen, sobald wir sie angesehen haben.")).toBeVisible();

  const findLink = async () =>
    (await rewire.letters()).flatMap((letter) => /\/review-photos\?[^\s"\\]+/.exec(letter) ?? []).at(0) ?? "";
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
