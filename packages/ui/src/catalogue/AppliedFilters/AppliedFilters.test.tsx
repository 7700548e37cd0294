import { emptyQuery, withFilters, MAX_FILTER_CHIPS } from "@rewire/domain";
import { filteredFacets } from "@rewire/domain/testing";
import { loadAllMessages } from "@rewire/messages";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { UiProvider } from "../../provider/UiProvider.tsx";
import { hrefFor } from "../filtersForStories.tsx";
import { AppliedFilters } from "./AppliedFilters.tsx";

const messages = await loadAllMessages("en_US");

test.each([
  [MAX_FILTER_CHIPS, null],
  [MAX_FILTER_CHIPS + 12, "and 12 more"],
])("of %i filters there are no more chips than there is room for: %s", (count, rest) => {
  const query = withFilters(emptyQuery, { categories: Array.from({ length: count }, (_, at) => `category-${at}`) });
  const html = renderToStaticMarkup(
    <UiProvider locale="en_US" messages={messages}>
      <AppliedFilters query={query} facets={filteredFacets} hrefFor={hrefFor} />
    </UiProvider>,
  );
  expect(html.match(/>category-\d+</g)).toHaveLength(MAX_FILTER_CHIPS);
  expect(/and \d+ more/.exec(html)?.[0] ?? null).toBe(rest);
  expect(html).toContain("Clear all");
});
