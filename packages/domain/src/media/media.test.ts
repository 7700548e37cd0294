import { describe, expect, test } from "vitest";
import { toMediaUrl, parsePictureWidth, pictureWidths } from "./media.ts";

describe("mediaUrl", () => {
  test("names the width", () =>
    expect(toMediaUrl("/media/uploads/phone.jpg", 640)).toBe("/media/uploads/phone.jpg?w=640"));
  test("replaces a width", () => expect(toMediaUrl("/media/a.jpg?w=640", 320)).toBe("/media/a.jpg?w=320"));
  test("leaves other pictures alone", () => {
    for (const url of ["/images/placeholder.jpg", "/mediation/a.jpg", "https://elsewhere.example/media/a.jpg", ""]) {
      expect(toMediaUrl(url, 320)).toBe(url);
    }
  });
});

test("only widths that are made are read", () => {
  expect(pictureWidths).toEqual([320, 480, 640, 768, 1024, 1280, 1536]);
  for (const width of pictureWidths) expect(parsePictureWidth(String(width))).toBe(width);
  for (const text of ["", "96", "160", "1920", "3072", "0", "641", "0640", "6e2", "640px", "-320"])
    expect(parsePictureWidth(text)).toBeNull();
});
