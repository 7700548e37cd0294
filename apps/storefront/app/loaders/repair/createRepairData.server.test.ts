import { defaultSettings } from "@rewire/domain";
import { expect, test } from "vitest";
import { createRepairData } from "./createRepairData.server.ts";

const money = (minor: number) => ({ minor, currency: "EUR" });
const settings = {
  ...defaultSettings,
  site: { ...defaultSettings.site, siteName: "Rewire", baseUrl: "https://shop.example" },
};
const readData = (path: string) =>
  createRepairData(new Request(`https://shop.example${path}`), settings, [
    { label: "Phones", repairs: [{ name: "Screen", price: money(8900) }] } as never,
  ]);

test("each question of the repair desk has its answer, under the names of schema.org", async () => {
  const [, faq] = await readData("/de/repair");
  const questions = faq?.["mainEntity"] as readonly Record<string, unknown>[];
  expect(questions.length).toBeGreaterThan(3);
  for (const question of questions)
    expect(question).toEqual({
      "@type": "Question",
      name: expect.stringMatching(/\?$/),
      acceptedAnswer: { "@type": "Answer", text: expect.stringMatching(/\S/) },
    });
});

test("the service has its address without the suffix of its data, and the lowest price of each repair", async () => {
  const [service] = await readData("/repair.data");
  expect(service).toMatchObject({
    "@type": "Service",
    url: "https://shop.example/repair",
    provider: { "@type": "LocalBusiness", name: "Rewire" },
    offers: [
      {
        "@type": "Offer",
        name: "Phones: Screen",
        priceSpecification: { "@type": "PriceSpecification", minPrice: "89.00", priceCurrency: "EUR" },
      },
    ],
  });
});
