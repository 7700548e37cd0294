import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createLog } from "@rewire/gateway";
import { createCompressionMiddleware } from "../createCompressionMiddleware.ts";
import { serveFiles, type ServedFiles } from "../staticFiles.ts";
import { decode } from "./testing/decode.ts";
import { hashedName, sha256, writeBuild } from "./testing/writeBuild.ts";

const former = Array.from({ length: 200 }, (_, n) => `export const f${n}=()=>${(n * 7919) % 1009};`).join("\n");
const current = former.replace("f7=()=>", "f7=()=>1+");
const name = hashedName("frame", current);
const available = (content: string) => `:${Buffer.from(sha256(content), "hex").toString("base64")}:`;
const BROWSER = "gzip, deflate, br, zstd, dcb, dcz";

let root = "";
let files: ServedFiles;
let app: Hono;
/** Deploys a build as a server that is started anew. */
async function deploy(buildId: string, content: Readonly<Record<string, string>>, stateDir = join(root, "state")) {
  await files?.close();
  await writeBuild(root, content);
  app = new Hono();
  app.use(createCompressionMiddleware());
  files = serveFiles(app, { root, stateDir, buildId, log: createLog({ level: "silent" }) });
  await files.ready;
}
const get = (headers: Readonly<Record<string, string>> = {}, path = `/assets/${name}`, method = "GET") =>
  app.request(path, { method, headers });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "rewire-assets-"));
  await deploy("a", { [hashedName("frame", former)]: former });
  await deploy("b", { [name]: current, "small-AAAAAAAA.js": "1", "font-AAAAAAAA.woff2": current });
});
afterEach(async () => {
  await files.close();
  await files.settle();
  await rm(root, { recursive: true, force: true });
});

test.each(["gzip", "br", "zstd"])(
  "a script by %s, with the headers of a file that is kept for ever",
  async (coding) => {
    const response = await get({ "accept-encoding": coding });
    const body = await bytesOf(response);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-encoding": coding,
      "content-type": "text/javascript; charset=utf-8",
      "content-length": String(body.byteLength),
      "cache-control": "public, max-age=31536000, immutable",
      vary: "accept-encoding, available-dictionary",
      "use-as-dictionary": 'match="/assets/frame-*.js", match-dest=("script")',
    });
    expect(decode(coding, body).content.toString()).toBe(current);
  },
);

test("the plain script varies likewise, and is not compressed behind", async () => {
  const response = await get();
  expect(response.headers.get("content-encoding")).toBeNull();
  expect(response.headers.get("vary")).toBe("accept-encoding, available-dictionary");
  expect(response.headers.get("use-as-dictionary")).toContain("frame-*");
  expect(await response.text()).toBe(current);
});

test.each(["dcb", "dcz"])("a returning visitor fetches the difference by %s", async (coding) => {
  const headers = { "accept-encoding": `br, ${coding}`, "available-dictionary": available(former) };
  for (const effort of ["fast", "best"]) {
    const response = await get(headers);
    const body = await bytesOf(response);
    expect(response.headers.get("content-encoding"), effort).toBe(coding);
    expect(response.headers.get("content-length")).toBe(String(body.byteLength));
    expect(response.headers.get("vary")).toBe("accept-encoding, available-dictionary");
    expect(body.byteLength, effort).toBeLessThan(120);
    expect(decode(coding, body, Buffer.from(former))).toEqual({
      content: Buffer.from(current),
      dictionaryHash: sha256(former),
    });
    await files.settle();
  }
});

test("a visitor who returns while the server starts waits for the former builds", async () => {
  await files.close();
  app = new Hono();
  files = serveFiles(app, { root, stateDir: join(root, "state"), buildId: "b", log: createLog({ level: "silent" }) });
  const response = await get({ "accept-encoding": BROWSER, "available-dictionary": available(former) });
  expect(response.headers.get("content-encoding")).toBe("dcb");
});

test.each([
  ["a foreign dictionary", { "available-dictionary": available("foreign") }],
  ["a malformed header", { "available-dictionary": sha256(former) }],
  ["no dictionary", {}],
  ["another site", { "available-dictionary": available(former), "sec-fetch-site": "cross-site" }],
  ["a site beside ours", { "available-dictionary": available(former), "sec-fetch-site": "same-site" }],
])("who comes with %s gets the script whole", async (_, headers) => {
  const response = await get({ ...headers, "accept-encoding": BROWSER });
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(decode("br", await bytesOf(response)).content.toString()).toBe(current);
});

test("a dictionary is of no use for another chunk", async () => {
  const other = `${current}\n// another chunk`;
  await deploy("c", { [hashedName("other", other)]: other });
  const headers = { "accept-encoding": BROWSER, "available-dictionary": available(former) };
  const response = await get(headers, `/assets/${hashedName("other", other)}`);
  expect(response.headers.get("content-encoding")).toBe("br");
});

test("chunks that share a name are nobody's dictionary", async () => {
  const other = `${current}\n// another chunk`;
  await deploy("c", { [name]: current, [hashedName("frame", other)]: other });
  const response = await get({ "accept-encoding": BROWSER, "available-dictionary": available(former) });
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(response.headers.get("use-as-dictionary")).toBeNull();
});

test("a dictionary whose file is damaged is not used", async () => {
  await writeFile(join(root, "state", "dictionaries", "files", sha256(former)), `${former} `);
  const response = await get({ "accept-encoding": BROWSER, "available-dictionary": available(former) });
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(decode("br", await bytesOf(response)).content.toString()).toBe(current);
});

test("without a folder for former builds nothing is offered as a dictionary", async () => {
  await writeFile(join(root, "taken"), "");
  await deploy("c", { [name]: current }, join(root, "taken"));
  const response = await get({ "accept-encoding": BROWSER, "available-dictionary": available(former) });
  expect(response.headers.get("content-encoding")).toBe("br");
  expect(response.headers.get("use-as-dictionary")).toBeNull();
});

test("HEAD tells what GET sends", async () => {
  const headers = { "accept-encoding": BROWSER, "available-dictionary": available(former) };
  const [head, whole] = [await get(headers, undefined, "HEAD"), await get(headers)];
  expect(Object.fromEntries(head.headers)).toEqual(Object.fromEntries(whole.headers));
  expect(await bytesOf(head)).toHaveLength(0);
});

test("a part of a script is a part of its plain bytes", async () => {
  const response = await get({ "accept-encoding": BROWSER, range: "bytes=0-1999" });
  expect([response.status, response.headers.get("content-encoding")]).toEqual([206, null]);
  expect(response.headers.get("content-range")).toBe(`bytes 0-1999/${current.length}`);
  expect(await response.text()).toBe(current.slice(0, 2000));
});

test("small files and fonts are served as they are", async () => {
  for (const path of ["/assets/small-AAAAAAAA.js", "/assets/font-AAAAAAAA.woff2"]) {
    const response = await get({ "accept-encoding": BROWSER }, path);
    expect([response.status, response.headers.get("content-encoding")], path).toEqual([200, null]);
    expect(response.headers.get("use-as-dictionary")).toBeNull();
  }
  expect((await get({}, "/assets/frame-gone0000.js")).status).toBe(404);
});
