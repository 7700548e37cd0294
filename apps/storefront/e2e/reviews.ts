import { expect, type Page, type Response } from "@playwright/test";
import { reviewForm } from "@rewire/domain";

/**
 * Sends the review that is filled in, and again after each refusal: the shop accepts one review per address in 15
 * seconds, and another test may have written one. The form keeps the entered values.
 * @param thanks What the page says when the shop has taken the review.
 */
export async function sendReview(page: Page, thanks: string): Promise<void> {
  const send = page.getByRole("button", { name: "Send review" });
  const taken = page.getByText(thanks);
  await expect(async () => {
    // However long the answer takes, a review that may have been taken is not sent twice.
    const answer = page.waitForResponse(isReviewAnswer);
    await send.click();
    await (await answer).finished();
    // While the review is under way, the button has another name; it is gone when the review has been taken.
    await expect(taken.or(send)).toBeVisible();
    expect(await taken.isVisible()).toBe(true);
  }).toPass({ intervals: [2000] });
}

/** Returns whether a response answers the form: with photos by a path of its own, without by an operation. */
const isReviewAnswer = (response: Response): boolean =>
  response.url().endsWith(reviewForm.path) ||
  (response.url().endsWith("/graphql") && (response.request().postData() ?? "").includes('"writeReview"'));
