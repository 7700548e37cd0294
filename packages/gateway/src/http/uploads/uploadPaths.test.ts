import { expect, test } from "vitest";
import { acceptsUploads } from "./uploadPaths.ts";

test.each([
  "/contact",
  "/de/contact",
  "/pt-br/contact",
  "/de/contact.data",
  "/contact/",
  "/reviews/add",
  "/de/product/tarn-14/review",
])("%s takes files", (path) => expect(acceptsUploads(path)).toBe(true));

test.each([
  "/contact/x",
  "/repair",
  "/xx/yy/contact",
  "/graphql",
  "/contacts",
  "//contact",
  "/product/review",
  "/product/a/b/review",
])("%s does not", (path) => expect(acceptsUploads(path)).toBe(false));
