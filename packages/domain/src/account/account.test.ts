import { describe, expect, it } from "vitest";
import { accountTabs, parseAccountTab, parseGuestAction } from "./account.ts";

describe("parseAccountTab", () => {
  it.each(accountTabs)("knows %s", (tab) => expect(parseAccountTab(tab)).toBe(tab));
  it.each([null, "", "Orders", "admin"])("takes %s for the details", (text) =>
    expect(parseAccountTab(text)).toBe("overview"),
  );
});

describe("parseGuestAction", () => {
  it.each([
    ["register", "register"],
    ["forgotPassword", "forgotPassword"],
    [null, "logIn"],
    ["forgotpassword", "logIn"],
  ] as const)("%s is %s", (text, action) => expect(parseGuestAction(text)).toBe(action));
});
