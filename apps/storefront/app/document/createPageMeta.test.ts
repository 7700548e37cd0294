import { defaultSettings } from "@rewire/domain";
import { expect, test } from "vitest";
import { meta as homeMeta } from "../routes/home.tsx";
import { createPageMeta } from "./createPageMeta.ts";

const createSettings = (siteImage: string) => ({
  ...defaultSettings,
  site: { ...defaultSettings.site, baseUrl: "https://shop.example", siteImage },
});

const pictures = [
  ["/images/rewire.jpg", "https://shop.example/images/rewire.jpg"],
  ["https://cdn.example/card.jpg", "https://cdn.example/card.jpg"],
] as const;

test.each(pictures)("a link that is shared shows the owner's picture %s", (siteImage, url) => {
  expect(createPageMeta(createSettings(siteImage), { path: "/" })).toContainEqual({
    property: "og:image",
    content: url,
  });
});

test.each(pictures)("search engines find the logo %s", (siteImage, url) => {
  const matches = [{ id: "root", loaderData: { settings: createSettings(siteImage) } }];
  expect(JSON.stringify(homeMeta({ matches, location: { pathname: "/" } } as never))).toContain(`"logo":"${url}"`);
});
