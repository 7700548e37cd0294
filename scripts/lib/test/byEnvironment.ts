import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const environmentOf = ({ moduleId }: TestSpecification): string =>
  /@vitest-environment\s+([\w-]+)/.exec(readFileSync(moduleId, "utf8"))?.[1] ?? "";

/**
 * Runs files of one environment one after the other. Vitest reuses a worker only for the next file in the queue, and
 * only if it has the same environment; otherwise it starts another, which loads React and Chakra again.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- no array: Vitest's sequencer
    const sorted = await super.sort(files);
    const environments = new Map(sorted.map((file) => [file, environmentOf(file)]));
    return sorted.toSorted((a, b) => (environments.get(a) ?? "").localeCompare(environments.get(b) ?? ""));
  }
}
