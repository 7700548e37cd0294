// Builds Storybook once for each state of the source, and serves it.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import sharp from "sharp";
import { run } from "../processes.mjs";
import { log, stop } from "../log.mjs";

const SOURCES = [
  ".storybook",
  "packages/domain/src",
  "packages/catalogue-index/src",
  "packages/messages/src",
  "packages/platform/src",
  "packages/ui",
  "packages/data/src",
  "packages/demo-shop",
  "packages/gateway/src",
  "apps/storefront/app",
  "apps/storefront/public",
];
const LEFT_OUT = new Set(["node_modules", "build", ".react-router"]);

function* files(folder) {
  for (const name of readdirSync(folder).toSorted()) {
    if (LEFT_OUT.has(name)) continue;
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* files(path);
    else yield path;
  }
}

/** Name of a file in a built workshop that holds the hash of its sources. */
const STAMP = ".built";

/** Returns the hash of the sources of a built workshop. */
export const stampOf = (folder) => readFileSync(join(folder, STAMP), "utf8");

/**
 * Builds the workshop unless it has been built from the same source.
 * @param root Folder of the project.
 * @param {Iterable<string>} [stories] Paths of the files of stories that are needed: unless the whole workshop is built
 * already, these are built into another folder, unless they are there among others. @default all
 * @returns {Promise<string>} its folder
 */
export async function builtWorkshop(root, stories) {
  const whole = join(root, ".rewire", "workshop");
  const hash = createHash("sha256").update(readFileSync(join(root, "pnpm-lock.yaml")));
  for (const source of SOURCES)
    for (const path of files(join(root, source))) hash.update(path.slice(root.length)).update(readFileSync(path));
  const sourceHash = hash.digest("hex");
  const isBuilt = (folder, stamp) => existsSync(join(folder, STAMP)) && stampOf(folder) === stamp;
  if (isBuilt(whole, sourceHash)) return whole;
  if (!stories) return build(root, whole, sourceHash);
  const part = join(root, ".rewire", "workshop-part");
  if (existsSync(join(part, STAMP)) && isPartWith(stampOf(part), sourceHash, stories)) return part;
  const list = JSON.stringify([...stories].toSorted());
  return build(root, part, `${sourceHash} ${list}`, list);
}

/** Whether a stamp is that of a part from these sources with at least these files of stories. */
const isPartWith = (stamp, sourceHash, stories) =>
  stamp.startsWith(`${sourceHash} `) &&
  new Set(stories).isSubsetOf(new Set(JSON.parse(stamp.slice(sourceHash.length + 1))));

/** @param {string} [list] JSON array of the files of stories of a part. */
async function build(root, folder, stamp, list) {
  log("Building the workshop …");
  const started = Date.now();
  // A part is for tests and pictures alone, without Storybook's interface.
  const parts = list ? ["--preview-only"] : [];
  const env = list ? { REWIRE_STORIES: list } : {};
  const { code, output } = await run("pnpm", ["exec", "storybook", "build", "-o", folder, "--quiet", ...parts], {
    cwd: root,
    quiet: true,
    env: { ...process.env, ...env },
  });
  if (code !== 0) stop(`The workshop could not be built.\n${output.trim().split("\n").slice(-40).join("\n")}`);
  writeFileSync(join(folder, STAMP), stamp);
  log(`The workshop is built (${((Date.now() - started) / 1000).toFixed(1)} s).`);
  return folder;
}

/** Returns the entries of the workshop's index. */
export const entriesOf = (folder) =>
  Object.values(JSON.parse(readFileSync(join(folder, "index.json"), "utf8")).entries);

/** Base path of the workshop on our servers: a folder, so that the pictures also verify that it works in one. */
export const WORKSHOP = "/workshop";

/** Adds the built workshop to a server under `WORKSHOP`. */
export function showWorkshop(app, folder) {
  app.use(`${WORKSHOP}/*`, async (context, next) => {
    await next();
    // Names of built files contain a hash of their content.
    if (context.req.path.includes("/assets/")) context.header("cache-control", "public, max-age=31536000, immutable");
  });
  app.get(
    `${WORKSHOP}/*`,
    serveStatic({ root: folder, rewriteRequestPath: (path) => decodeURIComponent(path).slice(WORKSHOP.length) }),
  );
  return app;
}

/** Opens a server; port 0 selects a free one. */
export function listen(app, port = 0) {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: "127.0.0.1" }, (address) =>
      resolve({ url: `http://127.0.0.1:${address.port}`, close: () => server.close() }),
    );
    server.once("error", reject);
  });
}

const mosaics = new Map();

/**
 * Converts a photograph to a mosaic of 6 × 6: place, crop and colours remain visible; its noise would take nine tenths
 * of the pictures' size in the repository. Converted once for each photograph and cached in a folder.
 */
function mosaicOf(file, folder) {
  const pending = mosaics.get(file);
  if (pending) return pending;
  const conversion = (async () => {
    const photograph = readFileSync(file);
    const cachedFile = join(folder, `${createHash("sha256").update(photograph).digest("hex")}.webp`);
    if (existsSync(cachedFile)) return readFileSync(cachedFile);
    const { width, height } = await sharp(photograph).metadata();
    const tiles = await sharp(photograph).resize(6, 6, { fit: "fill" }).toBuffer();
    const mosaic = await sharp(tiles)
      .resize(width, height, { fit: "fill", kernel: "nearest" })
      .webp({ lossless: true, effort: 0 })
      .toBuffer();
    mkdirSync(folder, { recursive: true });
    // Written atomically, in case the run is interrupted.
    writeFileSync(`${cachedFile}.${process.pid}`, mosaic);
    renameSync(`${cachedFile}.${process.pid}`, cachedFile);
    return mosaic;
  })();
  mosaics.set(file, conversion);
  return conversion;
}

const PICTURES = "/:kind{pictures|images}/:name{[\\w.-]+}";

/** Serves the built workshop with its photographs as mosaics. */
export function serveWorkshop(folder) {
  const app = new Hono();
  // A complete browser requests it of its own accord, and a story's console would name the 404.
  app.get("/favicon.ico", (context) => context.body(null, 204));
  // Addresses of the shop's pictures are from the root of its server.
  app.on("GET", [`${WORKSHOP}${PICTURES}`, PICTURES], async (context, next) => {
    const file = join(folder, context.req.param("kind"), context.req.param("name"));
    return existsSync(file)
      ? context.body(await mosaicOf(file, join(folder, "..", "mosaics")), 200, { "content-type": "image/webp" })
      : next();
  });
  return listen(showWorkshop(app, folder));
}
