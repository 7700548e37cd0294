// Selects the checks that a change can affect, nearest first, limited to a short run. See
// docs/contributing/run-the-checks.md.
import { existsSync, globSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { GIT, readChanges } from "./changedFiles.mjs";
import { changedPictures } from "./changedPictures.mjs";
import { changedSources, STORIES } from "./changedSources.mjs";
import { JOURNEYS } from "./journeys.mjs";
import { createModuleGraph } from "./moduleGraph.mjs";
import { keepsCharacters, keepsLinks, keepsTypes } from "./reach.mjs";

/** Limits of a run of less than two minutes on two cores; what exceeds them is listed and left to the complete run. */
const MAX_UNIT_FILES = 28;
const MAX_STORIES = 52;
const MAX_PICTURES = 60;
const MAX_PICTURE_FILES = 4;
const MAX_JOURNEY_FILES = 1;

const UNIT = [
  "packages/*/src/**/*.test.{ts,tsx}",
  "apps/storefront/{app,server,records,e2e}/**/*.test.{ts,tsx}",
  "scripts/**/*.test.mjs",
  ".storybook/*.test.ts",
];
/**
 * A change in these folders affects pictures, which detect more of it than an end-to-end test; there is time for only
 * one of them.
 */
const PICTURED = /^(?:packages\/(?:ui|messages|platform)|apps\/storefront\/app\/(?:screens|flows)|\.storybook)\//;
const JOURNEY_FOLDER = "apps/storefront/e2e";
const LINTED = /\.(?:[mc]?[jt]s|tsx)$/;

/** A change of these files is outside of the module graph: only the complete run covers it. */
const EVERYTHING =
  /^(?:pnpm-lock\.yaml|pnpm-workspace\.yaml|package\.json|vitest\.config\.ts|tsconfig.*\.json|(?:apps|packages)\/\w[\w-]*\/(?:package\.json|vite\.config\.ts|tsconfig\.json)|\.storybook\/(?!docs\/).*)$/;

/** Dependents of each package, whose types are checked too where they can change. */
const DEPENDENTS = {
  "packages/domain": [
    "packages/catalogue-index",
    "packages/ui",
    "packages/data",
    "packages/gateway",
    "apps/storefront",
    ".storybook",
  ],
  "packages/catalogue-index": ["packages/gateway", "apps/storefront"],
  "packages/messages": ["packages/platform", "packages/ui", "apps/storefront", ".storybook"],
  "packages/platform": ["packages/ui", "apps/storefront", ".storybook"],
  "packages/ui": ["apps/storefront", ".storybook"],
  "packages/data": ["packages/gateway", "apps/storefront", ".storybook"],
  "packages/demo-shop": ["packages/gateway", "packages/data", "apps/storefront", ".storybook"],
  "packages/gateway": ["apps/storefront", ".storybook"],
  "apps/storefront": [".storybook"],
  ".storybook": [],
};

const folderOf = (path) => Object.keys(DEPENDENTS).find((folder) => path.startsWith(`${folder}/`)) ?? ".";

/**
 * Selects checks and files for a change.
 * @param root Folder of the project.
 * @param folder For files that checks read.
 * @param revision Commit to compare with; uncommitted changes by default.
 * @param options `git` reads changes and earlier texts, `graph` is the current module graph of the project.
 * @returns {{ checks: Set<string>, typeRoots: string[], lint: string[], unit: string[], contract: string[], stories:
 * string[], playedStories: string, journeys: string[], pictures: string[], built: string[], notes: string[] }}
 * `playedStories`: file with the list of `stories`; `pictures`: arguments of `visual.mjs`; `built`: files of stories that
 * stories and pictures need
 */
export function selectChanged(root, folder, revision = "HEAD", { graph = createModuleGraph(root), git = GIT } = {}) {
  const changed = git.changedFiles(root, revision);
  const sources = changedSources(root, revision, changed, git.textAt);

  const near = (patterns) => nearest(root, graph, patterns, sources);
  const stories = near(STORIES).map(({ path }) => ({ path, count: graph.exportsOf(join(root, path)).length - 1 }));
  const unit = near(UNIT)
    .filter(({ path }) => !path.endsWith(".contract.test.ts"))
    .map(({ path }) => path);
  const contract = near(["packages/*/src/**/*.contract.test.ts"]).map(({ path }) => path);
  const journeys = selectJourneys(root, graph, changed, sources);
  const isPictured = changed.some((path) => PICTURED.test(path));
  const selection = {
    unit: unit.slice(0, MAX_UNIT_FILES),
    stories: upTo(stories, MAX_STORIES),
    pictures: isPictured ? stories.slice(0, MAX_PICTURE_FILES).map(({ path }) => path) : [],
    journeys: isPictured ? [] : journeys.slice(0, MAX_JOURNEY_FILES),
  };
  const pictured = selectPictures(root, folder, revision, { files: selection.pictures, graph, git });

  const changes = readChanges(root, revision, changed, git.textAt);
  const ownRoots = new Set(changed.map(folderOf));
  const widelySeen = new Set(changes.filter((change) => !keepsTypes(change)).map(({ path }) => folderOf(path)));
  const checks = new Set(
    changed.length === 0
      ? []
      : ["browser", "routes", "format", "rooms", "types", "messages", "stories-check", "schema"],
  );
  if (!changes.every(keepsLinks)) checks.add("knip");
  if (!changes.every(keepsCharacters)) checks.add("fonts");
  const lint = changed.filter((path) => LINTED.test(path) && existsSync(join(root, path)));
  // Without arguments the linter checks all files.
  if (lint.length > 0) checks.add("lint");
  if (selection.unit.length > 0) checks.add("unit");
  if (contract.length > 0) checks.add("contract");
  if (selection.stories.length > 0) checks.add("stories");
  if (pictured.args.length > 0) checks.add("visual");
  const built = [...new Set([...selection.stories, ...pictured.stories])];
  if (built.length > 0) checks.add("part-build");
  if (selection.journeys.length > 0) for (const name of ["build", "size", "e2e"]) checks.add(name);
  return {
    checks,
    typeRoots: [...new Set([...ownRoots, ...[...widelySeen].flatMap((name) => DEPENDENTS[name] ?? [])])],
    lint,
    unit: selection.unit,
    contract,
    stories: selection.stories,
    playedStories: writeList(folder, "played-stories.json", selection.stories),
    journeys: selection.journeys.map((spec) => `e2e/${spec}`),
    pictures: pictured.args,
    built,
    notes: formatNotes({ revision, changed, unit, stories, journeys, selection }),
  };
}

/** Lists the files of journeys that are changed, or use a changed helper, and then those on the subject of a change. */
function selectJourneys(root, graph, changed, sources) {
  const journeySources = new Set([...sources].filter((file) => file.startsWith(join(root, JOURNEY_FOLDER))));
  const changedJourneys =
    journeySources.size > 0 ? nearest(root, graph, [`${JOURNEY_FOLDER}/*.spec.ts`], journeySources) : [];
  const onSubject = Object.entries(JOURNEYS).filter(([, areas]) =>
    changed.some((path) => areas.some((area) => path.startsWith(area))),
  );
  return [...new Set([...changedJourneys.map(({ path }) => basename(path)), ...onSubject.map(([spec]) => spec)])];
}

/**
 * Selects pictures: those that show what has changed, or those of some files of stories where all can show it.
 * @returns {{ args: string[], stories: string[] }} arguments of `visual.mjs`, none for no picture, and files of stories
 */
function selectPictures(root, folder, revision, { files, graph, git }) {
  if (files.length === 0) return { args: [], stories: [] };
  const { stories } = changedPictures(root, revision, { graph, git });
  if (stories) return { args: stories.length > 0 ? [`--changed=${revision}`, `--most=${MAX_PICTURES}`] : [], stories };
  return { args: ["--stories", writeList(folder, "pictured-stories.json", files)], stories: files };
}

/** Writes a list that a check reads. @returns its file */
function writeList(folder, name, paths) {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(paths));
  return file;
}

/** Tests that depend on a changed file, fewest imports first; a test that reads folders may depend on any file. */
function nearest(root, graph, patterns, sources) {
  const paths = globSync(patterns, { cwd: root, exclude: ["**/node_modules/**"] }).map((path) =>
    path.replaceAll("\\", "/"),
  );
  const files = paths.map((path) => join(root, path));
  const distances = graph.distances(files, sources);
  const distanceOf = (path) => {
    const file = join(root, path);
    const isScan = sources.size > 0 && /readdirSync|globSync/.test(graph.textOf(file));
    return distances.get(file) ?? (isScan ? Number.MAX_SAFE_INTEGER : Infinity);
  };
  const rankOf = rankByFolder(root, graph, sources);
  const all = paths
    .map((path) => ({ path, distance: distanceOf(path), rank: rankOf(join(root, path)) }))
    .filter(({ distance }) => distance < Infinity);
  return all.toSorted((a, b) => a.distance - b.distance || a.rank - b.rank || (a.path < b.path ? -1 : 1));
}

/**
 * Of tests at the same distance, those beside a changed file come first, then those beside its imports, because index
 * files shorten many distances.
 */
function rankByFolder(root, graph, sources) {
  const own = new Set([...sources].map(dirname));
  const named = new Set(
    [...sources].flatMap((file) =>
      [...graph.textOf(file).matchAll(/from "(\.{1,2}\/[^"]+)"/g)].map(([, request]) =>
        dirname(join(dirname(file), request)),
      ),
    ),
  );
  return (file) => (own.has(dirname(file)) ? 0 : named.has(dirname(file)) ? 1 : 2);
}

/** Story files up to a maximum number of stories; at least one. */
function upTo(files, max) {
  const paths = [];
  let stories = 0;
  for (const { path, count } of files) {
    if (paths.length > 0 && stories + count > max) break;
    paths.push(path);
    stories += count;
  }
  return paths;
}

function formatNotes({ revision, changed, unit, stories, journeys, selection }) {
  if (changed.length === 0) return [`Nothing has changed since ${revision}.`];
  const broad = changed.filter((path) => EVERYTHING.test(path));
  const omissions = [
    [unit.length - selection.unit.length, "files of unit tests"],
    [stories.length - selection.stories.length, "files of stories"],
    [journeys.length - selection.journeys.length, "further files of journeys"],
  ]
    .filter(([count]) => count > 0)
    .map(([count, what]) => `${count} ${what}`);
  return [
    `${changed.length} changed files: ${selection.unit.length} files of unit tests, ${selection.stories.length} of stories, ${selection.journeys.length} of journeys are nearest.`,
    ...(broad.length > 0 ? [`${broad.join(", ")} can affect everything: npm test shows it.`] : []),
    `Left to npm test: ${[...omissions, "further pictures, fit, workshop, journeys on other subjects"].join(", ")}.`,
  ];
}
