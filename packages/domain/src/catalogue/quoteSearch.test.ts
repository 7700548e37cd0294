import { expect, test } from "vitest";
import { isQuoted, quoteSearch, unquoteSearch } from "./quoteSearch.ts";

test.each(['"nordlis n3"', "“nordlis n3”", "„nordlis n3“", "«\u00a0nordlis n3\u00a0»", ' "nordlis n3" '])(
  "%s is meant as it is typed",
  (search) => {
    expect(isQuoted(search)).toBe(true);
    expect(unquoteSearch(search)).toBe("nordlis n3");
    expect(quoteSearch(search)).toBe('"nordlis n3"');
  },
);

test.each(["nordlis n3", '14"', '""', '"', ""])("%j is a search as any other", (search) => {
  expect(isQuoted(search)).toBe(false);
  expect(unquoteSearch(search)).toBe(search);
});
