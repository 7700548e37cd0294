// Takes pictures of a workshop without and with faults, and looks at the report of each fault.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";
import { launchOptions } from "../../../browser.mjs";
import { stop } from "../../log.mjs";
import { run } from "../../processes.mjs";
import { pathsOf, pictureFile, takenFile } from "../album.mjs";
import { openCamera, shootAll } from "../camera.mjs";
import { differenceOf, isSame, pixelsOf, toWebp } from "../compare.mjs";
import { writeReport } from "../report.mjs";
import { keyOf, subjectsOf } from "../shots.mjs";
import { entriesOf, serveWorkshop } from "../workshop.mjs";

/** Window of a reviewer's small notebook. */
const SCREEN = { width: 1280, height: 720 };

const write = (file, content) => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
};

/**
 * Builds the workshop with faults.
 * @param root Folder of the project.
 * @param {string[]} stories Paths of the files of stories.
 * @param {import("./faults.mjs").Fault[]} faults
 * @returns {Promise<string>} its folder
 */
export async function buildFaulty(root, stories, faults) {
  const folder = join(root, ".rewire", "workshop-faults");
  rmSync(folder, { recursive: true, force: true });
  const env = {
    ...process.env,
    REWIRE_STORIES: JSON.stringify([...new Set(stories)]),
    REWIRE_FAULTS: JSON.stringify(faults),
  };
  const { code, output } = await run("pnpm", ["exec", "storybook", "build", "-o", folder, "--quiet"], {
    cwd: root,
    quiet: true,
    env,
  });
  if (code !== 0) stop(`The workshop could not be built.\n${output.trim().split("\n").slice(-30).join("\n")}`);
  return folder;
}

const isSubjectOf = ({ subject, story }, { title, name }) => title === subject && name === story;

/**
 * Takes the pictures of the subjects of some faults.
 * @returns {Promise<{ pictures: Map<string, { subject: object, theme: string, width: number, png: Buffer }>, errors:
 * { subject: object, text: string }[] }>} pictures by key
 */
export async function takePictures(folder, faults) {
  const subjects = subjectsOf(entriesOf(folder)).filter((each) => faults.some((fault) => isSubjectOf(fault, each)));
  const server = await serveWorkshop(folder);
  const camera = await openCamera(server.url);
  const pictures = new Map();
  try {
    const errors = await camera.each(subjects, (page, subject) =>
      shootAll(page, subject, async ({ theme, width }, png) =>
        pictures.set(keyOf(subject, theme, width), { subject, theme, width, png }),
      ),
    );
    return { pictures, errors };
  } finally {
    await camera.close();
    server.close();
  }
}

/**
 * Writes the report of a fault, with the pictures before and after it.
 * @returns {Promise<{ file: string, results: object[] }>} the file of the report, and the pictures that differ
 */
export async function reportFault(root, fault, before, after) {
  rmSync(root, { recursive: true, force: true });
  const folders = pathsOf(root);
  const results = [];
  for (const [key, { subject, theme, width, png }] of after) {
    const old = before.get(key);
    if (!old || !isSubjectOf(fault, subject)) continue;
    const [was, is] = await Promise.all([pixelsOf(old.png), pixelsOf(png)]);
    if (isSame(was, is)) continue;
    const { pixels, picture, changes } = await differenceOf(was, is);
    write(pictureFile(folders.before, key), await toWebp(was));
    write(takenFile(root, key), png);
    write(pictureFile(folders.differences, key), picture);
    results.push({ key, ...subject, theme, width, status: "changed", pixels, changes });
  }
  return { file: writeReport(root, results), results };
}

/**
 * Opens a report as a reviewer does, and lists what its first screen does not show.
 * @param page A page of `openReader`.
 * @returns {Promise<string[]>}
 */
export async function lookAtReport(page, file, { subject, story }) {
  await page.goto(pathToFileURL(file).href);
  const faults = [];
  const isSeen = async (what, locator) => {
    await locator.waitFor({ timeout: 5000 }).catch(() => undefined);
    const box = await locator.boundingBox().catch(() => null);
    if (!box || box.y < 0 || box.y + Math.min(box.height, 20) > SCREEN.height) faults.push(what);
  };
  const name = `${subject} · ${story}`;
  await isSeen("the component in the list", page.locator("#list button", { hasText: name }).first());
  await isSeen("the component as its heading", page.getByRole("heading", { name, exact: true }));
  await isSeen("the number of pixels", page.locator("#facts", { hasText: "pixels differ" }));
  await isSeen("the place of the change", page.locator(".mark").first());
  return faults;
}

/** Opens a browser with a page of a reviewer's window. */
export async function openReader() {
  const browser = await chromium.launch(await launchOptions());
  return { page: await browser.newPage({ viewport: SCREEN }), close: () => browser.close() };
}
