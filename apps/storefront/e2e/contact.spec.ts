import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./test.ts";

const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } })
  .png()
  .toBuffer();
const box = { name: "box.exe", mimeType: "application/octet-stream", buffer: picture };
const program = { name: "box.png", mimeType: "image/png", buffer: Buffer.from("MZ, no picture at all") };

async function write(page: Page, words: string): Promise<void> {
  await page.getByLabel("Ihre E-Mail-Adresse").fill("gina@example.test");
  await page.getByLabel("Worum geht es?").selectOption({ label: "Eine Bestellung" });
  await page.getByLabel("Bestell- oder Reparaturnummer").fill("890");
  await page.getByLabel("Ihre Nachricht").fill(words);
}

test("a message with a picture reaches the shop, and a refused file costs no words", async ({ page, rewire }) => {
  await page.goto("/de/contact");
  await write(page, "Der Karton war offen.");
  await page.getByLabel("Bild oder PDF").setInputFiles(program);
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(page.getByText("Diese Datei ist weder ein Bild")).toBeVisible();
  await expect(page.getByLabel("Ihre Nachricht")).toHaveValue("Der Karton war offen.");
  await page.getByLabel("Bild oder PDF").setInputFiles(box);
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await expect(page.getByText("Ihre Nachricht ist bei uns.")).toBeVisible();
  await expect
    .poll(async () => (await rewire.letters()).find((letter) => letter.includes("Der Karton war offen.")))
    .toContain('"replyTo": "gina@example.test"');
  const letter = (await rewire.letters()).find((text) => text.includes("Der Karton war offen.")) ?? "";
  expect(letter).toContain('"subject": "Eine Bestellung 890');
  expect(letter).toContain('"filename": "box.png"');
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a message is refused with its words, and sent", async ({ page, rewire }) => {
    await page.goto("/de/contact");
    await write(page, "Ganz ohne Skript.");
    await page.getByLabel("Bild oder PDF").setInputFiles(program);
    await page.getByRole("button", { name: "Nachricht senden" }).click();
    await expect(page.getByText("Diese Datei ist weder ein Bild")).toBeVisible();
    await expect(page.getByLabel("Ihre Nachricht")).toHaveValue("Ganz ohne Skript.");
    await expect(page.getByLabel("Worum geht es?")).toHaveValue("order");
    await page.getByRole("button", { name: "Nachricht senden" }).click();
    await expect(page.getByText("Ihre Nachricht ist bei uns.")).toBeVisible();
    await expect.poll(async () => (await rewire.letters()).join()).toContain("Ganz ohne Skript.");
  });
});
