import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { silentLog } from "../../log/createLog.ts";
import { convertPicture } from "./convertPicture.ts";
import { createPictureCache } from "./createPictureCache.ts";
import { createPictures } from "./createPictures.ts";
import { createSharedConverter } from "./createSharedConverter.ts";

const photo = await sharp({ create: { width: 1600, height: 800, channels: 3, background: "#c33" } })
  .jpeg()
  .toBuffer();
const thumb = await sharp({ create: { width: 200, height: 100, channels: 4, background: "#3c38" } })
  .png()
  .toBuffer();

let folder = "";
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), "rewire-pictures-"))));
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("storefronts that share converted pictures", () => {
  const openConverter = () => {
    const converted: string[] = [];
    const cache = createPictureCache(folder, 1_000_000, silentLog);
    const convert = createSharedConverter(cache, (original, width, format) => {
      converted.push(`${width} ${format}`);
      return convertPicture(original, width, format);
    });
    return { convert, converted };
  };

  test("convert a picture once, in each width and format", async () => {
    const [one, other] = [openConverter(), openConverter()];
    const first = await one.convert(photo, 320, "avif");
    expect(await other.convert(Buffer.from(photo), 320, "avif")).toEqual(first);
    expect(other.converted).toEqual([]);
    await other.convert(photo, 320, "webp");
    await other.convert(photo, 640, "avif");
    expect(other.converted).toEqual(["320 webp", "640 avif"]);
  });

  test("convert another picture of the same address", async () => {
    const { convert, converted } = openConverter();
    await convert(photo, 320, "avif");
    expect(await sharp(await convert(thumb, 320, "avif")).metadata()).toMatchObject({ width: 200 });
    expect(converted).toHaveLength(2);
  });

  test("keep nothing of what is no picture", async () => {
    const { convert, converted } = openConverter();
    const broken = photo.subarray(0, 200);
    for (const _ of [1, 2]) await expect(convert(broken, 320, "avif")).rejects.toThrow();
    expect(converted).toHaveLength(2);
  });

  test("send them under different addresses", async () => {
    const { convert, converted } = openConverter();
    const bodies: Buffer[] = [];
    for (const host of ["one.example", "other.example"]) {
      const own = await mkdtemp(join(folder, "state-"));
      const pictures = createPictures(
        createPictureCache(own, 1_000_000, silentLog),
        () => Promise.resolve(photo),
        convert,
      );
      const source = new URL(`https://${host}/uploads/photo.jpg`);
      bodies.push((await pictures({ source, width: 320, format: "avif" })).bytes);
    }
    expect(bodies[1]).toEqual(bodies[0]);
    expect(converted).toEqual(["320 avif"]);
  });
});
