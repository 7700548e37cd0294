import { describe, expect, test } from "vitest";
import { faultsOfStates, pagesOf, STATES } from "./states.mjs";

const row = (change = {}) => ({
  ...Object.fromEntries(STATES.map((state) => [state, "Screens/Home#Full"])),
  ...change,
});
const stories = new Set(["Screens/Home#Full"]);
const reasons = {};

describe("the matrix of states", () => {
  test("has a row for each page of the routes", () => {
    const routes = `route("facets", "routes/resources/facets.ts"), route(":locale?", "routes/language.tsx", [
      index("routes/home.tsx"), route("products", "routes/products.tsx"),
      route("my-account/*", "routes/resources/accountLink.tsx")])`;
    expect(pagesOf(routes)).toEqual(["/", "products"]);
    expect(faultsOfStates({ reasons, routes: { "/": row() } }, ["/", "products"], stories)).toEqual([
      "The page products has no row",
    ]);
    expect(faultsOfStates({ reasons, routes: { "/": row(), "/old": row() } }, ["/"], stories)).toEqual([
      "The row /old has no page",
    ]);
  });

  test("has a story that exists in each cell", () => {
    const routes = { "/": row({ loading: undefined, error: "Screens/Home#Gone" }) };
    expect(faultsOfStates({ reasons, routes }, ["/"], stories)).toEqual([
      'The page / has no story of its state "loading"',
      "The page / names the story Screens/Home#Gone, which does not exist",
    ]);
  });

  test("has a reason for a cell without a story", () => {
    const routes = { "/": row({ loading: { reason: "server" }, empty: { reason: "none" } }) };
    expect(faultsOfStates({ reasons: { server: "Sent whole.", old: "Old." }, routes }, ["/"], stories)).toEqual([
      'The page / gives the reason "none", which does not exist',
      'The reason "old" is used nowhere',
    ]);
  });
});
