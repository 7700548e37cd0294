import { expect, it } from "vitest";
import { toCommandLine } from "./commandLine.mjs";

it("starts a command as it is where there is no cmd.exe", () => {
  expect(toCommandLine("pnpm", ["exec", "a b"], "linux")).toEqual({
    command: "pnpm",
    args: ["exec", "a b"],
    shell: false,
  });
});

it("starts a command of a package through the shell of Windows, its words whole", () => {
  expect(toCommandLine("pnpm", ["exec", "C:\\My Shop\\a.json", 'say "hi"', "plain"], "win32")).toEqual({
    command: "pnpm",
    args: ["exec", '"C:\\My Shop\\a.json"', '"say \\"hi\\""', "plain"],
    shell: true,
  });
});

it("starts a program by its path without a shell, spaces or not", () => {
  const node = "C:\\Program Files\\nodejs\\node.exe";
  expect(toCommandLine(node, ["a b"], "win32")).toEqual({ command: node, args: ["a b"], shell: false });
});
