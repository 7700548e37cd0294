import { emptyQuery, stringifyQuery } from "@rewire/domain";
import { expect, test } from "vitest";
import { readFitFilter } from "./readFitFilter.server.ts";

const names = { attribute: "pa_device", filterAttributes: ["pa_color", "pa_device"] };
const read = (search: string, query = emptyQuery, others = names) => {
  const result = readFitFilter(new URLSearchParams(search), query, others);
  return result && stringifyQuery(result);
};

test("what fits a device is a filter by its term, beside the others", () => {
  expect(read("fits=halden-6")).toBe("?filter=pa_device[halden-6]");
  const dear = { ...emptyQuery, filters: { ...emptyQuery.filters, price: { min: null, max: 20 } } };
  expect(read("fits=halden-6", dear)).toBe("?filter=price[,20],pa_device[halden-6]");
});

test("a list without the parameter is no link of this kind", () => expect(read("filter=pa_color[red]")).toBeNull());

test.each(["fits=", `fits=${"x".repeat(201)}`])("%.20s leads to the list as it is", (search) =>
  expect(read(search)).toBe(""),
);

test("where lists are not filtered by devices, the list is as it is", () =>
  expect(read("fits=halden-6", emptyQuery, { ...names, filterAttributes: ["pa_color"] })).toBe(""));
