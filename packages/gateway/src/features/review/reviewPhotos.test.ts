import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reviewForm, type Review } from "@rewire/domain";
import sharp from "sharp";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { silentLog } from "../../log/createLog.ts";
import { createMemoryStore } from "../../storage/createMemoryStore.ts";
import { createLimits, limitRules } from "../../storage/limits/createLimits.ts";
import type { OutboxMail } from "../mail/Outbox.ts";
import { addPhotos } from "./addPhotos.ts";
import { convertPhoto } from "./convertPhoto.ts";
import { createPhotoFolder, type PhotoFolder } from "./createPhotoFolder.ts";
import { createReviewPhotos } from "./createReviewPhotos.ts";
import { createReviewPhotoRoute } from "./createReviewPhotoRoute.ts";
import type { PhotoModerationLink, WrittenReview } from "./ReviewPhotos.ts";

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "teal" } });
const jpeg = await picture(2400, 1200)
  .jpeg()
  .withExif({ IFD0: { Copyright: "Ada" }, IFD3: { GPSLatitude: "52/1 31/1 0/1" } })
  .toBuffer();
const review: Review = {
  id: 70,
  author: "Ada",
  rating: 5,
  content: { safeHtml: "<p>Bright &amp; quiet.</p>" },
  date: "2026-11-20T09:00:00Z",
};
const written: WrittenReview = { productId: 7, reviewId: 70, customerId: null, author: "Ada", text: "Bright & quiet." };
const from = { clientAddress: "192.0.2.1", origin: "https://shop.example" };

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "rewire-photos-"));
});
afterEach(() => rm(root, { recursive: true, force: true }));

function openPhotos() {
  const mails: OutboxMail[] = [];
  const changes: number[] = [];
  const outbox = {
    isAvailable: true,
    shopAddress: "shop@example.test",
    enqueue: async (mail: OutboxMail) => {
      mails.push(mail);
      return outbox.isAvailable;
    },
  };
  const folder = createPhotoFolder(root);
  const store = createMemoryStore();
  const photos = createReviewPhotos({
    folder,
    outbox,
    limit: createLimits(store).reviewPhotos,
    onChanged: (id) => void changes.push(id),
    log: silentLog,
  });
  const submit = (
    files: readonly Uint8Array[] = [jpeg],
    result: WrittenReview | null = written,
    clientAddress = "192.0.2.1",
  ) => photos.submit(files, async () => result, { ...from, clientAddress });
  const linkOf = (mail: OutboxMail | undefined): PhotoModerationLink => {
    const { searchParams } = new URL(/https:\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    const [id = "", product = "", key = ""] = ["id", "product", "key"].map((name) => searchParams.get(name) ?? "");
    return { id, productId: Number(product), key };
  };
  const shownPhotos = async (reviews: readonly Review[] = [review]) => (await addPhotos(folder, 7, reviews))[0]?.photos;
  const fetchPath = (path: string) => createReviewPhotoRoute(photos).request(path);
  return { photos, outbox, mails, changes, submit, linkOf, shownPhotos, fetchPath };
}

describe("a photo", () => {
  test("is upright, of a limited size, and without metadata", async () => {
    expect((await sharp(jpeg).metadata()).exif).toBeDefined();
    const converted = await convertPhoto(jpeg);
    expect(converted).toMatchObject({ width: 1600, height: 800 });
    for (const [bytes, width, height] of [
      [converted?.photo, 1600, 800],
      [converted?.thumbnail, 240, 240],
    ] as const) {
      const metadata = await sharp(bytes).metadata();
      expect(metadata).toMatchObject({ format: "webp", width, height });
      expect([metadata.exif, metadata.icc, metadata.xmp]).toEqual([undefined, undefined, undefined]);
    }
  });

  test("that was taken with the phone on its side stands upright", async () => {
    const turned = await picture(40, 20).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await convertPhoto(turned)).toMatchObject({ width: 20, height: 40 });
  });

  test.each([
    ["a drawing with scripts", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ["an animation", Buffer.from("GIF89a")],
    ["a document", Buffer.from("%PDF-1.7\n%%EOF")],
    ["half a photo", jpeg.subarray(0, 400)],
    ["nothing", Buffer.alloc(0)],
  ])("%s is refused, and its review is not written", async (_, content) => {
    let isWritten = false;
    const result = await openPhotos().photos.submit(
      [content],
      async () => {
        isWritten = true;
        return written;
      },
      from,
    );
    expect(result).toEqual({ kind: "invalid", issue: "photoType" });
    expect(isWritten).toBe(false);
  });

  test("too many, and one too large, are refused", async () => {
    const { submit } = openPhotos();
    const many = Array.from({ length: reviewForm.maxPhotos + 1 }, () => jpeg);
    expect(await submit(many)).toEqual({ kind: "invalid", issue: "photoCount" });
    expect(await submit([new Uint8Array(reviewForm.maxPhotoBytes + 1)])).toEqual({
      kind: "invalid",
      issue: "photoSize",
    });
  });
});

describe("photos of a review", () => {
  test("are looked for only where a product has reviews", async () => {
    const listShown = vi.fn<PhotoFolder["listShown"]>().mockResolvedValue([]);
    expect(await addPhotos({ listShown }, 7, [])).toEqual([]);
    expect(listShown).not.toHaveBeenCalled();
    expect(await addPhotos({ listShown }, 7, [review])).toEqual([review]);
    expect(listShown).toHaveBeenCalledWith(7);
  });

  test("are seen by nobody until the shop shows them, by the link of its mail", async () => {
    const { submit, mails, linkOf, photos, shownPhotos, fetchPath, changes } = openPhotos();
    expect(await submit()).toEqual({ kind: "written", photos: "held" });
    expect(mails).toMatchObject([{ to: "shop@example.test" }]);
    const link = linkOf(mails[0]);
    expect(await shownPhotos()).toBeUndefined();
    expect((await fetchPath(`/review-photos/7/${link.id}/1.webp`)).status).toBe(404);

    const submission = await photos.find(link);
    expect(submission).toMatchObject({ state: "held", author: "Ada", text: "Bright & quiet." });
    const preview = await fetchPath(submission?.photos[0]?.url ?? "");
    expect([preview.status, preview.headers.get("cache-control")]).toEqual([200, "no-store"]);

    expect(await photos.decide(link, "show")).toMatchObject({ state: "shown" });
    expect(changes).toEqual([7]);
    const [publicPhoto] = (await shownPhotos()) ?? [];
    expect(publicPhoto).toMatchObject({ width: 1600, height: 800 });
    const answer = await fetchPath(publicPhoto?.thumbnail ?? "");
    expect(answer.headers.get("content-type")).toBe("image/webp");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=86400");
  });

  test("are deleted by the same link, also later, and then the link is nothing", async () => {
    const { submit, mails, linkOf, photos, shownPhotos, changes } = openPhotos();
    await submit();
    const link = linkOf(mails[0]);
    await photos.decide(link, "show");
    expect(await photos.decide(link, "delete")).toMatchObject({ state: "shown" });
    expect(changes).toEqual([7, 7]);
    expect(await shownPhotos()).toBeUndefined();
    expect(await photos.find(link)).toBeNull();
    expect(await photos.decide(link, "show")).toBeNull();
  });

  test("are decided about with the right key alone, and no path leads out of their folder", async () => {
    const { submit, mails, linkOf, photos, fetchPath } = openPhotos();
    await submit();
    const link = linkOf(mails[0]);
    for (const wrong of [
      { ...link, key: "A".repeat(22) },
      { ...link, productId: 8 },
      { ...link, id: "../held" },
    ])
      expect(await photos.decide(wrong, "show")).toBeNull();
    expect((await fetchPath(`/review-photos/7/${link.id}/1.webp?key=${"A".repeat(22)}`)).status).toBe(404);
    for (const name of ["submission.json", "..%2Fsubmission.json", "4.webp"])
      expect((await fetchPath(`/review-photos/7/${link.id}/${name}?key=${link.key}`)).status).toBe(404);
  });

  test("of a review that is held find it by its author and words once it is published", async () => {
    const { submit, mails, linkOf, photos, shownPhotos } = openPhotos();
    await submit([jpeg], { ...written, reviewId: null });
    await photos.decide(linkOf(mails[0]), "show");
    expect(await shownPhotos()).toHaveLength(1);
    expect(await shownPhotos([{ ...review, author: "Eve" }])).toBeUndefined();
  });

  test.each([
    ['It\'s "great" - really...', "<p>It&#8217;s &#8220;great&#8221; &#8211; really&#8230;</p>"],
    ["Full 1920x1080 :D\r\n\r\nThanks :lol:", "<p>Full 1920&#215;1080 😀</p>\n<p>Thanks 😆</p>"],
    ["My Wordpress is 5 < 6 years old ;-)", "<p>My WordPress is 5 &lt; 6 years old 😉</p>"],
    ["👍👍", "<p>👍👍</p>"],
  ])("of a held review find it as WordPress sets its words: %j", async (text, safeHtml) => {
    const { submit, mails, linkOf, photos, shownPhotos } = openPhotos();
    const author = "O'Brien & Söhne";
    await submit([jpeg], { ...written, author, text, reviewId: null });
    await photos.decide(linkOf(mails[0]), "show");
    const publishedReview = { ...review, author: "O’Brien & Söhne", content: { safeHtml } };
    expect(await shownPhotos([publishedReview])).toHaveLength(1);
    expect(await shownPhotos([{ ...publishedReview, content: { safeHtml: "<p>👎</p>" } }])).toBeUndefined();
    expect(
      await shownPhotos([{ ...publishedReview, content: { safeHtml: "<p>It was great, really</p>" } }]),
    ).toBeUndefined();
  });

  test("are not kept where the shop refuses the review, or cannot be told", async () => {
    const { submit, outbox, photos, mails, linkOf } = openPhotos();
    expect(await submit([jpeg], null)).toEqual({ kind: "refused" });
    expect(mails).toEqual([]);
    outbox.isAvailable = false;
    expect(await submit()).toEqual({ kind: "written", photos: "lost" });
    expect(await photos.find(linkOf(mails[0]))).toBeNull();
  });

  test("are limited by address; refused ones and reviews without photos take nothing of the limit", async () => {
    const { submit } = openPhotos();
    const small = await picture(8, 8).png().toBuffer();
    for (let n = 0; n < 12; n += 1) {
      expect(await submit([small], null)).toEqual({ kind: "refused" });
      expect(await submit([])).toEqual({ kind: "written", photos: "none" });
    }
    for (let n = 0; n < limitRules.reviewPhotos.address.max; n += 1)
      expect(await submit([small])).toMatchObject({ photos: "held" });
    expect(await submit([small])).toEqual({ kind: "tooMany", waitSeconds: expect.any(Number) as number });
    expect(await submit([small], written, "192.0.2.2")).toMatchObject({ photos: "held" });
  });
});
