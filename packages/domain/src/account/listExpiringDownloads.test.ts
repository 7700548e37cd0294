import { expect, test } from "vitest";
import { downloads } from "../testing/index.ts";
import { listExpiringDownloads } from "./listExpiringDownloads.ts";

const ids = (day: string) => listExpiringDownloads(downloads, new Date(day)).map(({ id }) => id);

test("what ends within 60 days and can be fetched is named, the next to end first", () => {
  expect(ids("2026-11-21T10:00:00Z")).toEqual([]);
  expect(ids("2027-02-01T10:00:00Z")).toEqual(["d2"]);
  expect(ids("2026-09-20T10:00:00Z")).toEqual(["d4"]);
  const [, editor] = downloads;
  const sooner = { ...editor, id: "sooner", expires: "2027-02-10T00:00:00Z" };
  expect(listExpiringDownloads([editor, sooner], new Date("2027-02-01")).map(({ id }) => id)).toEqual(["sooner", "d2"]);
});

test("what has ended, is used up, or never ends is not", () => {
  expect(ids("2027-03-14T00:00:00Z")).toEqual([]);
  const usedUp = { ...downloads[1], remaining: 0 };
  expect(listExpiringDownloads([usedUp, downloads[0]], new Date("2027-02-01"))).toEqual([]);
});
