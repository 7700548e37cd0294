import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";

let folder = "";
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "rewire-processes-"))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Says when it is there, when it gets a signal, and, after some time, that it has ended. */
const child = `
  const [name] = process.argv.slice(2);
  let told = 0;
  process.on("SIGTERM", () => {
    told += 1;
    console.log(name + " told");
    if (name === "stubborn" && told < 2) return;
    setTimeout(() => { console.log(name + " ended"); process.exit(0); }, name === "stubborn" ? 0 : 50);
  });
  console.log(name + " open");
  setInterval(() => {}, 1000);
`;

/** A process that has started these children, and what all of them have printed so far. */
function open(children) {
  const childFile = join(folder, "child.mjs");
  const parentFile = join(folder, "parent.mjs");
  writeFileSync(childFile, child);
  writeFileSync(
    parentFile,
    `
    import { start } from ${JSON.stringify(new URL("processes.mjs", import.meta.url).href)};
    for (const [name, options] of ${JSON.stringify(children)}) {
      start(process.execPath, [${JSON.stringify(childFile)}, name], { ...options, detached: true });
    }
  `,
  );
  const parent = spawn(process.execPath, [parentFile], { stdio: ["ignore", "pipe", "inherit"] });
  const lines = [];
  parent.stdout.on("data", (chunk) => lines.push(...chunk.toString().trim().split("\n")));
  return { parent, lines, ended: new Promise((resolve) => parent.once("close", (code) => resolve(code))) };
}

const allOpen = (lines, count) => expect.poll(() => lines.filter((line) => line.endsWith(" open")).length).toBe(count);

test.each(["SIGTERM", "SIGINT", "SIGHUP"])(
  "%s ends the storefront first, and its shop only when that has finished",
  async (signal) => {
    const { parent, lines, ended } = open([
      ["shop", {}],
      ["storefront", { stage: 1 }],
    ]);
    await allOpen(lines, 2);
    parent.kill(signal);
    expect(await ended).toBe(0);
    expect(lines.slice(2)).toEqual(["storefront told", "storefront ended", "shop told", "shop ended"]);
  },
);

test("a second signal is passed on to whoever still finishes something", async () => {
  const { parent, lines, ended } = open([["stubborn", { graceMs: 60_000 }]]);
  await allOpen(lines, 1);
  parent.kill("SIGTERM");
  await expect.poll(() => lines.includes("stubborn told")).toBe(true);
  // The same signal again and again, until it is late enough to be another one.
  const again = setInterval(() => parent.kill("SIGTERM"), 100);
  expect(await ended).toBe(0);
  clearInterval(again);
  expect(lines).toEqual(["stubborn open", "stubborn told", "stubborn told", "stubborn ended"]);
});

test("what does not end in its time is killed", async () => {
  const { parent, lines, ended } = open([["stubborn", { graceMs: 100 }]]);
  await allOpen(lines, 1);
  parent.kill("SIGTERM");
  expect(await ended).toBe(0);
  // On a busy machine it is killed before it has said that it was told; by itself it would not have ended at all.
  expect(["stubborn open", "stubborn told"].slice(0, lines.length)).toEqual(lines);
});

test("an output that is echoed is printed, and returned", () => {
  const file = join(folder, "echo.mjs");
  const printOnBoth = `console.log("open"); console.error("wrong"); process.exitCode = 3;`;
  writeFileSync(
    file,
    `
    import { run } from ${JSON.stringify(new URL("processes.mjs", import.meta.url).href)};
    const { code, output } = await run(process.execPath, ["-e", ${JSON.stringify(printOnBoth)}], { echo: true });
    console.log(JSON.stringify([code, output.split("\\n").toSorted()]));
  `,
  );
  const { stdout } = spawnSync(process.execPath, [file], { encoding: "utf8" });
  expect(stdout.trim().split("\n").toSorted()).toEqual([`[3,["","open","wrong"]]`, "open", "wrong"]);
});
