import { defaultReviewQuery, listReviews, type Review } from "@rewire/domain";
import { reviews } from "@rewire/domain/testing";
import { describe, expect, test } from "vitest";
import { localizeReviews } from "./localizeReviews.server.ts";

const german = new Request("https://shop.example/de/product/tarn-14");
const pageOf = (items: readonly Review[]) => listReviews(items, defaultReviewQuery);
const photo = { url: "/review-photos/7/a/1.webp", thumbnail: "/review-photos/7/a/1-small.webp", width: 8, height: 8 };

describe("the words of a page of reviews", () => {
  test("name the way to photos where the setting offers it", async () => {
    const page = pageOf(reviews);
    expect(await localizeReviews(german, page, { showReviewPhotos: true })).toMatchObject({
      photoLinkText: "Bewertung mit Fotos schreiben",
    });
    const withoutPhotos = await localizeReviews(german, page, { showReviewPhotos: false });
    expect(withoutPhotos.photoLinkText).toBeUndefined();
    expect(withoutPhotos).toStrictEqual(JSON.parse(JSON.stringify(withoutPhotos)));
  });

  test("explain the mark of a verified purchase only where a review has it", async () => {
    const settings = { showReviewPhotos: false };
    expect((await localizeReviews(german, pageOf(reviews), settings)).buyerTexts).toBeUndefined();
    const marked = pageOf(reviews.map((review) => ({ ...review, isBuyer: true })));
    expect((await localizeReviews(german, marked, settings)).buyerTexts?.mark).toBe("Geprüfter Kauf");
  });

  test("tell each photo apart, also of an author without a name", async () => {
    const withPhotos = reviews.map((review, index) => ({
      ...review,
      author: index === 0 ? "" : review.author,
      photos: [photo, photo],
    }));
    const { items } = await localizeReviews(german, pageOf(withPhotos), { showReviewPhotos: false });
    expect(items.slice(0, 2).map(({ photos }) => photos?.map(({ alt }) => alt))).toEqual([
      ["Foto 1 von 2 von einem Kunden", "Foto 2 von 2 von einem Kunden"],
      ["Foto 1 von 2 von Inês M.", "Foto 2 von 2 von Inês M."],
    ]);
  });
});
