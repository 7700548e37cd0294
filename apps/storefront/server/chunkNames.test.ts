import { expect, test } from "vitest";
import { createAssetFilePattern, createChunkName } from "./chunkNames.ts";

const app = "/shop/apps/storefront/app";
const libraries = "/shop/node_modules/.pnpm/x@1/node_modules";

test.each([
  ["frame", null, ["/a.ts", "/b.ts"], "frame"],
  ["cards", null, ["/a.ts", "/b.ts"], "cards"],
  ["cards", null, [`${app}/loaders/cards.ts`], "loaders.cards"],
  ["cards", `${app}/routes/resources/cards.ts?__react-router-build-client-route`, [], "resources.cards"],
  ["products", `${app}/routes/products.tsx?__react-router-build-client-route`, [], "products"],
  ["de_DE", "/shop/packages/messages/src/locales/de_DE.json", [], "de_DE"],
  ["de_DE", "/shop/packages/messages/src/locales/de_DE.json?deferred", [], "de_DE.deferred"],
  ["dist", `${libraries}/@zxcvbn-ts/core/dist/index.mjs`, ["/a", "/b"], "zxcvbn-ts.core.dist"],
  ["min", null, [`${libraries}/libphonenumber-js/min/index.js`], "libphonenumber-js.min"],
  ["dist", "C:\\shop\\node_modules\\a+b\\dist.js", [], "a_b.dist"],
])("%s of %s", (name, facadeModuleId, moduleIds, expected) => {
  const chunk = { name, facadeModuleId, moduleIds };
  expect(createChunkName(chunk)).toBe(expected);
  expect(createAssetFilePattern(chunk)).toBe(`assets/${expected}-[hash].js`);
});
