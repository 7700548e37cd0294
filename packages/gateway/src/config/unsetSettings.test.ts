import { defaultSettings, emptySettings } from "@rewire/domain";
import { describe, expect, test } from "vitest";
import { environmentVariables } from "./environment.ts";
import { readConfig } from "./readConfig.ts";
import { listUnsetSettings, formatUnsetSettings } from "./unsetSettings.ts";

const foreign = { SHOP_GRAPHQL_URL: "https://www.woo.example/graphql" };

describe("before another shop", () => {
  test("nothing of the demo is taken over, and the site goes by its host", () => {
    const { settings } = readConfig(foreign);
    // Without a mail server there are neither alerts, nor photos that somebody could approve.
    const shop = { ...emptySettings.shop, showAlerts: false, showReviewPhotos: false };
    expect(settings).toEqual({ ...emptySettings, shop, site: { ...emptySettings.site, siteName: "woo.example" } });
    const { site, place } = defaultSettings;
    for (const word of [site.number, site.email, site.numberUrl, place.street, place.city, site.description]) {
      expect(JSON.stringify(settings)).not.toContain(word);
    }
  });

  test("the name is the host that people see, where that is known", () => {
    expect(readConfig({ ...foreign, BASE_URL: "https://www.volt.example" }).settings.site.siteName).toBe(
      "volt.example",
    );
    expect(readConfig({ ...foreign, BASE_URL: "https://volt.example", SITE_NAME: "Volt" }).settings.site.siteName).toBe(
      "Volt",
    );
  });

  test("devices are mailed in once there is an address", () => {
    expect(readConfig(foreign).settings.desk.takesMail).toBe(false);
    expect(readConfig({ ...foreign, PLACE_STREET: "Drahtgasse 3" }).settings.desk.takesMail).toBe(true);
    expect(
      readConfig({ ...foreign, PLACE_STREET: "Drahtgasse 3", DESK_TAKES_MAIL: "no" }).settings.desk.takesMail,
    ).toBe(false);
  });
});

describe("what is not set is named with what it hides", () => {
  test("every promise of the demo before another shop", () => {
    expect(listUnsetSettings(foreign).map(({ variable }) => variable)).toEqual([
      "SITE_NAME",
      "SHORT_DESCRIPTION",
      "DESCRIPTION",
      "SITE_IMAGE",
      "NUMBER",
      "EMAIL",
      "NUMBER_URL",
      "PLACE_STREET",
      "SELLER_NAME",
      "SELLER_VAT_ID",
      "PLACE_MAP_URL",
      "PLACE_PHOTO",
      "PLACE_HOURS",
      "PLACE_TIME_ZONE",
      "FREE_SHIPPING_FROM",
      "DELIVERY",
      "RETURN_DAYS",
      "TRADE_IN",
      "SHOW_STANDARD_CLAIMS",
    ]);
    const names = environmentVariables.map(({ name }) => name);
    expect(listUnsetSettings(foreign).filter(({ variable }) => !names.includes(variable))).toEqual([]);
    expect(formatUnsetSettings(foreign)).toContain("RETURN_DAYS hides the days to return goods, on home");
  });

  test("what is set is not, nor what is set to none", () => {
    const names = listUnsetSettings({ ...foreign, NUMBER: "+43 1 5550100", RETURN_DAYS: "none", EMAIL: " " }).map(
      ({ variable }) => variable,
    );
    expect(names).not.toContain("NUMBER");
    expect(names).not.toContain("RETURN_DAYS");
    expect(names).toContain("EMAIL");
  });

  test("nothing is before the embedded shop", () => {
    expect(listUnsetSettings({})).toEqual([]);
    expect(formatUnsetSettings({ SHOP_GRAPHQL_URL: " " })).toBeNull();
  });
});
