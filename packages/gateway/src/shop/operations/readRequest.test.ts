import { expect, test } from "vitest";
import { readRequest } from "./readRequest.ts";

const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });

test("an operation and its variables are read", () => {
  expect(readRequest('{"operationName":"getCart","query":"query evil { x }"}')).toEqual({
    name: "getCart",
    variables: {},
    attempt: undefined,
  });
  expect(readRequest('{"operationName":"getCart","variables":null}')).toEqual({
    name: "getCart",
    variables: {},
    attempt: undefined,
  });
  expect(readRequest('{"operationName":"a","variables":{"slug":"x"}}').variables).toEqual({ slug: "x" });
});

test.each([
  ["", "not JSON"],
  ["{", "not JSON"],
  ["undefined", "not JSON"],
  ["[]", "batches"],
  ['[{"operationName":"getCart"}]', "batches"],
  ["null", "JSON object"],
  ["3", "JSON object"],
  ['"getCart"', "JSON object"],
  ["{}", "operationName"],
  ['{"operationName":""}', "operationName"],
  ['{"operationName":{}}', "operationName"],
  ['{"operationName":"a","variables":[]}', "variables"],
  ['{"operationName":"a","variables":"x"}', "variables"],
  [JSON.stringify({ operationName: "a", variables: nested(13) }), "more than 12 deep"],
  [
    JSON.stringify({ operationName: "a", variables: { list: Array.from({ length: 2001 }, () => 1) } }),
    "more than 2000 values",
  ],
])("%s is refused", (text, message) => expect(() => readRequest(text)).toThrow(message));
