import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { silentLog } from "../../log/createLog.ts";
import { createPictureCache } from "./createPictureCache.ts";
import { createFixedPictureHosts } from "../../shop/pictures/createPictureHosts.ts";
import { createPictures } from "./createPictures.ts";
import { fetchPicture } from "./fetchPicture.ts";
import { createMediaRoute } from "./createMediaRoute.ts";
import { missingPictureSvg } from "./missingPictureSvg.ts";

const shopUrl = new URL("https://shop.example/graphql");
const photo = await sharp({ create: { width: 1600, height: 800, channels: 3, background: "#c33" } })
  .jpeg()
  .withMetadata({ orientation: 6 })
  .toBuffer();
const thumb = await sharp({ create: { width: 200, height: 100, channels: 4, background: "#3c38" } })
  .png()
  .toBuffer();
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';

let folder = "";
let requestUrls: string[] = [];
let files: Record<string, () => Response | Promise<Response>>;
const picture = (bytes: Buffer | string, type: string) => () =>
  new Response(typeof bytes === "string" ? bytes : new Uint8Array(bytes), { headers: { "content-type": type } });

const shop: typeof fetch = async (input, init) => {
  const address = input as string;
  requestUrls.push(address);
  init?.signal?.throwIfAborted();
  const respond = files[new URL(address).pathname];
  const gone = new Promise<never>((_, reject) =>
    init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
  );
  return respond ? Promise.race([respond(), gone]) : new Response("<h1>404</h1>", { status: 404 });
};

const create = (maxCacheBytes = 1_000_000, timeoutMs = 60_000) => {
  const pictures = createPictures(createPictureCache(folder, maxCacheBytes, silentLog), (source) =>
    fetchPicture(source, { fetch: shop, timeoutMs, maxBytes: 100_000 }),
  );
  const app = createMediaRoute({ shopUrl, pictureHosts: createFixedPictureHosts([]), pictures, log: silentLog });
  return async (path: string, accept = "image/avif,image/webp,*/*") =>
    app.request(`http://localhost:3000${path}`, { headers: { accept } });
};
let get = create;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "rewire-pictures-"));
  requestUrls = [];
  files = { "/uploads/photo.jpg": picture(photo, "image/jpeg"), "/uploads/thumb.png": picture(thumb, "image/png") };
  get = create;
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const sizeOf = async (response: Response) => {
  const { width, height, format, exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { width, height, format, exif };
};

describe("a picture of the shop", () => {
  test("is sent in the width asked for, upright, without camera data", async () => {
    const response = await get()("/media/uploads/photo.jpg?w=320");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/avif");
    expect(await sizeOf(response)).toEqual({ width: 320, height: 640, format: "heif", exif: undefined });
  });

  test("is webp for browsers that do not take avif", async () => {
    const response = await get()("/media/uploads/photo.jpg?w=640", "image/webp,*/*");
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(await sizeOf(response)).toMatchObject({ width: 640, format: "webp" });
    expect(response.headers.get("vary")).toBe("accept");
  });

  test("is never blown up", async () =>
    expect(await sizeOf(await get()("/media/uploads/thumb.png?w=1536"))).toMatchObject({ width: 200 }));

  test("stays in caches for good", async () => {
    const send = get();
    const response = await send("/media/uploads/photo.jpg");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(response.headers.get("content-security-policy")).toBe("default-src 'none'");
  });

  test("is fetched once for all widths, and not again after a restart", async () => {
    const first = get();
    await Promise.all(["?w=320", "?w=320", "?w=640", ""].map((query) => first(`/media/uploads/photo.jpg${query}`)));
    await get()("/media/uploads/photo.jpg?w=768");
    expect(requestUrls).toEqual(["https://shop.example/uploads/photo.jpg"]);
  });

  test("is not sent again to a browser that has it", async () => {
    const send = get();
    const etag = (await send("/media/uploads/photo.jpg?w=320")).headers.get("etag") ?? "";
    const pictures = createPictures(createPictureCache(folder, 1_000_000, silentLog), () => expect.unreachable());
    const again = await createMediaRoute({
      shopUrl,
      pictureHosts: createFixedPictureHosts([]),
      pictures,
      log: silentLog,
    }).request("/media/uploads/photo.jpg?w=320", { headers: { accept: "image/avif", "if-none-match": etag } });
    expect(again.status).toBe(304);
  });
});

describe("what is no picture of the shop is not shown", () => {
  test.each([
    "/media/wp-config.php",
    "/media/graphql",
    "/media//evil.example/a.jpg",
    "/media/%2e%2e%2fsecret.jpg",
    "/media/x%5c..%5ca.jpg",
    "/media/",
    "/media/a.svg",
    "/media/https://evil.example/a.jpg",
    "/media/uploads/../../wp-config.php",
    "/media/.env.jpg/../wp-login.php",
  ])("%s", async (path) => {
    expect((await get()(path)).status).toBe(404);
    expect(requestUrls).toEqual([]);
  });

  test.each(["0", "96", "160", "333", "1920", "0640", "6e2", "-320", "99999999", "320px", ""])(
    "in the width %j",
    async (width) => {
      expect((await get()(`/media/uploads/photo.jpg?w=${width}`)).status).toBe(400);
      expect(requestUrls).toEqual([]);
    },
  );

  const unusable: Record<string, () => Response> = {
    "a web page": picture("<script>alert(1)</script>", "text/html"),
    "an SVG": picture(svg, "image/svg+xml"),
    "an SVG that calls itself a JPEG": picture(svg, "image/jpeg"),
    "text that calls itself a JPEG": picture("hello", "image/jpeg"),
    "a broken JPEG": picture(photo.subarray(0, 200), "image/jpeg"),
    "something far too large": picture(Buffer.alloc(100_001), "image/png"),
    "a redirect to another host": () =>
      new Response(null, { status: 302, headers: { location: "https://evil.example/a.jpg" } }),
  };
  test.each(Object.entries(unusable))("%s", async (_, answer) => {
    files["/uploads/bad.jpg"] = answer;
    const send = get();
    const response = await send("/media/uploads/bad.jpg?w=320");
    expect(response.status).toBe(404);
    expect(response.headers.get("content-type")).toMatch(/^image\/svg/);
    expect(await response.text()).toBe(missingPictureSvg);
    await send("/media/uploads/bad.jpg?w=640");
    expect(requestUrls).toHaveLength(1);
  });
});

describe("instead of a picture that cannot be shown", () => {
  const ways: Record<string, [() => Response | Promise<Response>, number]> = {
    "the shop has lost": [() => new Response("gone", { status: 404 }), 404],
    "the shop does not send": [() => Promise.reject(new TypeError("fetch failed")), 502],
  };
  test.each(Object.entries(ways))("%s, browsers get a drawing, others a sentence", async (_, [respond, status]) => {
    files["/uploads/photo.jpg"] = respond;
    const drawing = await get()("/media/uploads/photo.jpg?w=320");
    expect(drawing.status).toBe(status);
    expect(await sizeOf(drawing)).toMatchObject({ format: "svg", width: 640, height: 640 });
    expect(drawing.headers.get("content-security-policy")).toBe("default-src 'none'");
    const sentence = await get()("/media/uploads/photo.jpg?w=320", "*/*");
    expect(sentence.status).toBe(status);
    expect(sentence.headers.get("content-type")).toMatch(/^text\/plain/);
    for (const { headers } of [drawing, sentence]) expect(headers.get("vary")).toBe("accept");
  });
});

describe("a further host", () => {
  const askAt = (pictureHosts: readonly string[]) => {
    const pictures = createPictures(createPictureCache(folder, 1_000_000, silentLog), (source) =>
      fetchPicture(source, { fetch: shop, timeoutMs: 60_000 }),
    );
    return createMediaRoute({
      shopUrl,
      pictureHosts: createFixedPictureHosts(pictureHosts),
      pictures,
      log: silentLog,
    }).request("/media/-/cdn.example/uploads/photo.jpg?w=320");
  };

  test("is asked where the owner has named it", async () => {
    expect((await askAt(["cdn.example"])).status).toBe(200);
    expect(requestUrls).toEqual(["https://cdn.example/uploads/photo.jpg"]);
  });

  test("is not asked otherwise", async () => {
    expect((await askAt([])).status).toBe(404);
    expect(requestUrls).toEqual([]);
  });
});

describe("trouble", () => {
  test("a shop that does not answer", async () => {
    files["/uploads/photo.jpg"] = () => new Promise(() => {});
    const response = await get(undefined, 1)("/media/uploads/photo.jpg");
    expect(response.status).toBe(504);
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("a shop that is down is asked again", async () => {
    const good = files["/uploads/photo.jpg"];
    files["/uploads/photo.jpg"] = () => Promise.reject(new TypeError("fetch failed"));
    const send = get();
    expect((await send("/media/uploads/photo.jpg")).status).toBe(502);
    if (good) files["/uploads/photo.jpg"] = good;
    expect((await send("/media/uploads/photo.jpg")).status).toBe(200);
  });

  test.each([408, 425, 429])(
    "a shop that answers %i for now is asked again, and its picture is not missing",
    async (status) => {
      const good = files["/uploads/photo.jpg"];
      files["/uploads/photo.jpg"] = () => new Response("later", { status });
      const send = get();
      const response = await send("/media/uploads/photo.jpg");
      expect([response.status, response.headers.get("cache-control")]).toEqual([502, "no-store"]);
      if (good) files["/uploads/photo.jpg"] = good;
      expect((await send("/media/uploads/photo.jpg")).status).toBe(200);
    },
  );

  test("the disk is kept below its limit", async () => {
    const send = get(4_000);
    for (const width of [320, 480, 640, 768, 1024, 1280, 1536])
      expect((await send(`/media/uploads/photo.jpg?w=${width}`, "image/webp")).status).toBe(200);
    const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(webp|original)$/.test(name));
    expect(names.length).toBeGreaterThan(0);
    expect(names.length).toBeLessThan(8);
  });
});
