import { describe, expect, test } from "vitest";
import { mediaUrl, parsePictureWidth, srcSet } from "./media.ts";

describe("mediaUrl", () => {
  test("names the width", () => expect(mediaUrl("/media/uploads/phone.jpg", 640)).toBe("/media/uploads/phone.jpg?w=640"));
  test("replaces a width", () => expect(mediaUrl("/media/a.jpg?w=640", 96)).toBe("/media/a.jpg?w=96"));
  test("leaves other pictures alone", () => {
    for (const url of ["/images/placeholder.jpg", "/mediation/a.jpg", "https://elsewhere.example/media/a.jpg", ""]) {
      expect(mediaUrl(url, 320)).toBe(url);
    }
  });
});

describe("srcSet", () => {
  test("lists the widths of pages", () => {
    expect(srcSet("/media/a.jpg")).toBe(
      "/media/a.jpg?w=320 320w, /media/a.jpg?w=640 640w, /media/a.jpg?w=768 768w, "
      + "/media/a.jpg?w=1024 1024w, /media/a.jpg?w=1280 1280w, /media/a.jpg?w=1536 1536w",
    );
  });
  test("lists the widths asked for", () => expect(srcSet("/media/a.jpg", [96, 160])).toBe("/media/a.jpg?w=96 96w, /media/a.jpg?w=160 160w"));
  test("is absent for pictures of one size", () => expect(srcSet("/images/placeholder.jpg")).toBeUndefined());
});

test("only widths that are made are read", () => {
  expect(parsePictureWidth("640")).toBe(640);
  for (const text of ["", "0", "641", "0640", "6e2", "640px", "-320"]) expect(parsePictureWidth(text)).toBeNull();
});
