import type { ProductProblem } from "@rewire/data/server";
import { expect, test } from "vitest";
import { createLog } from "../../../log/createLog.ts";
import { createProductProblems, summarizeProblems } from "./createProductProblems.ts";

const locked = { id: 866, problem: "unreadable", isShown: false, reason: "it has a password" } as const;
const unpriced = { id: 12, problem: "unpriced", isShown: true, reason: "it has no price" } as const;

function open() {
  const lines: string[] = [];
  const problems = createProductProblems(createLog({ level: "info", write: (line) => lines.push(line) }));
  return { problems, lines };
}

test("each problem is logged once, however often it is read, and again when it comes back", () => {
  const { problems, lines } = open();
  problems.update([locked, unpriced]);
  problems.update([locked, unpriced]);
  expect(lines).toHaveLength(2);
  expect(lines[0]).toContain("Product 866 is left out: it has a password");
  expect(lines[1]).toContain("Product 12 is shown, but it has no price");
  problems.update([]);
  expect(lines.at(-1)).toContain("Product 866 is no longer left out");
  problems.update([locked]);
  expect(lines).toHaveLength(4);
});

test("a thousand problems are few lines", () => {
  const { problems, lines } = open();
  problems.update(Array.from({ length: 1000 }, (_, id): ProductProblem => ({ ...locked, id })));
  expect(lines).toHaveLength(21);
  expect(lines.at(-1)).toContain("980 more products");
});

test("a picture that is gone is told once, also after the next reading", () => {
  const { problems, lines } = open();
  const gone = { id: 5, problem: "withoutPicture", isShown: true, reason: "its picture is gone" } as const;
  problems.add(gone);
  problems.add(gone);
  problems.update([]);
  problems.add(gone);
  expect(lines).toHaveLength(1);
  expect(problems.all()).toEqual([gone]);
});

test("only what could not be read is tried singly; a group is read with the rest", () => {
  const { problems } = open();
  problems.update([locked, unpriced, { id: 3, problem: "kind", isShown: false, reason: "grouped" }]);
  expect(problems.unreadable()).toEqual([locked]);
});

test("the summary counts all and names the first, those left out before the others", () => {
  const many = Array.from({ length: 30 }, (_, id): ProductProblem => ({ ...unpriced, id }));
  const { examples, ...counts } = summarizeProblems([...many, locked]);
  expect(counts).toEqual({ leftOut: 1, incomplete: 30 });
  expect(examples).toHaveLength(20);
  expect(examples[0]).toEqual({ id: 866, reason: "it has a password" });
});
