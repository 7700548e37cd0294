// Photographs the workshop, compares with the approved pictures, writes visual/report/index.html. See
// docs/contributing/approve-changes.md.
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { changedPictures } from "./lib/changed/changedPictures.mjs";
import { chooseStories } from "./lib/changed/chooseStories.mjs";
import { pathsOf, picturesIn, takenFile } from "./lib/visual/album.mjs";
import { approveAndPack } from "./lib/visual/decisions/decideAndPack.mjs";
import { hashOf, readDecisions } from "./lib/visual/decisions/files.mjs";
import { statesOf } from "./lib/visual/decisions/state.mjs";
import { sizeOfOutlines } from "./lib/visual/outline/outline.mjs";
import { rejectedCellsOf, writeReport } from "./lib/visual/report.mjs";
import { toRerun } from "./lib/visual/rerun.mjs";
import { pictureWorkshop, picturesThatDiffer } from "./lib/visual/run.mjs";
import { describeSecondLook } from "./lib/visual/secondLooks.mjs";
import { readStories } from "./lib/visual/selection.mjs";
import { missingVersions } from "./lib/visual/versions.mjs";
import { MAX_BYTES, MAX_OUTLINE_BYTES, MAX_SECONDS } from "./lib/visual/shots.mjs";
import { inWords } from "./lib/counts.mjs";
import { appendRun } from "./lib/ledger.mjs";
import { log, logSkippedChecks, stop } from "./lib/log.mjs";
import { incomparableReason } from "./browser.mjs";

const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");
// `--changed` is `--changed=HEAD`: parseArgs knows no options with a default value.
const args = process.argv.slice(2).map((arg) => (arg === "--changed" ? "--changed=HEAD" : arg));
const { values } = parseArgs({
  args,
  options: {
    changed: { type: "string" },
    all: { type: "boolean" },
    most: { type: "string" },
    resume: { type: "boolean" },
    outlines: { type: "boolean" },
    check: { type: "boolean" },
    "since-approval": { type: "boolean" },
    only: { type: "string" },
    stories: { type: "string" },
    runs: { type: "string" },
    approve: { type: "string" },
    workers: { type: "string" },
  },
});
if ((values.all || values.most) && values.changed === undefined) stop("--all and --most select pictures of --changed.");
const choice = values["since-approval"] ? chooseStories(root) : undefined;
const options = {
  only: values.only,
  ...(choice ? selectionOf(choice) : selectStories()),
  isResumed: values.resume,
  isOutlining: values.outlines,
  isQuick: values.most !== undefined,
  workers: values.workers && Number(values.workers),
};

const states = statesOf(readDecisions(root));
const obstacle = incomparableReason();
if (values.runs) await showDifferences(Number(values.runs));
else if (!obstacle) await showChanges();
else if (values.check) logSkippedChecks(picturesIn(pathsOf(root).approved).size, obstacle);
else stop(`Nothing to compare: ${obstacle}.`);

/** `--since-approval`: stories that a change since the latest approval can affect. */
function selectionOf({ stories, pictures }) {
  if (values.stories !== undefined || values.changed !== undefined)
    stop("--since-approval, --changed and --stories select stories, each in its way: give one of them.");
  return { stories: stories && new Set(stories), pictures };
}

/** `--stories FILE`, `--changed` and `--changed=main`: stories of a list, or pictures that a change can affect. */
function selectStories() {
  const revision = values.changed;
  if (revision === undefined) return { stories: readStories(values.stories) };
  if (values.stories !== undefined) stop("--changed and --stories select stories, each in its way: give one of them.");
  const { stories, because, pictures, affected } = changedPictures(root, revision, {
    isEach: values.all,
    most: values.most && Number(values.most),
  });
  if (!stories) {
    log(`${because} can change every picture: all are taken.`);
    return {};
  }
  const others = pictures.size < affected ? ": each state of it once; `npm run visual` takes all" : "";
  const limit = pictures.size === Number(values.most) ? `, at most ${values.most}` : "";
  log(`${pictures.size} of ${affected} approved pictures that show what has changed${limit}${others}.`);
  return { stories: new Set(stories), taken: pictures };
}

/** `--runs 3`: checks that the same code always produces the same picture. */
async function showDifferences(runs) {
  if (!(runs >= 2)) stop("--runs takes a number from 2.");
  const { different, pictures, seconds, troubles } = await picturesThatDiffer(root, runs, options);
  for (const text of troubles) console.log(`✗ ${text}`);
  for (const key of different) console.log(`✗ ${key} came out differently`);
  console.log(
    `${runs} runs of ${pictures} pictures: ${different.length} differences (${seconds.map((time) => `${time.toFixed(0)} s`).join(", ")})`,
  );
  process.exitCode = different.length + troubles.length > 0 ? 1 : 0;
}

async function showChanges() {
  if (options.stories?.size === 0 && !choice) return logSkippedChecks(1, "No story depends on what has changed.");
  const run = await pictureWorkshop(root, options);
  const { results, photographedCount, resumed, expectedCount, total, secondLooks, stale, troubles, seconds } = run;
  if (expectedCount === 0 && options.stories && !choice)
    return logSkippedChecks(1, "None of these stories is pictured.");
  const ledger = process.env.REWIRE_PICTURE_RUNS;
  // Also a run in which a story could not be pictured: `bench:steadiness` notes it. Approving is no check.
  const isRerun = expectedCount === total && resumed === 0 && !values.approve;
  if (ledger && isRerun) appendRun(ledger, toRerun(root, run));
  const file = writeReport(root, results);
  if (values.approve) {
    const fine = results.filter(({ isUnsteady }) => !isUnsteady);
    const { who } = await approveAndPack(root, fine, values.approve);
    log(`${fine.length} approved by ${who}.`);
  }
  const open = values.approve ? results.filter(({ isUnsteady }) => isUnsteady) : results;
  if (options.isResumed) log(`${resumed} pictures were taken before the interruption.`);
  const faults = [...troubles, ...limits(), ...describeStaleRecords(stale), ...open.map(describe)];
  for (const { name, error } of secondLooks) {
    console.log(`↻ ${describeSecondLook(name)}`);
    if (error) console.log(`    ${error}`);
  }
  for (const fault of faults) console.log(`✗ ${fault}`);
  // No fault: a machine may do other things meanwhile.
  if (seconds > MAX_SECONDS) log(`The set is meant to be taken within ${MAX_SECONDS} s on two cores of its own.`);
  log(
    `${summaryOf(run)} ${open.length > 0 ? `Look at ${relative(process.cwd(), file)}, or decide with: npm run visual:review` : verdictOf(run)}`,
  );
  const failed = faults.length + (expectedCount === 0 && !choice ? 1 : 0);
  if (failed === 0) choice?.onPassed();
  const skipped = choice ? total - expectedCount : 0;
  const passed = Math.max(0, photographedCount - open.filter(({ status }) => status !== "removed").length);
  console.log(inWords({ passed, failed, skipped }));
  if (values.check || troubles.length > 0) process.exitCode = failed > 0 ? 1 : 0;
}

/** "12 of 1790 pictures in 4.0 s: the others depend on nothing that has changed since 8ab9032f46." */
function summaryOf({ photographedCount, expectedCount, total, seconds }) {
  const time = `in ${seconds.toFixed(1)} s`;
  return choice
    ? `${photographedCount} of ${total} pictures ${time}: ${choice.reason}.`
    : `${photographedCount} of ${expectedCount} pictures ${time}.`;
}

/** Says of which pictures it is known that they are as approved. */
function verdictOf({ photographedCount, total }) {
  if (photographedCount === total || !choice) return "All are as approved.";
  return photographedCount === 0 ? "None was taken." : "Those that were taken are as approved.";
}

/** "the components of 3 pictures are not those of their outlines, such as …" @param {Map<string, string>} stale */
function describeStaleRecords(stale) {
  const [[key, fault] = []] = stale;
  const mend = "`npm run visual -- --outlines` writes them anew";
  return key
    ? [`${stale.size} pictures show other components than their outlines say: ${key} ${fault}, for one. ${mend}`]
    : [];
}

function limits() {
  const { approved, replaced } = pathsOf(root);
  const bytes = [...picturesIn(approved).values(), ...picturesIn(replaced).values()].reduce(
    (sum, size) => sum + size,
    0,
  );
  const outlineBytes = sizeOfOutlines(root);
  const isAbove = (what, size, max) => `${what} weigh ${(size / 2 ** 20).toFixed(1)} MiB, at most ${max / 2 ** 20}`;
  const mend = "give a story that others cover the tag no-picture";
  const missing = missingVersions(root);
  return [
    ...missing.map(
      ([key]) => `rows of an earlier ${key} lie in git's history alone: \`npm run visual:decide -- keep\` stores them`,
    ),
    ...(bytes > MAX_BYTES ? [`${isAbove("the approved pictures", bytes, MAX_BYTES)}: ${mend}`] : []),
    ...(outlineBytes > MAX_OUTLINE_BYTES
      ? [`${isAbove("the outlines of the approved pictures", outlineBytes, MAX_OUTLINE_BYTES)}: ${mend}`]
      : []),
  ];
}

function describe(result) {
  const { key, status, pixels, isUnsteady, question, cells } = result;
  if (isUnsteady) return `${key} comes out differently in two runs of the same code`;
  if (question && (status === "disputed" || status === "waiting")) return `${key} ${question}`;
  const hash = hashOf(takenFile(root, key));
  const rejection = states.get(key)?.rejected.get(hash);
  if (rejection) return `${key} was rejected by ${rejection.who}: ${rejection.reason}`;
  const [rejectedCell] = rejectedCellsOf(result, states.get(key));
  if (rejectedCell)
    return `"${rejectedCell.name}" of ${key} was rejected by ${rejectedCell.who}: ${rejectedCell.reason}`;
  const where = cells?.length ? ` in "${cells.map(({ name }) => name).join('", "')}"` : "";
  return `${key} is ${status}${pixels ? `: ${pixels} pixels differ${where}` : ""} and not approved`;
}
