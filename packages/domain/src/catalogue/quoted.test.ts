import { expect, test } from "vitest";
import { isQuoted, quoted, unquoted } from "./quoted.ts";

test.each(['"nordlis n3"', "“nordlis n3”", "„nordlis n3“", "«\u00a0nordlis n3\u00a0»", ' "nordlis n3" '])(
  "%s is meant as it is typed",
  (search) => {
    expect(isQuoted(search)).toBe(true);
    expect(unquoted(search)).toBe("nordlis n3");
    expect(quoted(search)).toBe('"nordlis n3"');
  },
);

test.each(["nordlis n3", '14"', '""', '"', ""])("%j is a search as any other", (search) => {
  expect(isQuoted(search)).toBe(false);
  expect(unquoted(search)).toBe(search);
});
