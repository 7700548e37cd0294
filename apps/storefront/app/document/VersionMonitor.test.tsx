// @vitest-environment happy-dom
import { act, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useBuildId } from "./rootSettings.ts";
import { findNewVersion } from "./newVersion.ts";
import { VersionMonitor } from "./VersionMonitor.tsx";

vi.mock(import("./rootSettings.ts"), () => ({ useBuildId: vi.fn() }));
vi.mock(import("./newVersion.ts"), async (original) => ({ ...(await original()), findNewVersion: vi.fn() }));

const HOUR = 60 * 60 * 1000;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(findNewVersion).mockReset().mockResolvedValue(null);
});
afterEach(() => void vi.useRealTimers());

test("an open page looks for a newer version every hour, and no longer once it is gone", async () => {
  vi.mocked(useBuildId).mockReturnValue("this one");
  const { unmount } = render(<VersionMonitor />);
  await wait(HOUR - 1);
  expect(findNewVersion).not.toHaveBeenCalled();
  await wait(1);
  expect(vi.mocked(findNewVersion).mock.calls).toEqual([["this one"]]);
  await wait(2 * HOUR);
  expect(findNewVersion).toHaveBeenCalledTimes(3);
  unmount();
  await wait(2 * HOUR);
  expect(findNewVersion).toHaveBeenCalledTimes(3);
});

test("in development there are no versions", async () => {
  vi.mocked(useBuildId).mockReturnValue(null);
  render(<VersionMonitor />);
  await wait(2 * HOUR);
  expect(findNewVersion).not.toHaveBeenCalled();
});
