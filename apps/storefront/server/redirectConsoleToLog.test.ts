import { createLog } from "@rewire/gateway";
import { expect, test } from "vitest";
import { redirectConsoleToLog } from "./redirectConsoleToLog.ts";

test("what a library prints is one line of the log, without secrets", () => {
  const lines: string[] = [];
  const silent = () => undefined;
  const console = { debug: silent, error: silent, info: silent, log: silent, warn: silent };
  redirectConsoleToLog(createLog({ format: "json", write: (line) => lines.push(line) }), console);
  (console.error as (...words: unknown[]) => void)(
    "It broke: %s",
    new Error("token eyJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJh.c2ln"),
  );
  (console.warn as (...words: unknown[]) => void)("two", { lines: "a\nb" });
  const told = lines.map((line) => JSON.parse(line) as { level: string; message: string });
  expect(told.map(({ level }) => level)).toEqual(["error", "warn"]);
  expect(told[0]?.message).toContain("It broke: Error: token [token]");
  expect(lines.join("")).not.toMatch(/\n|eyJ/);
});
