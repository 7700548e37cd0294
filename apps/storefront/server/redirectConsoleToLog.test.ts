import { createLog } from "@rewire/gateway";
import { expect, test } from "vitest";
import { redirectConsoleToLog } from "./redirectConsoleToLog.ts";

test("what a library prints is one line of the log, without secrets", () => {
  const lines: string[] = [];
  const silent = () => undefined;
  const console = { debug: silent, error: silent, info: silent, log: silent, warn: silent };
  redirectConsoleToLog(createLog({ format: "json", write: (line) => lines.push(line) }), console);
  (console.error as (...values: unknown[]) => void)(
    "It broke: %s",
    new Error("token eyJhbGciOiJIUzI1NiJ9.eyJpc3MiOiJh.c2ln"),
  );
  (console.warn as (...values: unknown[]) => void)("two", { lines: "a\nb" });
  const entries = lines.map((line) => JSON.parse(line) as { level: string; message: string });
  expect(entries.map(({ level }) => level)).toEqual(["error", "warn"]);
  expect(entries[0]?.message).toContain("It broke: Error: token [token]");
  expect(lines.join("")).not.toMatch(/\n|eyJ/);
});
