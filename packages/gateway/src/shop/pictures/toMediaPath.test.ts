import { describe, expect, test } from "vitest";
import { toMediaPath, toSourceUrl } from "./toMediaPath.ts";

const shop = new URL("https://shop.example/graphql");
const here = new URL("http://127.0.0.1:3001/graphql");

describe("pictures of the shop", () => {
  test("get an address of ours", () => {
    expect(toMediaPath("https://shop.example/wp-content/uploads/2026/11/phone.jpg", shop)).toBe(
      "/media/wp-content/uploads/2026/11/phone.jpg",
    );
    expect(toMediaPath("/pictures/a.webp", shop)).toBe("/media/pictures/a.webp");
    expect(toMediaPath("https://shop.example/a.png?ver=3#x", shop)).toBe("/media/a.png");
    expect(toMediaPath("https://shop.example/Größe 1.jpg", shop)).toBe("/media/Gr%C3%B6%C3%9Fe%201.jpg");
    expect(toMediaPath("http://localhost:3001/a.webp", here)).toBe("/media/a.webp");
  });

  test.each([
    "https://elsewhere.example/a.jpg",
    "//elsewhere.example/a.jpg",
    "https://shop.example:8443/a.jpg",
    "https://shop.example.evil.example/a.jpg",
    "https://user:pw@shop.example/a.jpg",
    "ftp://shop.example/a.jpg",
    "data:image/png;base64,AAAA",
    "javascript:alert(1)//a.jpg",
    "https://shop.example/wp-admin/",
    "https://shop.example/a.svg",
    "",
  ])("%s is none", (source) => expect(toMediaPath(source, shop)).toBeNull());

  test("stay what they are once they are ours", () => expect(toMediaPath("/media/a.jpg", shop)).toBe("/media/a.jpg"));

  test("another port of this machine is another host", () =>
    expect(toMediaPath("http://localhost:4000/a.webp", here)).toBeNull());
});

describe("further hosts that the owner has named", () => {
  const hosts = ["cdn.example"];
  test("have pictures of the shop, there and back", () => {
    const path = toMediaPath("https://cdn.example/wp-content/Größe 1.jpg?w=3", shop, hosts);
    expect(path).toBe("/media/-/cdn.example/wp-content/Gr%C3%B6%C3%9Fe%201.jpg");
    expect(toSourceUrl(path ?? "", shop, hosts)?.href).toBe("https://cdn.example/wp-content/Gr%C3%B6%C3%9Fe%201.jpg");
  });

  test.each([
    "http://cdn.example/a.jpg",
    "https://cdn.example:8443/a.jpg",
    "https://user:pw@cdn.example/a.jpg",
    "https://x.cdn.example/a.jpg",
    "https://cdn.example.evil.example/a.jpg",
    "https://cdn.example/a.svg",
    "https://cdn.example/",
  ])("%s is none of them", (source) => expect(toMediaPath(source, shop, hosts)).toBeNull());

  test.each([
    "/media/-/evil.example/a.jpg",
    "/media/-/127.0.0.1/a.jpg",
    "/media/-/cdn.example:8443/a.jpg",
    "/media/-/user@cdn.example/a.jpg",
    "/media/-/CDN.example/a.jpg",
    "/media/-/cdn.example",
    "/media/-/cdn.example/../a.jpg",
    "/media/-//a.jpg",
    "/media/-/a.jpg",
  ])("%s leads nowhere", (path) => expect(toSourceUrl(path, shop, hosts)).toBeNull());
});

describe("the way back", () => {
  test("leads to the shop", () =>
    expect(toSourceUrl("/media/wp-content/a%20b.jpg", shop)?.href).toBe("https://shop.example/wp-content/a%20b.jpg"));

  test.each([
    "/media//elsewhere.example/a.jpg",
    "/media/../a.jpg",
    "/media/x/../../a.jpg",
    "/media/%2e%2e/a.jpg",
    "/media/x%2f..%2fa.jpg",
    "/media/\\elsewhere.example\\a.jpg",
    "/media/%5celsewhere/a.jpg",
    "/media/a.jpg%00.png",
    "/media/wp-config.php",
    "/media/graphql",
    "/media/",
    "/media",
    "/other/a.jpg",
    `/media/${"a".repeat(1000)}.jpg`,
  ])("%s leads nowhere", (path) => expect(toSourceUrl(path, shop)).toBeNull());

  test("no path leads to another host", () => {
    for (const rest of [
      "@evil.example/a.jpg",
      ":80/a.jpg",
      "https://evil.example/a.jpg",
      "?x=/a.jpg",
      "#/a.jpg",
      "evil.example/a.jpg",
    ]) {
      const url = toSourceUrl(`/media/${rest}`, shop);
      if (url) expect(url.origin).toBe("https://shop.example");
    }
  });
});
