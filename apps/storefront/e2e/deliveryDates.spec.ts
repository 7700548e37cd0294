import { accessible } from "./accessible.ts";
import { putHubIntoCart } from "./checkout.ts";
import { expect, test } from "./test.ts";

/** Days of each rate, by its id, its label and its method. */
const RATE_DAYS = "flat_rate:1 = 1 day; Free shipping = 2-3 days; local_pickup = 0 days";

/**
 * Dates of the three rates for an order placed at a moment, counted by hand on the calendar. The shop in Berlin is open
 * until 19:00 from Monday to Friday, until 16:00 on Saturday, and closed on Sunday and at Christmas.
 */
const moments = [
  {
    // Packed on Wednesday.
    moment: "on Wednesday a minute before the shop closes",
    now: "2026-11-25T18:59:00+01:00",
    flat: "Bei Ihnen am Donnerstag, 26. November",
    free: "Bei Ihnen Fr., 27. November bis Mo., 30. November",
    pickup: "Abholbereit ab Mi., 25. November",
  },
  {
    // Packed on Thursday.
    moment: "on Wednesday when the shop closes",
    now: "2026-11-25T19:00:00+01:00",
    flat: "Bei Ihnen am Freitag, 27. November",
    free: "Bei Ihnen Mo., 30. November bis Di., 1. Dezember",
    pickup: "Abholbereit ab Do., 26. November",
  },
  {
    // Packed on Saturday; parcels arrive on working days.
    moment: "on Saturday a minute before the shop closes",
    now: "2026-11-28T15:59:00+01:00",
    flat: "Bei Ihnen am Montag, 30. November",
    free: "Bei Ihnen Di., 1. Dezember bis Mi., 2. Dezember",
    pickup: "Abholbereit ab Sa., 28. November",
  },
  {
    // Packed on Monday.
    moment: "on Saturday when the shop closes",
    now: "2026-11-28T16:00:00+01:00",
    flat: "Bei Ihnen am Dienstag, 1. Dezember",
    free: "Bei Ihnen Mi., 2. Dezember bis Do., 3. Dezember",
    pickup: "Abholbereit ab Mo., 30. November",
  },
  {
    // Packed on Monday after two holidays and a Sunday.
    moment: "on Christmas Eve in the evening",
    now: "2026-12-24T20:00:00+01:00",
    flat: "Bei Ihnen am Dienstag, 29. Dezember",
    free: "Bei Ihnen Mi., 30. Dezember bis Do., 31. Dezember",
    pickup: "Abholbereit ab Mo., 28. Dezember",
  },
] as const;

test("delivery dates know opening days and closing time of the shop and differ by rate, in German", async ({
  browser,
  rewire,
}) => {
  const shop = await rewire.openBeside({ RATE_DAYS });
  // Half a day ahead of Berlin: the days are the shop's, not the browser's.
  const page = await browser.newPage({ baseURL: shop.url, timezoneId: "Pacific/Auckland" });
  try {
    await putHubIntoCart(page, rewire);
    for (const { moment, now, flat, free, pickup } of moments)
      await test.step(moment, async () => {
        await page.clock.setFixedTime(now);
        await page.goto("/de/checkout");
        for (const [rate, date] of [
          ["Versandpauschale", flat],
          ["Kostenloser Versand", free],
          ["Local pickup", pickup],
        ] as const)
          await expect(page.getByRole("radio", { name: new RegExp(`^${rate}.* ${date}`) })).toBeVisible();
      });
    await accessible(page);
  } finally {
    await page.close();
    await shop.stop();
  }
});
