import { expect, test } from "vitest";
import { acceptsUploads } from "./uploadPaths.ts";

test.each(["/contact", "/de/contact", "/pt-br/contact", "/de/contact.data", "/contact/"])("%s takes files", (path) =>
  expect(acceptsUploads(path)).toBe(true),
);

test.each(["/contact/x", "/repair", "/xx/yy/contact", "/graphql", "/contacts", "//contact"])("%s does not", (path) =>
  expect(acceptsUploads(path)).toBe(false),
);
