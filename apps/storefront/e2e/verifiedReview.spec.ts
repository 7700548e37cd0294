import { putHubIntoCart } from "./checkout.ts";
import { placeOrder } from "./placeOrder.ts";
import { sendReview } from "./reviews.ts";
import { expect, test } from "./test.ts";

const buyer = {
  email: "ines.kaeuferin@example.test",
  firstName: "Anneliese",
  lastName: "Vieira",
  street: "Kabelstraße 118",
  postcode: "10999",
  city: "Berlin",
  state: "Berlin",
};

test("the review of a customer who bought has the mark, and nobody else's does", async ({ page, rewire }) => {
  // Sent directly to the shop from another client address, because the shop accepts one review per address in 15 seconds.
  const stranger = await fetch(rewire.shopUrl, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": "198.51.100.7" },
    body: JSON.stringify({
      query:
        'mutation($on:Int!){writeReview(input:{commentOn:$on,rating:2,content:"Seen at a friend\'s.",author:"Otto",authorEmail:"otto@example.test"}){review{databaseId}}}',
      variables: { on: await productId(rewire.shopUrl) },
    }),
  });
  expect(await stranger.json()).toMatchObject({ data: { writeReview: { review: {} } } });

  await putHubIntoCart(page, rewire);
  await placeOrder(page, rewire, { buyer });

  await page.goto("/product/hearth-hub");
  await page.getByRole("button", { name: "Write a review" }).click();
  await page.getByRole("radio", { name: "4 stars" }).check({ force: true });
  await page.getByRole("textbox", { name: "Your review" }).fill("Found every lamp in the house.");
  await page.getByRole("textbox", { name: "Name" }).fill("Inês");
  await page.getByRole("textbox", { name: "E-mail" }).fill(buyer.email);
  await sendReview(page, "Thank you. Your review is on this page now.");

  const reviewBy = (name: string) => page.locator("#reviews").getByRole("article").filter({ hasText: name });
  await expect(async () => {
    await page.goto("/product/hearth-hub");
    await expect(reviewBy("Inês").getByText("Verified purchase")).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(reviewBy("Otto")).toContainText("Seen at a friend");
  await expect(reviewBy("Otto").getByText("Verified purchase")).toHaveCount(0);
});

async function productId(shopUrl: string): Promise<number> {
  const response = await fetch(shopUrl, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ query: '{product(id:"hearth-hub",idType:SLUG){databaseId}}' }),
  });
  const { data } = (await response.json()) as { data: { product: { databaseId: number } } };
  return data.product.databaseId;
}
