// A repository with pictures of a run, for tests.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { pathsOf, pictureFile, takenFile } from "../album.mjs";
import { updateResult } from "./decideCell.mjs";
import { commitOf } from "./git.mjs";

/** Creates a repository with a first commit. */
export function createRepository() {
  const root = mkdtempSync(join(tmpdir(), "rewire-decisions-"));
  const git = (...args) =>
    execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  const commit = (subject) => {
    git("add", "-A");
    git("commit", "-qm", subject, "--allow-empty");
  };
  git("init", "-qb", "main");
  git("config", "user.email", "team@example.org");
  git("config", "user.name", "Ann");
  writeFileSync(join(root, ".gitignore"), "visual/report\n");
  commit("first");
  return {
    root,
    git,
    commit,
    become: (name) => git("config", "user.name", name),
    /** Takes the picture of a sheet as a run does, with its cells by name, of which each has ten rows. */
    async takeSheet(key, rows) {
      const [result] = await this.take({ [key]: Buffer.concat(Object.values(rows)) });
      const { approved, before, differences, results: file } = pathsOf(root);
      const sheet = Object.keys(rows).map((name, index) => ({
        name,
        box: { left: 0, top: index * 10, width: WIDTH, height: 10 },
      }));
      if (existsSync(pictureFile(approved, key))) {
        for (const folder of [before, differences]) mkdirSync(dirname(pictureFile(folder, key)), { recursive: true });
        Object.assign(result, { sheet });
        await updateResult(root, result);
      }
      writeFileSync(file, JSON.stringify([result]));
      return result;
    },
    /** Takes pictures as a run does: a colour, or rows of noise, by key. */
    take: async (pictures) => {
      const { results: file } = pathsOf(root);
      const results = [];
      const runCommit = commitOf(root);
      for (const [key, look] of Object.entries(pictures)) {
        const taken = takenFile(root, key);
        mkdirSync(dirname(taken), { recursive: true });
        writeFileSync(taken, await pictureOf(look));
        const [component, story] = key.split(/[/.]/);
        const names = { id: `${component}--${story}`, title: component, name: story };
        results.push({
          key,
          ...names,
          theme: "light",
          width: 390,
          locale: "en_US",
          status: "changed",
          commit: runCommit,
        });
      }
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(results));
      return results;
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

const pictureOf = (look) =>
  (Buffer.isBuffer(look)
    ? sharp(look, { raw: { width: WIDTH, height: look.length / WIDTH / 4, channels: 4 } })
    : sharp({ create: { width: 390, height: 60, channels: 4, background: look } })
  )
    .png()
    .toBuffer();

/** Width of `noise` in pixels. */
const WIDTH = 64;

/** Rows of noise in RGBA, the same for the same number. */
export function noise(seed, rows) {
  let state = seed;
  const bytes = Array.from({ length: rows * WIDTH * 4 }, (_, index) => {
    if (index % 4 === 3) return 255;
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % 251;
  });
  return Buffer.from(bytes);
}

/** Ten pictures of a component. */
export const tenPictures = (component, colour = "teal") =>
  Object.fromEntries(Array.from({ length: 10 }, (_, index) => [`${component}/state-${index}.light.390`, colour]));
