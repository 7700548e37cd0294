// @vitest-environment happy-dom
import { emptyQuery, toggleValue, type CatalogueQuery } from "@rewire/domain";
import { act, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { useListQuery } from "./useListQuery.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const showList = () => Promise.resolve(true);

/** Filters of a list whose controls keep showing the first query, as those of a slow device do for a moment. */
function Filters({ loadedQuery }: { loadedQuery: CatalogueQuery }) {
  const { query, onChange } = useListQuery("/products", loadedQuery, showList);
  return ["moss", "tern"].map((brand) => (
    <button key={brand} type="button" onClick={() => onChange(toggleValue(query, "pa_brand", brand))}>
      {brand}
    </button>
  ));
}

test("a filter that is pressed before the controls show the last one is added to it", async () => {
  const Component = () => <Filters loadedQuery={emptyQuery} />;
  const router = createMemoryRouter([{ path: "/products", Component }], { initialEntries: ["/products"] });
  await act(async () => void render(<RouterProvider router={router} />));
  const press = (brand: string) => act(async () => screen.getByRole("button", { name: brand }).click());
  await press("moss");
  expect(router.state.location.search).toBe("?filter=pa_brand[moss]");
  await press("tern");
  expect(router.state.location.search).toBe("?filter=pa_brand[moss,tern]");
});
