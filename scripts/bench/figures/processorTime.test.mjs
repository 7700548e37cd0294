import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { processorSeconds } from "./processorTime.mjs";

test.runIf(process.platform === "linux")("time of a child that has ended counts", () => {
  const before = processorSeconds();
  spawnSync(process.execPath, ["-e", "for (const end = Date.now() + 300; Date.now() < end; );"]);
  expect(processorSeconds() - before).toBeGreaterThan(0.02);
});
