import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, test } from "./test.ts";

const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "teal" } })
  .png()
  .toBuffer();
const box = { name: "box.exe", mimeType: "application/octet-stream", buffer: picture };
const program = { name: "box.png", mimeType: "image/png", buffer: Buffer.from("MZ, no picture at all") };

async function write(page: Page, message: string): Promise<void> {
  await page.getByLabel("Ihre E-Mail-Adresse").fill("gina@example.test");
  await page.getByLabel("Worum geht es?").selectOption({ label: "Eine Bestellung" });
  await page.getByLabel("Bestell- oder Reparaturnummer").fill("890");
  await page.getByLabel("Ihre Nachricht").fill(message);
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

test("without JavaScript a message is refused with its words, sent, and limited by address", async ({
  request,
  rewire,
}) => {
  const post = (change: Record<string, string | typeof program> = {}) =>
    request.post("/de/contact", {
      headers: { origin: rewire.url },
      multipart: {
        email: "gina@example.test",
        topic: "repair",
        number: "RW-7",
        message: "Ganz ohne Skript.",
        ...change,
      },
    });
  const refused = await post({ file: program });
  expect(refused.status()).toBe(422);
  expect(refused.headers()["cache-control"]).toBe("no-store");
  const html = await refused.text();
  expect(html).toContain("Diese Datei ist weder ein Bild");
  expect(html).toMatch(/<textarea[^>]*>Ganz ohne Skript\.<\/textarea>/);
  const trapped = await post({ trap: "https://spam.example/" });
  expect(await trapped.text()).toContain("Bitte leeren Sie dieses Feld");

  // A file above the file limit and within the limit of the form keeps the entered text, too.
  const large = await post({ file: { ...box, buffer: Buffer.concat([picture, Buffer.alloc(6 * 1024 * 1024)]) } });
  expect({ status: large.status(), tells: (await large.text()).includes("Diese Datei ist zu groß") }).toEqual({
    status: 422,
    tells: true,
  });

  // The other journey may have sent one of the five from this address.
  let sentCount = 0;
  for (let response = await post({ message: "Nachricht 1" }); response.status() === 200; sentCount += 1) {
    const html = await response.text();
    expect(html).toContain("Ihre Nachricht ist bei uns.");
    // Such a page does not reload itself, which would send the message again.
    expect(html).toContain(" data-posted>");
    response = await post({ message: `Nachricht ${sentCount + 2}` });
  }
  expect([4, 5]).toContain(sentCount);
  const tooMany = await post({ message: "Noch eine" });
  expect(tooMany.status()).toBe(429);
  expect(await tooMany.text()).toContain("Noch eine");
  await expect.poll(async () => (await rewire.letters()).join()).toContain(`Nachricht ${sentCount}`);
});
