import { expect, test } from "vitest";
import { checkContactFields, parseContactTopic } from "./contact.ts";

const fields = { name: "", email: "gina@example.test", topic: "other", number: "", message: "Hello" } as const;

test("name and number may be left out", () => expect(checkContactFields(fields)).toEqual({}));

test.each([
  [{ email: "" }, { email: "missing" }],
  [{ email: "gina" }, { email: "email" }],
  [{ email: "gina@example" }, { email: "email" }],
  [{ email: "gina@example.test\r\nBcc: all@example.test" }, { email: "email" }],
  [{ message: "" }, { message: "missing" }],
  [{ message: "x".repeat(4001) }, { message: "tooLong" }],
  [
    { name: "x".repeat(101), number: "1".repeat(41) },
    { name: "tooLong", number: "tooLong" },
  ],
] as const)("%j is refused", (change, issues) => expect(checkContactFields({ ...fields, ...change })).toEqual(issues));

test("a topic that there is none of is another", () => {
  expect(parseContactTopic("repair")).toBe("repair");
  expect(parseContactTopic("toString")).toBe("other");
});
