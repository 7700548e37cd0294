import { expect, test } from "vitest";
import { editText, insertBefore } from "./editText.ts";

test("edits are made at their places, in any order", () => {
  expect(
    editText("<head></head><body>stream</body>", [
      insertBefore(25, "data"),
      { start: 19, end: 25, text: "" },
      insertBefore(6, "$& styles"),
    ]),
  ).toBe("<head>$& styles</head><body>data</body>");
});

test("a text stays as it is without a place for what is inserted", () => {
  expect(editText("page", [insertBefore("page".indexOf("</body>"), "data")])).toBe("page");
});
