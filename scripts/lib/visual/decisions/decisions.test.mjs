import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { pathsOf, pictureFile, picturesIn, takenFile } from "../album.mjs";
import { askAgain } from "./ask.mjs";
import { approve, comment, reject, undo } from "./decide.mjs";
import { decisionsFolder, readDecisions } from "./files.mjs";
import { commitOf } from "./git.mjs";
import { describeHistory } from "./history.mjs";
import { statesOf } from "./state.mjs";

const KEY = "primitives-button/all-states.light.390";

// Steps start git several times.
describe("decisions on pictures", { timeout: 20_000 }, () => {
  let root;
  const git = (...args) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  const become = (name) => git("config", "user.name", name);
  const commit = (subject) => {
    git("add", "-A");
    git("commit", "-qm", subject, "--allow-empty");
  };
  const change = (text) => {
    mkdirSync(join(root, "packages"), { recursive: true });
    writeFileSync(join(root, "packages/button.css"), text);
    commit(text);
  };
  const resultOf = (key, status = "changed") => {
    const [story = "", theme, width] = key.split("/").at(-1)?.split(".") ?? [];
    return {
      key,
      id: `${key.split("/")[0]}--${story}`,
      theme,
      width: Number(width),
      locale: "en_US",
      status,
      commit: commitOf(root),
    };
  };
  const take = (key, pixels) => {
    const file = takenFile(root, key);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, pixels);
    return resultOf(key);
  };
  const approved = (key = KEY) => {
    const file = pictureFile(pathsOf(root).approved, key);
    return existsSync(file) ? readFileSync(file, "utf8") : null;
  };
  const questions = () => Object.fromEntries(askAgain(root, picturesIn(pathsOf(root).approved).keys()));
  const stateOf = (key = KEY) => statesOf(readDecisions(root)).get(key);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "rewire-decisions-"));
    git("init", "-qb", "main");
    git("config", "user.email", "team@example.org");
    become("Ann");
    writeFileSync(join(root, ".gitignore"), "visual/report\n");
    change("first button");
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  test("an approval moves the picture, and says who, when, why, what and at which commit", () => {
    approve(root, [take(KEY, "pixels")], "as designed");
    expect(approved()).toBe("pixels");
    const [file] = readdirSync(decisionsFolder(root));
    const decision = JSON.parse(readFileSync(join(decisionsFolder(root), file), "utf8"));
    expect(decision).toMatchObject({ verdict: "approved", who: "Ann", reason: "as designed", authors: ["Ann"] });
    expect(decision.commit).toBe(git("rev-parse", "--short=12", "HEAD").trim());
    expect(decision.pictures).toMatchObject([
      { key: KEY, story: "primitives-button--all-states", theme: "light", width: 390, change: "changed", after: [] },
    ]);
    expect(decision.pictures[0].seen).toMatch(/^[0-9a-f]{64}$/);
    expect(questions()).toEqual({});
  });

  test("the commit is that of the pictures, and so are the authors, whatever was committed before the decision", () => {
    const before = git("rev-parse", "--short=12", "HEAD").trim();
    const result = take(KEY, "pixels");
    become("Cleo");
    change("another button");
    become("Ben");
    expect(approve(root, [result], "as designed")).toMatchObject({ who: "Ben", commit: before, authors: ["Ann"] });
    expect(approve(root, [take(KEY, "other pixels")], "also fine").authors).toEqual(["Cleo"]);
  });

  test("a plus says that the pictures are of uncommitted code, also when it was committed before the decision", () => {
    const before = git("rev-parse", "--short=12", "HEAD").trim();
    writeFileSync(join(root, "packages/button.css"), "uncommitted");
    const result = take(KEY, "pixels");
    change("committed");
    expect(approve(root, [result], "as designed").commit).toBe(`${before}+`);
    expect(comment(root, [take(KEY, "pixels")], "and now?").commit).toBe(git("rev-parse", "--short=12", "HEAD").trim());
  });

  test("a rejection stays in the history when somebody else approves, and so does a comment", () => {
    reject(root, [take(KEY, "too wide")], "too much air");
    expect([...stateOf().rejected.values()].map(({ who }) => who)).toEqual(["Ann"]);
    become("Ben");
    comment(root, [resultOf(KEY)], "the comp has 12 px");
    expect(stateOf().rejected.size).toBe(1);
    approve(root, [take(KEY, "12 px")], "as in the comp");
    expect(stateOf().rejected.size).toBe(0);
    expect(describeHistory(readDecisions(root), (key) => key === KEY).map((line) => line.slice(17))).toEqual([
      expect.stringMatching(/^Ann rejected .*: too much air /),
      expect.stringMatching(/^Ben commented on .*: the comp has 12 px /),
      expect.stringMatching(/^Ben approved .*: as in the comp /),
    ]);
  });

  test("a picture that was approved and is rejected afterwards is asked again", () => {
    approve(root, [take(KEY, "pixels")], "fine");
    become("Ben");
    reject(root, [take(KEY, "pixels")], "contrast");
    expect(questions()).toEqual({ [KEY]: { status: "disputed", text: "was rejected by Ben: contrast" } });
  });

  test("a picture that nobody approved is asked, also when it was copied into its place", () => {
    approve(root, [take(KEY, "pixels")], "fine");
    writeFileSync(pictureFile(pathsOf(root).approved, KEY), "other pixels");
    expect(questions()[KEY]?.text).toBe("is not the picture that was approved last");
    rmSync(pictureFile(pathsOf(root).approved, KEY));
    expect(questions()[KEY]?.status).toBe("disputed");
  });

  test("a removed story's picture goes, and the decision stays", () => {
    approve(root, [take(KEY, "pixels")], "fine");
    approve(root, [resultOf(KEY, "removed")], "the story is gone");
    expect(approved()).toBe(null);
    expect(questions()).toEqual({});
    expect(stateOf().history).toHaveLength(2);
  });

  describe("undo", () => {
    test("restores the picture that was approved before, from git", () => {
      approve(root, [take(KEY, "first")], "fine");
      commit("first picture");
      const { id } = approve(root, [take(KEY, "second")], "better");
      commit("second picture");
      undo(root, id, "wrong branch");
      expect(approved()).toBe("first");
      expect(questions()).toEqual({});
      expect(stateOf().history.map(({ verdict }) => verdict)).toEqual(["approved", "approved", "undone"]);
    });

    test("of a first approval removes the picture", () => {
      const { id } = approve(root, [take(KEY, "first")], "fine");
      undo(root, id, "too early");
      expect(approved()).toBe(null);
      expect(questions()).toEqual({});
    });

    test("of a rejection lets the picture be asked as if it never was rejected", () => {
      const { id } = reject(root, [take(KEY, "too wide")], "air");
      undo(root, id, "I looked at the wrong one");
      expect(stateOf().rejected.size).toBe(0);
    });

    test("is refused for what was decided on later, what is no decision, and what git does not have", () => {
      const { id } = approve(root, [take(KEY, "first")], "fine");
      const { id: later } = approve(root, [take(KEY, "second")], "better");
      expect(() => undo(root, id, "why not")).toThrow(`${KEY} was decided on later: undo ${later} first.`);
      expect(() => undo(root, "nothing", "why not")).toThrow('There is no approval or rejection "nothing".');
      expect(() => undo(root, later, "why not")).toThrow("Git has no earlier version");
      expect(approved()).toBe("second");
    });
  });

  describe("two branches", () => {
    const onBranches = (first, second) => {
      commit("before");
      git("checkout", "-qb", "other");
      become("Ben");
      second();
      commit("other");
      git("checkout", "-q", "main");
      become("Ann");
      first();
      commit("main");
      return () => git("merge", "-q", "--no-edit", "other");
    };

    test("that approve different pictures of one state conflict, and are asked whichever is taken", () => {
      approve(root, [take(KEY, "before")], "fine");
      const merge = onBranches(
        () => approve(root, [take(KEY, "wide")], "wide"),
        () => approve(root, [take(KEY, "narrow")], "narrow"),
      );
      expect(merge).toThrow();
      git("checkout", "--ours", "--", `visual/approved/${KEY}.webp`);
      commit("merge");
      expect(questions()[KEY]).toEqual({
        status: "disputed",
        text: "is disputed: Ben approved (narrow), Ann approved (wide)",
      });
      approve(root, [take(KEY, "wide")], "we talked about it");
      expect(questions()).toEqual({});
    });

    test("of which one rejects what the other approves are asked", () => {
      approve(root, [take(KEY, "before")], "fine");
      onBranches(
        () => approve(root, [take(KEY, "wide")], "as designed"),
        () => reject(root, [take(KEY, "wide")], "too wide"),
      )();
      expect(questions()[KEY]?.text).toBe("is disputed: Ben rejected (too wide), Ann approved (as designed)");
    });

    test("that approve the same picture agree", () => {
      const approveIt = () => approve(root, [take(KEY, "same")], "fine");
      onBranches(approveIt, approveIt)();
      expect(questions()).toEqual({});
    });
  });

  describe("a policy by which authors need another", () => {
    beforeEach(() => {
      mkdirSync(join(root, "visual"), { recursive: true });
      writeFileSync(join(root, "visual/policy.json"), '{ "authorsNeedAnother": true }');
      commit("policy");
    });

    test("lets the check wait for somebody else than the author", () => {
      approve(root, [take(KEY, "pixels")], "mine");
      expect(questions()).toEqual({
        [KEY]: { status: "waiting", text: "waits for the approval of somebody other than Ann" },
      });
      become("Ben");
      approve(root, [take(KEY, "pixels")], "I looked, too");
      expect(questions()).toEqual({});
    });

    test("is content with an approval by somebody who changed nothing", () => {
      become("Ben");
      approve(root, [take(KEY, "pixels")], "fine");
      expect(questions()).toEqual({});
    });

    test("counts who has changed something since the last decision, also without a commit", () => {
      approve(root, [take(KEY, "pixels")], "mine");
      become("Ben");
      approve(root, [take(KEY, "pixels")], "yes");
      commit("both");
      writeFileSync(join(root, "packages/button.css"), "uncommitted");
      approve(root, [take(KEY, "more pixels")], "my own");
      expect(questions()[KEY]?.text).toBe("waits for the approval of somebody other than Ben");
    });

    test("must be one that is known", () => {
      writeFileSync(join(root, "visual/policy.json"), '{ "everybody": true }');
      expect(questions).toThrow('visual/policy.json has "everybody"');
    });
  });

  test("without a name in git's configuration nothing is decided", () => {
    git("config", "user.name", "");
    expect(() => approve(root, [take(KEY, "pixels")], "fine")).toThrow("Git does not know your name yet");
    expect(approved()).toBe(null);
  });

  test("a decision with conflict markers is named", () => {
    mkdirSync(decisionsFolder(root), { recursive: true });
    writeFileSync(join(decisionsFolder(root), "broken.json"), "<<<<<<< HEAD");
    expect(() => readDecisions(root)).toThrow("visual/decisions/broken.json is no decision");
  });
});
