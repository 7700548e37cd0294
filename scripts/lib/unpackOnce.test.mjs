import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { unpackOnce } from "./unpackOnce.mjs";

describe("unpackOnce", () => {
  let parent;
  let folder;
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), "rewire-unpack-"));
    folder = join(parent, "caches", "browser-1");
  });
  afterEach(() => rmSync(parent, { recursive: true }));

  const write = (staging, text) => writeFileSync(join(staging, "browser"), text);

  it("shows the folder only when it is complete", async () => {
    await unpackOnce(folder, async (staging) => {
      write(staging, "half");
      await Promise.resolve();
      expect(existsSync(folder)).toBe(false);
      write(staging, "whole");
    });
    expect(readFileSync(join(folder, "browser"), "utf8")).toBe("whole");
    expect(readdirSync(join(parent, "caches"))).toEqual(["browser-1"]);
  });

  it("lets two that start at the same time both end with a whole folder", async () => {
    const bothStarted = Promise.withResolvers();
    let count = 0;
    const unpack = async (staging) => {
      count += 1;
      if (count === 2) bothStarted.resolve();
      await bothStarted.promise;
      write(staging, "whole");
    };
    await Promise.all([unpackOnce(folder, unpack), unpackOnce(folder, unpack)]);
    expect(count).toBe(2);
    expect(readFileSync(join(folder, "browser"), "utf8")).toBe("whole");
    expect(readdirSync(join(parent, "caches"))).toEqual(["browser-1"]);
  });

  it("unpacks again after an interruption, and not after a success", async () => {
    const fail = async (staging) => {
      write(staging, "half");
      throw new Error("The disk is full.");
    };
    await expect(unpackOnce(folder, fail)).rejects.toThrow("The disk is full.");
    expect(readdirSync(join(parent, "caches"))).toEqual([]);
    await unpackOnce(folder, async (staging) => write(staging, "whole"));
    await unpackOnce(folder, fail);
    expect(readFileSync(join(folder, "browser"), "utf8")).toBe("whole");
  });
});
