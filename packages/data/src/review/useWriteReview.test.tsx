// @vitest-environment happy-dom
import { act } from "@testing-library/react";
import { HttpResponse } from "msw";
import { graphql } from "msw/graphql";
import { setupServer } from "msw/node";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { cartIsEmpty, networkIsDown, reviewIsHeld, reviewIsRefusedWith } from "../testing/index.ts";
import { renderStore } from "../testing/renderStore.tsx";
import { useWriteReview } from "./useWriteReview.ts";

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: "error" }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const review = { rating: 4, content: " Fast & bright ", author: "Inês", email: "ines@example.test" };
const write = async (draft = review) => {
  server.use(cartIsEmpty);
  const { result } = await renderStore(() => ({ form: useWriteReview() }));
  return act(() => result.current.form.writeReview(7, draft));
};

test("a review that the shop shows at once is published; blanks around it stay behind", async () => {
  const requestVariables: unknown[] = [];
  server.use(
    graphql.link("*/graphql").mutation("writeReview", ({ variables }) => {
      requestVariables.push(variables);
      return HttpResponse.json({
        data: {
          writeReview: {
            __typename: "WriteReviewPayload",
            rating: 4,
            review: { __typename: "Comment", databaseId: 1, status: "APPROVE" },
          },
        },
      });
    }),
  );
  expect(await write()).toEqual({ ok: true, value: "published" });
  expect(await write({ ...review, rating: 9 })).toEqual({ ok: true, value: "published" });
  expect(requestVariables).toEqual(
    [4, 5].map((rating) => ({ productId: 7, ...review, content: "Fast & bright", rating })),
  );
});

test("one that somebody reads first is held", async () => {
  server.use(reviewIsHeld);
  expect(await write()).toEqual({ ok: true, value: "held" });
});

test.each([
  ["You are posting comments too quickly. Slow down.", "reviewTooSoon"],
  ["Duplicate comment detected; it looks as though you&#8217;ve already said that!", "reviewRepeated"],
  ["Sorry, this post is closed to comments at the moment", "reviewsClosed"],
  ["The email address you are trying to use is invalid", "emailInvalid"],
  ["The ID of the node to comment on is invalid", "notFound"],
])("%s", async (message, kind) => {
  server.use(reviewIsRefusedWith(message));
  expect(await write()).toEqual({ ok: false, error: { kind } });
});

test("words that nobody knows are passed on as text", async () => {
  server.use(reviewIsRefusedWith("Comment must include an <b>authorName</b>."));
  expect(await write()).toEqual({
    ok: false,
    error: { kind: "rejected", message: "Comment must include an authorName." },
  });
});

test("a network that is gone is a failure too", async () => {
  const { result } = await (async () => {
    server.use(cartIsEmpty);
    return renderStore(() => ({ form: useWriteReview() }));
  })();
  server.use(networkIsDown);
  expect(await act(() => result.current.form.writeReview(7, review))).toMatchObject({ ok: false });
});
