import { accessible } from "./accessible.ts";
import { tabTo, type } from "./keyboard.ts";
import { pageAlive } from "./alive.ts";
import { expect, test } from "./test.ts";

/** E-mail as stored by the embedded shop. */
interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly files: readonly { readonly filename: string }[];
}

test("a guest learns what an old phone is worth, books, moves and cancels, in German and by keyboard", async ({
  page,
  rewire,
}) => {
  const mailsTo = async (address: string, subject: RegExp) =>
    (await rewire.letters())
      .map((letter): Mail => JSON.parse(letter))
      .filter((mail) => mail.to === address && subject.test(mail.subject));
  const press = async (name: string) => {
    await tabTo(page, page.getByRole("main").getByRole("button", { name }));
    await page.keyboard.press("Enter");
  };
  await page.goto("/de/trade-in?family=phone&brand=Nordlys");
  await pageAlive(page);
  await tabTo(page, page.getByRole("link", { name: "Nordlys N3", exact: true }));
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/device=nordlys-n3$/);
  const screen = page.getByRole("group", { name: "Ist das Display ohne Risse?" });
  await tabTo(page, screen.getByRole("radio", { name: "Ja" }));
  await page.keyboard.press("ArrowRight");
  await press("Schätzung anzeigen");
  await expect(page.getByRole("row", { name: /Neues Display/ })).toContainText("139");
  await expect(page.getByRole("row", { name: /Wir zahlen/ })).toContainText("71");
  await accessible(page);

  await tabTo(page, page.getByLabel("Termin", { exact: true }));
  await page.keyboard.press("End");
  await type(page, page.getByLabel("Name", { exact: true }), "Maria Muster");
  await type(page, page.getByLabel("E-Mail", { exact: true }), "ankauf@example.com");
  await press("Termin buchen");
  await expect(page.getByRole("heading", { level: 1, name: "Ihr Termin am Tresen" })).toBeVisible();
  await accessible(page);
  const [link = ""] = page.url().split("#");

  await expect.poll(() => mailsTo("ankauf@example.com", /^Ihr Termin .*: Nordlys N3/)).toHaveLength(1);
  const [mail] = await mailsTo("ankauf@example.com", /^Ihr Termin/);
  expect(mail?.text).toContain(link);
  expect(mail?.files.map(({ filename }) => filename)).toEqual([expect.stringMatching(/^termin-\w+\.ics$/)]);
  const time = page.getByRole("main").locator("time");
  const former = (await time.getAttribute("datetime")) ?? "";
  const fileUrl = (await page.getByRole("link", { name: "Im Kalender speichern" }).getAttribute("href")) ?? "";
  const file = await page.request.get(fileUrl);
  expect(file.headers()).toMatchObject({ "content-type": "text/calendar; charset=utf-8", "cache-control": "no-store" });
  expect(await file.text()).toContain(`DTSTART;TZID=Europe/Berlin:${former.slice(0, 19).replaceAll(/[-:]/g, "")}`);

  await tabTo(page, page.getByLabel("Anderer Termin"));
  await page.keyboard.press("End");
  await press("Termin verschieben");
  await expect(page.getByRole("alert")).toContainText("Ihr Termin ist verschoben auf");
  await expect(time).not.toHaveAttribute("datetime", former);
  await tabTo(page, page.getByText("Termin absagen"));
  await page.keyboard.press("Enter");
  await press("Ja, absagen");
  await expect(page.getByText("Ihr Termin ist abgesagt.")).toBeVisible();
  await expect.poll(() => mailsTo("ankauf@example.com", /^Abgesagt/)).toHaveLength(1);
  expect((await page.request.get(fileUrl)).status()).toBe(404);
});

test("without JavaScript a refused booking keeps what was typed; a stranger's link opens nothing", async ({
  browser,
  rewire,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: rewire.url });
  const page = await context.newPage();
  await page.goto("/trade-in?device=moss-a1");
  await page.getByRole("group", { name: "Is the screen free of cracks?" }).getByText("No").click();
  await page.getByRole("button", { name: "Show the estimate" }).click();
  await expect(page.getByRole("heading", { name: "Sorry, we cannot pay anything for it" })).toBeVisible();
  await page.getByLabel("Time", { exact: true }).selectOption({ index: 3 });
  await page.getByLabel("Name", { exact: true }).fill("Gina Guest");
  await page.getByLabel("E-mail", { exact: true }).fill("gina@example.com");
  await page.getByLabel(/^Phone/).fill("call me");
  await page.getByRole("button", { name: "Book the appointment" }).click();
  await expect(page.getByRole("alert")).toContainText("Nothing is booked yet");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Gina Guest");
  await page.getByLabel(/^Phone/).fill("");
  await page.getByRole("button", { name: "Book the appointment" }).click();
  await expect(page.getByText("Free recycling")).toBeVisible();
  const address = new URL(page.url());
  address.searchParams.set("key", "guess");
  expect((await page.request.get(address.href)).status()).toBe(404);
  const forged = await page.request.post("/trade-in/appointment", {
    form: { number: address.searchParams.get("number") ?? "", key: "guess", answer: "cancel" },
    headers: { origin: rewire.url },
  });
  expect(forged.status()).toBe(404);
  await page.reload();
  await expect(page.getByText("Free recycling")).toBeVisible();
  await context.close();
});
