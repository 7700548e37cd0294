import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { chromium } from "playwright";
import { launchOptions } from "../../browser.mjs";
import { runCommand } from "./decisions/command.mjs";
import { readDecisions } from "./decisions/files.mjs";
import { reviewerOf } from "./decisions/git.mjs";
import { createRepository, noise } from "./decisions/repositoryForTests.mjs";
import { readApproved } from "./readApproved.mjs";
import { createReviewApp } from "./reviewApp.mjs";
import { listen } from "./workshop.mjs";

const KEY = "primitives-button/all-states.light.390";
const [plain, pressed, focus, newPressed, newFocus] = [1, 2, 3, 4, 5].map((seed) => noise(seed, 10));

/** A person decides on states of a sheet in the page of the review, one by one. */
// Each step starts git several times.
describe("states of a sheet in the page of the review", { timeout: 20_000 }, () => {
  let [browser, page, repository, server] = [];
  beforeAll(async () => {
    browser = await chromium.launch(await launchOptions());
    page = await browser.newPage();
  }, 60_000);
  beforeEach(async () => {
    repository = createRepository();
    const { root, commit } = repository;
    await repository.takeSheet(KEY, { Plain: plain, Pressed: pressed, Focus: focus });
    await runCommand(root, ["approve", "as designed", KEY]);
    commit("approved");
    const results = [await repository.takeSheet(KEY, { Plain: plain, Pressed: newPressed, Focus: newFocus })];
    server = await listen(createReviewApp(root, { results, reviewer: reviewerOf(root), workshop: "/workshop/" }));
    await page.goto(server.url);
  });
  afterEach(() => {
    server.close();
    repository.remove();
  });
  afterAll(() => browser.close());
  const states = () => page.getByLabel("State").locator("option").allTextContents();
  const press = async (name, state, reason) => {
    await page.getByLabel("State").selectOption(state);
    await page.getByLabel("Why").fill(reason);
    await page.getByRole("button", { name, exact: true }).click();
  };

  test("are named, and rejected and approved alone", async () => {
    await expect.poll(states).toEqual(["The whole sheet", "Pressed", "Focus"]);
    await page.getByText('in "Pressed", "Focus"').waitFor();
    await press("Reject", "Pressed", "too dark");
    await page.locator("#answer").filter({ hasText: '"Pressed" rejected.' }).waitFor();
    await page.getByText('Ann rejected "Pressed": too dark').waitFor();
    await press("Approve", "Focus", "as agreed");
    await page.getByText('Ann approved "Focus": as agreed').waitFor();
    await page.getByText('"Pressed" rejected by Ann: too dark').waitFor();
    await expect.poll(states).toEqual(["The whole sheet", "Pressed"]);
    const { data } = await readApproved(repository.root, KEY);
    expect(data.equals(Buffer.concat([plain, pressed, newFocus]))).toBe(true);
    await press("Approve", "Pressed", "it is as dark as in the comp");
    await page.getByText("Nothing to decide: every picture is as approved.").waitFor();
    expect(readDecisions(repository.root).map(({ verdict, pictures }) => [verdict, pictures[0].cell])).toEqual([
      ["approved", undefined],
      ["rejected", "Pressed"],
      ["approved", "Focus"],
      ["approved", "Pressed"],
    ]);
  });
});
