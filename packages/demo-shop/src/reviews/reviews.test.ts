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
