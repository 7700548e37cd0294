import { accessible } from "./accessible.ts";
import { openAlive } from "./alive.ts";
import { anneliese } from "./checkout.ts";
import { typeGermanAddress } from "./germanCheckout.ts";
import { choose, enter, tabTo } from "./keyboard.ts";
import { bookAtShop } from "./repairShop.ts";
import { expect, test } from "./test.ts";

test("a guest books a repair, moves it and cancels it, in German and by keyboard; each is in a mail", async ({
  page,
  rewire,
}) => {
  const press = async (name: string | RegExp) => {
    await tabTo(page, page.getByRole("main").getByRole("button", { name }));
    await page.keyboard.press("Enter");
  };
  await openAlive(page, "/de/repair?device=nordlys-n3-pro&fault=screen");
  // Today's first time may become too soon meanwhile.
  await enter(page, page.locator("a[href*='day=']:not([data-off]):not([aria-current])").first());
  await expect(page).toHaveURL(/day=/);
  const times = page.getByRole("radiogroup", { name: /^Uhrzeiten am/ }).locator("input:not([aria-disabled])");
  await tabTo(page, times.first());
  await page.keyboard.press("Space");
  await press(/ Uhr buchen$/);
  await expect(page.getByRole("heading", { level: 1, name: "Kasse" })).toBeVisible();
  await typeGermanAddress(page, { ...anneliese, email: "termin@example.com" });
  await choose(page, page.getByRole("radio", { name: /^Am Tresen bezahlen/ }));
  await press(/^Zahlungspflichtig bestellen/);
  await expect(page).toHaveURL(/\/de\/checkout\/order-received\/\d+$/);
  await enter(page, page.getByRole("main").getByRole("link", { name: "Reparatur verfolgen" }));
  await expect(page.getByRole("heading", { name: "Ihr Termin" })).toBeVisible();
  await accessible(page);

  const letters = async (subject: RegExp) =>
    (await rewire.letters()).filter((letter) => letter.includes("termin@example.com") && subject.test(letter));
  await expect.poll(() => letters(/Ihre Reparatur \d+: Nordlys N3 Pro/)).toHaveLength(1);
  const [booked = ""] = await letters(/Ihre Reparatur \d+: Nordlys N3 Pro/);
  const mail = JSON.parse(booked) as { text: string; to: string; files: readonly { filename: string }[] };
  expect(mail.to).toBe("termin@example.com");
  expect(mail.files.map(({ filename }) => filename)).toEqual([expect.stringMatching(/^reparatur-\d+\.ics$/)]);
  expect(mail.text).toContain(page.url());

  const appointment = page.getByRole("main").locator("time").last();
  const former = await appointment.getAttribute("datetime");
  const file = await page.request.get(
    (await page.getByRole("link", { name: "Im Kalender speichern" }).getAttribute("href")) ?? "",
  );
  expect(file.headers()).toMatchObject({ "content-type": "text/calendar; charset=utf-8", "cache-control": "no-store" });
  expect(await file.text()).toContain(`DTSTART;TZID=Europe/Berlin:${former?.slice(0, 19).replaceAll(/[-:]/g, "")}`);

  // On a phone the appointment is below the timeline.
  await page.setViewportSize({ width: 390, height: 844 });
  await tabTo(page, page.getByLabel("Anderer Termin"));
  await page.keyboard.press("End");
  await press("Termin verschieben");
  await expect(page.getByRole("alert")).toContainText("Ihr Termin ist verschoben auf");
  await expect(page.getByRole("alert")).toBeInViewport();
  expect(await appointment.getAttribute("datetime")).not.toBe(former);
  // A link that is kept does not repeat the outcome.
  await expect(page).not.toHaveURL(/done=/);
  await expect.poll(() => letters(/Verschoben: Ihre Reparatur/)).toHaveLength(1);

  await tabTo(page, page.getByText("Reparatur absagen"));
  await page.keyboard.press("Enter");
  await press("Ja, absagen");
  await expect(page.getByRole("alert")).toHaveText("Ihre Reparatur ist abgesagt.");
  await expect(page.getByRole("button", { name: "Termin verschieben" })).toHaveCount(0);
  await expect.poll(() => letters(/Abgesagt: Ihre Reparatur/)).toHaveLength(1);
});

test("without JavaScript a repair that comes by mail is cancelled; a stranger's link changes nothing", async ({
  browser,
  rewire,
}) => {
  const number = await bookAtShop(rewire.shopUrl, "absage@example.com");
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: rewire.url });
  const page = await context.newPage();
  const forged = await page.request.post("/repair/status", {
    form: { number, key: "guess", answer: "cancel" },
    headers: { origin: rewire.url },
  });
  expect(forged.status()).toBe(404);
  expect((await page.request.get(`/repair/appointment.ics?number=${number}&key=guess`)).status()).toBe(404);
  await page.goto(`/repair/status?number=${number}`);
  await page.getByLabel("E-mail of the booking").fill("absage@example.com");
  await page.getByRole("button", { name: "Show the repair" }).click();
  await page.getByText("Cancel the repair").click();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.getByText("Your repair has been cancelled.")).toBeVisible();
  await context.close();
});
