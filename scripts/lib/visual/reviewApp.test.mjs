import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { pathsOf, pictureFile, takenFile } from "./album.mjs";
import { readDecisions } from "./decisions/files.mjs";
import { createReviewApp } from "./reviewApp.mjs";

const KEY = "primitives-button/all-states.light.390";
const RESULT = {
  key: KEY,
  id: "primitives-button--docs",
  title: "Primitives/Button",
  name: "All states",
  isSheet: true,
  theme: "light",
  width: 390,
  locale: "en_US",
  status: "changed",
};

// Steps start git several times.
describe("the page of the review", { timeout: 20_000 }, () => {
  let root;
  let app;
  const post = (body, headers = {}) =>
    app.request("/api/decisions", {
      method: "POST",
      headers: { "content-type": "application/json", host: "localhost:6007", ...headers },
      body: JSON.stringify(body),
    });
  const page = async () => {
    const html = await (await app.request("/")).text();
    return JSON.parse(/<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html)?.[1] ?? "");
  };
  const file = () => pictureFile(pathsOf(root).approved, KEY);

  beforeEach(async () => {
    root = mkdtempSync(join(tmpdir(), "rewire-review-"));
    execFileSync("git", ["init", "-q"], { cwd: root });
    execFileSync("git", ["config", "user.name", "Ann"], { cwd: root });
    const taken = takenFile(root, KEY);
    mkdirSync(dirname(taken), { recursive: true });
    writeFileSync(
      taken,
      await sharp({ create: { width: 4, height: 4, channels: 4, background: "teal" } })
        .png()
        .toBuffer(),
    );
    app = createReviewApp(root, { results: [RESULT], reviewer: "Ann", workshop: "/workshop/" });
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test("approves, and shows the picture no longer", async () => {
    const response = await post({ keys: [KEY], verdict: "approved", reason: "as designed" });
    expect(await response.json()).toMatchObject({
      count: 1,
      histories: { [KEY]: [{ verdict: "approved", reason: "as designed", canUndo: true }] },
    });
    expect(existsSync(file())).toBe(true);
    expect((await app.request(`/pictures/${KEY}.png`)).status).toBe(200);
    expect((await page()).results).toEqual([]);
  });

  test("rejects and comments, and shows both as the picture's history", async () => {
    await post({ keys: [KEY], verdict: "rejected", reason: "too wide" });
    await post({ keys: [KEY], verdict: "comment", reason: "12 px would do" });
    const [result] = (await page()).results;
    expect(result.rejected).toEqual({ who: "Ann", reason: "too wide" });
    expect(result.history).toMatchObject([
      { verdict: "rejected", reason: "too wide", canUndo: true },
      { verdict: "comment", reason: "12 px would do", canUndo: false },
    ]);
  });

  test("undoes a rejection", async () => {
    await post({ keys: [KEY], verdict: "rejected", reason: "too wide" });
    const [{ id }] = readDecisions(root);
    expect((await post({ verdict: "undone", decision: id, reason: "the wrong one" })).status).toBe(200);
    const [result] = (await page()).results;
    expect(result.rejected).toBe(undefined);
    expect(result.history.map(({ verdict }) => verdict)).toEqual(["rejected", "undone"]);
  });

  test("shows a picture again whose approval is undone", async () => {
    const { histories } = await (await post({ keys: [KEY], verdict: "approved", reason: "as designed" })).json();
    const response = await post({ verdict: "undone", decision: histories[KEY][0].id, reason: "the wrong one" });
    expect((await response.json()).histories[KEY].map(({ verdict }) => verdict)).toEqual(["approved", "undone"]);
    expect(existsSync(file())).toBe(false);
    expect((await page()).results).toMatchObject([{ key: KEY }]);
  });

  test.each([
    ["without a reason", { keys: [KEY], verdict: "approved", reason: " " }, {}, 400],
    ["with an unknown verdict", { keys: [KEY], verdict: "maybe", reason: "who knows" }, {}, 400],
    ["from another site", { keys: [KEY], verdict: "approved", reason: "fine" }, { origin: "https://example.org" }, 403],
    ["on a picture that does not wait", { keys: ["other"], verdict: "approved", reason: "fine" }, {}, 409],
    ["that undoes what there is not", { verdict: "undone", decision: "nothing", reason: "oops" }, {}, 409],
  ])("refuses a decision %s", async (_, body, headers, status) => {
    expect((await post(body, headers)).status).toBe(status);
    expect(readDecisions(root)).toEqual([]);
  });

  test("refuses to approve what comes out differently each time", async () => {
    app = createReviewApp(root, { results: [{ ...RESULT, isUnsteady: true }], reviewer: "Ann", workshop: "/" });
    const response = await post({ keys: [KEY], verdict: "approved", reason: "fine" });
    expect(await response.text()).toMatch(/unsteady/);
    expect(readDecisions(root)).toEqual([]);
  });
});
