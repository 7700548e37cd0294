import { expect, it } from "vitest";
import { openTestShop } from "../testing/openTestShop.ts";
import { Visitor } from "../testing/Visitor.ts";

const review = (guest: Visitor, input: Record<string, unknown> = {}) =>
  guest.ask(
    "mutation($input:WriteReviewInput!){writeReview(input:$input){rating review{content status author{node{name email}}}}}",
    {
      input: {
        commentOn: 1,
        rating: 4,
        content: "Good & quick",
        author: "Dora",
        authorEmail: "dora@example.test",
        ...input,
      },
    },
  );
const reviewsQuery =
  '{product(id:"plain-phone",idType:SLUG){averageRating reviewCount reviews{edges{rating node{content}}}}}';

it("takes a review from anybody at once and tells nobody the address", async () => {
  const guest = new Visitor(openTestShop());
  expect((await review(guest)).data).toEqual({
    writeReview: {
      rating: 4,
      review: { content: "<p>Good & quick</p>\n", status: "APPROVE", author: { node: { name: "Dora", email: null } } },
    },
  });
  expect((await guest.ask(reviewsQuery)).data).toMatchObject({
    product: { averageRating: 4, reviewCount: 1, reviews: { edges: [{ rating: 4 }] } },
  });
});

it.each([
  [{ author: "" }, "Comment must include an authorName."],
  [{ authorEmail: "nope" }, "The email address you are trying to use is invalid"],
  [{ commentOn: 999 }, "The ID of the node to comment on is invalid"],
])("refuses %j", async (input, message) => {
  expect((await review(new Visitor(openTestShop()), input)).errors).toEqual([message]);
});

it("slows down and does not listen twice", async () => {
  const shop = openTestShop();
  const guest = new Visitor(shop);
  await review(guest);
  for (const content of ["And more", "Good & quick"])
    expect((await review(guest, { content })).errors).toEqual(["You are posting comments too quickly. Slow down."]);
  shop.clock.now += 16_000;
  expect((await review(guest)).errors).toEqual([
    "Duplicate comment detected; it looks as though you&#8217;ve already said that!",
  ]);
});

it.each([
  ["in winter", "2026-11-21T23:30:00Z", "2026-11-22 00:30:00"],
  ["in summer", "2026-07-21T22:30:00Z", "2026-07-22 00:30:00"],
  ["as the clock goes forward", "2026-03-29T01:00:00Z", "2026-03-29 03:00:00"],
])("dates a review by the shop's clock, and by UTC beside it, %s", async (_, time, date) => {
  const shop = openTestShop();
  shop.clock.now = Date.parse(time);
  const guest = new Visitor(shop);
  await review(guest);
  const dateGmt = time.slice(0, 19).replace("T", " ");
  expect(
    (await guest.ask('{product(id:"plain-phone",idType:SLUG){reviews{edges{node{date dateGmt}}}}}')).data,
  ).toMatchObject({ product: { reviews: { edges: [{ node: { date, dateGmt } }] } } });
});

it("looks at neither rating nor words, but drops what could run", async () => {
  const guest = new Visitor(openTestShop());
  expect(
    (await review(guest, { rating: 9, content: '<script>x()</script><b>bold</b> <a href="javascript:y()">link</a>' }))
      .data,
  ).toMatchObject({ writeReview: { rating: 9, review: { content: "<p>x()<b>bold</b> link</p>\n" } } });
});

it("holds a review back where the shop moderates, until the shopkeeper lets it through", async () => {
  const shop = openTestShop({ settings: { reviews: { moderated: true, secondsBetween: 15 } } });
  const guest = new Visitor(shop);
  await review(guest);
  expect((await guest.ask(reviewsQuery)).data).toMatchObject({ product: { reviewCount: 0 } });
  shop.shopkeeper.moderateReview(500_000, "APPROVE");
  expect((await guest.ask(reviewsQuery)).data).toMatchObject({ product: { reviewCount: 1 } });
});
