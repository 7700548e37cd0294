import { expect, test, vi } from "vitest";
import { silentLog } from "../../log/createLog.ts";
import { createPublicHolidays } from "./createPublicHolidays.ts";

test.each([
  ["DE", "2026-12-25", true],
  ["DE", "2026-12-24", false],
  ["DE", "2027-03-26", true],
  ["DE", "2027-03-08", false],
  ["DE-BE", "2027-03-08", true],
  ["DE-BE", "2026-12-25", true],
  ["ES", "2026-12-08", true],
  ["FR", "2026-07-14", true],
  ["AT", "2026-10-26", true],
  ["GB", "2026-12-28", true],
] as const)("of %s: is %s one? %s", async (region, date, expected) =>
  expect((await createPublicHolidays(region, silentLog)())(date)).toBe(expected),
);

test("of an unknown region are those of the country, and those of an unknown country none", async () => {
  const warn = vi.fn();
  const isHolidayInRegion = await createPublicHolidays("DE-XX", { ...silentLog, warn })();
  expect([isHolidayInRegion("2026-12-25"), isHolidayInRegion("2027-03-08")]).toEqual([true, false]);
  expect(warn).toHaveBeenCalledOnce();
  expect((await createPublicHolidays("AQ", silentLog)())("2026-12-25")).toBe(false);
});

test("are loaded once", async () => {
  const load = createPublicHolidays("DE", silentLog);
  expect(await load()).toBe(await load());
});
