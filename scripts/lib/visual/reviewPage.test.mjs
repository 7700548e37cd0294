import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { chromium } from "playwright";
import { launchOptions } from "../../browser.mjs";
import { pathsOf, picturesIn } from "./album.mjs";
import { runCommand } from "./decisions/command.mjs";
import { readDecisions } from "./decisions/files.mjs";
import { reviewerOf } from "./decisions/git.mjs";
import { createRepository, tenPictures } from "./decisions/repositoryForTests.mjs";
import { createReviewApp } from "./reviewApp.mjs";
import { listen } from "./workshop.mjs";

/** Decisions by a person who fills in the page of the review and presses its buttons. */
// Each step starts git several times.
describe("the page of the review, in a browser", { timeout: 20_000 }, () => {
  let [browser, page, repository, server] = [];
  beforeAll(async () => {
    browser = await chromium.launch(await launchOptions());
    page = await browser.newPage();
  }, 60_000);
  afterAll(() => browser.close());
  beforeEach(() => {
    repository = createRepository();
  });
  afterEach(() => {
    server?.close();
    repository.remove();
  });

  const open = async (keys) => {
    server?.close();
    const { root, take } = repository;
    const results = await take(Object.fromEntries(keys.map((key) => [key, "teal"])));
    server = await listen(createReviewApp(root, { results, reviewer: reviewerOf(root), workshop: "/workshop/" }));
    await page.goto(server.url);
  };
  const press = async (name, reason, expected) => {
    await page.getByLabel("Why").fill(reason);
    await page.getByRole("button", { name, exact: true }).click();
    await page.locator("#answer").filter({ hasText: expected }).waitFor();
  };

  describe("ten approvals in the page on one branch, and ten by command on another", () => {
    const approveInPage = async (component) => {
      const keys = Object.keys(tenPictures(component));
      await open(keys);
      for (const key of keys) {
        await page.getByRole("heading", { level: 2, name: key.split(/[/.]/)[1] }).waitFor();
        const saved = page.waitForResponse("**/api/decisions");
        await press("Approve", `fine: ${key}`, "1 approved.");
        await saved;
      }
    };
    const approveByCommand = async (component) => {
      const { root, take } = repository;
      await take(tenPictures(component));
      for (let index = 0; index < 10; index += 1)
        await runCommand(root, ["approve", `state ${index}`, `${component}/state-${index}.`]);
    };
    // Twenty decisions ask git a hundred times: more than a test's time on a busy machine.
    beforeEach(async () => {
      const { git, become, commit } = repository;
      git("checkout", "-qb", "other");
      become("Ben");
      await approveInPage("button");
      commit("button");
      git("checkout", "-q", "main");
      become("Ann");
      await approveByCommand("card");
      commit("card");
      git("merge", "-q", "--no-edit", "other");
    }, 60_000);

    test("merge", async () => {
      const { root } = repository;
      const decisions = readDecisions(root).map(({ who, pictures }) => `${who} ${pictures[0].key}`);
      const expectedDecisions = ["Ann card", "Ben button"].flatMap((each) =>
        Object.keys(tenPictures("x")).map((key) => `${each}${key.slice(1)}`),
      );
      expect(decisions.toSorted()).toEqual(expectedDecisions);
      expect(picturesIn(pathsOf(root).approved).size).toBe(20);
      expect(await runCommand(root, ["waiting"])).toEqual(["No picture waits for anybody."]);
    });
  });

  test("a rejection stays when another approves, and the approval is undone", async () => {
    const { root, become } = repository;
    const key = "button/pressed.light.390";
    await open([key]);
    await press("Reject", "too dark", "1 rejected.");
    become("Ben");
    await open([key]);
    await page.getByText("Ann rejected: too dark").waitFor();
    await press("Approve", "as in the comp", "1 approved.");
    await open([key]);
    expect(await page.locator("#decisions li").allTextContents()).toEqual([
      expect.stringContaining("Ann rejected: too dark"),
      expect.stringContaining("Ben approved: as in the comp"),
    ]);
    await press("Undo", "it is too dark", "Undone.");
    expect(readDecisions(root).map(({ who, verdict }) => `${who} ${verdict}`)).toEqual([
      "Ann rejected",
      "Ben approved",
      "Ben undone",
    ]);
    expect(picturesIn(pathsOf(root).approved).size).toBe(0);
  });

  test("a wrong press is taken back at once, in the same page", async () => {
    const { root } = repository;
    await open(["button/pressed.light.390", "card/full.light.390"]);
    await press("Approve", "as in the comp", "1 approved.");
    await page.getByRole("heading", { level: 2, name: "full" }).waitFor();
    await page.getByRole("button", { name: /pressed/ }).click();
    await page.getByText("as in the comp").waitFor();
    await press("Undo", "meant the other", "Undone. The picture waits again.");
    await page.getByText("undid a decision: meant the other").waitFor();
    await press("Comment only", "what about dark?", "Comment saved.");
    await page.getByText("commented: what about dark?").waitFor();
    await press("Approve", "as in the comp after all", "1 approved.");
    expect(readDecisions(root).map(({ verdict }) => verdict)).toEqual(["approved", "undone", "comment", "approved"]);
    expect([...picturesIn(pathsOf(root).approved).keys()]).toEqual(["button/pressed.light.390"]);
  });
});
