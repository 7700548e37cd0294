import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import * as fc from "fast-check";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "@rewire/gateway";
import { createCompressionMiddleware } from "../createCompressionMiddleware.ts";
import { serveFiles } from "../staticFiles.ts";
import { decode } from "./testing/decode.ts";
import { hashedName, sha256, writeBuild } from "./testing/writeBuild.ts";

// Whatever has been deployed, and whatever a browser has of it: it gets the script's own bytes.

const numRuns = Number(process.env["PROPERTY_RUNS"] ?? 60);

/** Number of pairs of a build and a client that each history is asked for. */
const PAIRS = 4;

const log = createLog({ level: "silent" });

const CHUNKS = ["frame", "frame-late", "entry.client"] as const;

/** Random edit of a script: lines are replaced, inserted and removed. */
const edit = fc.record({
  at: fc.nat(60),
  removed: fc.nat(8),
  added: fc.array(fc.string({ unit: "grapheme", maxLength: 120 }), { maxLength: 8 }),
});

const lines = (seed: number): readonly string[] =>
  Array.from({ length: 60 }, (_, n) => `export const f${n}=()=>${(n * 7919 * (seed + 1)) % 100_003};`);

/** Builds one after the other, each by edits of its predecessor, as the content of each chunk. */
const history = fc
  .array(fc.array(fc.tuple(fc.constantFrom(...CHUNKS), edit), { maxLength: 4 }), { minLength: 1, maxLength: 6 })
  .map((deploys) => {
    const chunks = new Map(CHUNKS.map((name, seed) => [name, lines(seed)]));
    return deploys.map((edits) => {
      for (const [name, { at, removed, added }] of edits)
        chunks.set(name, (chunks.get(name) ?? []).toSpliced(at, removed, ...added));
      return new Map([...chunks].map(([name, content]) => [name, content.join("\n")]));
    });
  });

/** What a browser has and takes: a script of some build, of any chunk, or foreign bytes under their own or another hash. */
const client = fc.record({
  dictionary: fc.oneof(
    { weight: 4, arbitrary: fc.record({ build: fc.nat(5), chunk: fc.constantFrom(...CHUNKS) }) },
    { weight: 1, arbitrary: fc.string({ maxLength: 3000 }) },
    { weight: 1, arbitrary: fc.constant(null) },
  ),
  isSameChunk: fc.oneof(fc.constant(true), fc.boolean()),
  hash: fc.oneof(
    { weight: 7, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: fc.uint8Array({ minLength: 32, maxLength: 32 }) },
  ),
  requestedChunk: fc.constantFrom(...CHUNKS),
  codings: fc.oneof(
    fc.subarray(["gzip", "br", "zstd", "dcb", "dcz", "dcb;q=0", "*;q=0.1", "identity;q=0.05"]),
    fc.subarray(["gzip", "br", "zstd", "dcb", "dcz"], { minLength: 4 }),
  ),
  site: fc.constantFrom("same-origin", "same-origin", undefined, "cross-site", "same-site"),
});

/** Damage to the folder of former builds, as the number of a stored file. */
const damage = fc.oneof(fc.constant(null), fc.constant(null), fc.nat(20));

let root = "";
beforeAll(async () => void (root = await mkdtemp(join(tmpdir(), "rewire-deploys-"))));
afterAll(() => rm(root, { recursive: true, force: true }));

/** Opens a server on a build. */
async function deploy(buildId: string, build: ReadonlyMap<string, string>) {
  await writeBuild(root, Object.fromEntries([...build].map(([name, content]) => [hashedName(name, content), content])));
  const app = new Hono();
  app.use(createCompressionMiddleware());
  const files = serveFiles(app, { root, stateDir: join(root, "state"), buildId, log });
  await files.ready;
  return { app, files };
}

/** Codings of all answers. */
const outcomes: (string | null)[] = [];

test("a client decodes every answer with its own dictionary to the script's bytes", async () => {
  const histories = fc.tuple(history, fc.array(client, { minLength: PAIRS, maxLength: PAIRS }), damage);
  await fc.assert(
    fc.asyncProperty(histories, async ([builds, clients, damaged]) => {
      await rm(join(root, "state"), { recursive: true, force: true });
      let server = await deploy("0", builds[0] ?? new Map());
      for (const [n, build] of builds.entries()) if (n > 0) server = await deploy(String(n), build);
      const current = builds.at(-1) ?? new Map<string, string>();
      const stored = join(root, "state", "dictionaries", "files");
      const victim = damaged === null ? undefined : (await readdir(stored))[damaged];
      if (victim !== undefined) await writeFile(join(stored, victim), "damaged");

      for (const { dictionary, isSameChunk, hash, requestedChunk, codings, site } of clients) {
        const build = dictionary === null || typeof dictionary === "string" ? null : dictionary;
        const chunk = isSameChunk ? requestedChunk : (build?.chunk ?? requestedChunk);
        const dictionaryText =
          typeof dictionary === "string"
            ? dictionary
            : (build && builds[build.build % builds.length]?.get(chunk)) || "";
        const named = hash ? Buffer.from(hash).toString("hex") : sha256(dictionaryText);
        const script = current.get(requestedChunk) ?? "";
        const response = await server.app.request(`/assets/${hashedName(requestedChunk, script)}`, {
          headers: {
            "accept-encoding": codings.join(", "),
            "available-dictionary": `:${Buffer.from(named, "hex").toString("base64")}:`,
            ...(site === undefined ? {} : { "sec-fetch-site": site }),
          },
        });
        const coding = response.headers.get("content-encoding");
        const { content, dictionaryHash } = decode(
          coding,
          Buffer.from(await response.arrayBuffer()),
          Buffer.from(dictionaryText),
        );
        expect(content.toString()).toBe(script);
        outcomes.push(coding);
        if (coding !== "dcb" && coding !== "dcz") continue;
        // The dictionary is one that the client has, of this chunk, of a build that was deployed, undamaged.
        expect(codings).toContain(coding);
        expect(dictionaryHash).toBe(sha256(dictionaryText));
        expect(named).toBe(dictionaryHash);
        expect(builds.slice(-5).map((former) => former.get(requestedChunk))).toContain(dictionaryText);
        expect(victim).not.toBe(dictionaryHash);
        expect(site ?? "same-origin").toBe("same-origin");
      }
      await server.files.close();
      await server.files.settle();
    }),
    { numRuns: Math.ceil(numRuns / PAIRS) },
  );
}, 0);

test("and many of them have been compressed by a dictionary", () => {
  const used = outcomes.filter((coding) => coding === "dcb" || coding === "dcz");
  expect(used.length).toBeGreaterThan(outcomes.length / 30);
});
