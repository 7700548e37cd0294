import { readFile } from "node:fs/promises";
import { accountRead, openAccount } from "./accounts.ts";
import { ShopVisitor } from "./ShopVisitor.ts";
import { enter, tabTo, type } from "./keyboard.ts";
import { followQuiet } from "./quiet.ts";
import { expect, test } from "./test.ts";

const email = "ada.datenschutz@example.test";
const password = "soldering iron 9";

test("a customer gets a copy of the data by a link, and deletes the account, by keyboard and in German", async ({
  page,
  rewire,
}) => {
  const lettersWith = async (text: string) =>
    (await rewire.letters()).filter((letter) => letter.includes(email) && letter.includes(text));
  const isQuiet = followQuiet(page);
  await openAccount(page, rewire, email, password);
  await page.goto("/de/my-account?tab=details");
  await enter(page, page.getByRole("link", { name: "Kopie Ihrer Daten erhalten oder Konto löschen" }));
  await expect(page.getByRole("heading", { level: 1, name: "Ihre Daten" })).toBeVisible();
  await enter(page, page.getByRole("button", { name: "Link zusenden" }));
  await expect(page.getByText("Der Link ist auf dem Weg")).toBeVisible();

  await expect.poll(async () => (await lettersWith("/my-account/data?key")).length).toBe(1);
  const [letter = ""] = await lettersWith("/my-account/data?key");
  const link = /\/de\/my-account\/data\?key=[\w-]+/.exec(letter.replaceAll("=\r\n", "").replaceAll("=3D", "="))?.[0];
  const answer = await page.goto(link ?? "");
  expect(answer?.headers()["cache-control"]).toBe("no-store");
  const download = page.waitForEvent("download");
  await enter(page, page.getByRole("button", { name: "Für Programme herunterladen (JSON)" }));
  const file = JSON.parse(await readFile(await (await download).path(), "utf8")) as object;
  expect(file).toMatchObject({ sections: { shop: { customer: { email }, orders: [] } } });

  await page.goto("/de/my-account/data");
  await type(page, page.getByLabel("Ihr Passwort"), "not the right one");
  await tabTo(page, page.getByRole("checkbox"));
  await page.keyboard.press("Space");
  await enter(page, page.getByRole("button", { name: "Konto endgültig löschen" }));
  await expect(page.getByText("Das Passwort ist falsch. Es wurde nichts gelöscht.")).toBeVisible();
  await type(page, page.getByLabel("Ihr Passwort"), password);
  await tabTo(page, page.getByRole("checkbox"));
  await page.keyboard.press("Space");
  // Requests for account data would be refused after the deletion and reported as errors.
  await accountRead(page);
  await isQuiet();
  await enter(page, page.getByRole("button", { name: "Konto endgültig löschen" }));
  await expect(page.getByText("Ihr Konto ist gelöscht")).toBeVisible();
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("rewire-login");
  expect(rewire.documents<{ email: string }>("user").filter((user) => user.email === email)).toEqual([]);
  await expect(page.getByText("Gelöscht mit dem Link in unserer E-Mail")).toBeVisible();
  await expect.poll(async () => (await lettersWith("Ihr Konto bei")).length).toBe(1);
  const [farewell = ""] = await lettersWith("/my-account/data?erase");
  const addressLink = /\/de\/my-account\/data\?erase=[\w-]+/.exec(
    farewell.replaceAll("=\r\n", "").replaceAll("=3D", "="),
  )?.[0];
  await page.goto(addressLink ?? "");
  await tabTo(page, page.getByRole("checkbox"));
  await page.keyboard.press("Space");
  await isQuiet();
  await enter(page, page.getByRole("button", { name: "Endgültig löschen" }));
  await expect(page.getByText("Was zu Ihrer E-Mail-Adresse gespeichert war, ist gelöscht.")).toBeVisible();

  // The link gives no access without a log-in.
  await page.goto(link ?? "");
  await expect(page.getByText("Bitte melden Sie sich zuerst an")).toBeVisible();
});

test("who knows no password deletes the account by a mailed link, once, without signing in", async ({
  page,
  rewire,
}) => {
  const isQuiet = followQuiet(page);
  const address = "grace.ohne.passwort@example.test";
  const lettersWith = async (text: string) =>
    (await rewire.letters()).filter((letter) => letter.includes(address) && letter.includes(text));
  await new ShopVisitor(rewire.shopUrl).register(address, password);
  await page.goto("/my-account/data");
  await page.getByLabel("E-mail address of the account").fill(address);
  await page.getByRole("button", { name: "Send me a link to delete it" }).click();
  await expect(page.getByText("If there is an account with this address")).toBeVisible();

  await expect.poll(async () => (await lettersWith("/my-account/data?erase")).length).toBe(1);
  const [letter = ""] = await lettersWith("/my-account/data?erase");
  const link =
    /\/my-account\/data\?erase=[\w-]+/.exec(letter.replaceAll("=\r\n", "").replaceAll("=3D", "="))?.[0] ?? "";
  await page.goto(link);
  await expect(page.getByText("Kept as long as the law asks")).toBeVisible();
  await page.getByRole("checkbox").check();
  await isQuiet();
  await page.getByRole("button", { name: "Delete account for good" }).click();
  await expect(page.getByText("Your account is deleted")).toBeVisible();
  expect(rewire.documents<{ email: string }>("user").filter((user) => user.email === address)).toEqual([]);
  await expect.poll(async () => (await lettersWith("Reviews stay public, without their photos")).length).toBe(1);

  await page.goto(link);
  await expect(page.getByText("This link does not work any more")).toBeVisible();
});
