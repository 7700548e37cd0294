import { describe, expect, test } from "vitest";
import { faultsOfStates, pagesOf, STATES } from "./states.mjs";

const row = (change = {}) => ({
  ...Object.fromEntries(STATES.map((state) => [state, `Screens/Home#${state}`])),
  ...change,
});
const stories = new Set(STATES.map((state) => `Screens/Home#${state}`));
const isPictured = () => true;
const reasons = {};

describe("the matrix of states", () => {
  test("has a row for each page of the routes", () => {
    const routes = `route("facets", "routes/resources/facets.ts"), route(":locale?", "routes/language.tsx", [
      index("routes/home.tsx"), route("products", "routes/products.tsx"),
      route("my-account/*", "routes/resources/accountLink.tsx")])`;
    expect(pagesOf(routes)).toEqual(["/", "products"]);
    expect(faultsOfStates({ reasons, routes: { "/": row() } }, ["/", "products"], stories, isPictured)).toEqual([
      "The page products has no row",
    ]);
    expect(faultsOfStates({ reasons, routes: { "/": row(), "/old": row() } }, ["/"], stories, isPictured)).toEqual([
      "The row /old has no page",
    ]);
  });

  test("has a story that exists in each cell", () => {
    const routes = { "/": row({ loading: undefined, error: "Screens/Home#Gone" }) };
    expect(faultsOfStates({ reasons, routes }, ["/"], stories, isPictured)).toEqual([
      'The page / has no story of its state "loading"',
      "The page / names the story Screens/Home#Gone, which does not exist",
    ]);
  });

  test("has a reason for a cell without a story", () => {
    const routes = { "/": row({ loading: { reason: "server" }, empty: { reason: "none" } }) };
    expect(
      faultsOfStates({ reasons: { server: "Sent whole.", old: "Old." }, routes }, ["/"], stories, isPictured),
    ).toEqual(['The page / gives the reason "none", which does not exist', 'The reason "old" is used nowhere']);
  });

  test("has a story on a picture in each cell, or a reason beside it", () => {
    const isFull = (story) => story === "Screens/Home#full";
    const empty = { story: "Screens/Home#empty", reason: "alike" };
    const none = { reason: "alike" };
    const others = { loading: none, refused: none, longWords: none };
    const routes = (error, full = "Screens/Home#full") => ({ "/": { ...others, full, empty, error } });
    const faultsOf = (rows) =>
      faultsOfStates({ reasons: { alike: "Looks alike." }, routes: rows }, ["/"], stories, isFull);
    expect(faultsOf(routes(none))).toEqual([]);
    expect(faultsOf(routes("Screens/Home#error"))).toEqual([
      "The page / names the story Screens/Home#error, which is on no picture",
    ]);
    expect(faultsOf(routes({ story: "Screens/Home#full", reason: "alike" }, none))).toEqual([
      'The page / gives the reason "alike" for the story Screens/Home#full, which is on a picture',
    ]);
  });

  test("has a story for one state of a page alone", () => {
    const routes = { "/": row({ empty: "Screens/Home#full" }) };
    expect(faultsOfStates({ reasons, routes }, ["/"], stories, isPictured)).toEqual([
      'The page / names the story Screens/Home#full for "full" and "empty"',
    ]);
  });
});
