import { reviewForm } from "@rewire/domain";
import { Hono } from "hono";
import { expect, test } from "vitest";
import { readClientAddress } from "../http/clientAddress.ts";
import { createReviewSubmission } from "./createReviewSubmission.ts";

test.each(["203.0.113.9", "2001:db8:1:2::/64", "unknown"])(
  "the limits of a review count for its visitor, %s",
  async (address) => {
    const app = new Hono().post(reviewForm.path, (c) => c.text(readClientAddress(c, false)));
    const request = new Request("https://shop.example/product/x/review", { method: "POST" });
    const response = await createReviewSubmission(app)(request, new FormData(), address);
    expect(await response.text()).toBe(address);
  },
);
