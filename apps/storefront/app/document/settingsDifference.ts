import { defaultSettings, type Settings } from "@rewire/domain";

/** Settings that differ from the defaults, by group. The defaults themselves are part of the browser code. */
export type SettingsDifference = { readonly [Group in keyof Settings]?: Partial<Settings[Group]> };

const isEqual = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right);

function findGroupDifference<Group extends object>(group: Group, defaults: Group): Partial<Group> {
  const difference: Partial<Group> = {};
  // `Object.keys` returns exactly the keys of the settings group.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  for (const key of Object.keys(group) as (keyof Group)[])
    if (!isEqual(group[key], defaults[key])) difference[key] = group[key];
  return difference;
}

/** Returns only the settings that differ from the defaults. */
export const omitDefaultSettings = ({ site, shop, place, desk }: Settings): SettingsDifference => ({
  site: findGroupDifference(site, defaultSettings.site),
  shop: findGroupDifference(shop, defaultSettings.shop),
  place: findGroupDifference(place, defaultSettings.place),
  desk: findGroupDifference(desk, defaultSettings.desk),
});

const settingsCache = new WeakMap<SettingsDifference, Settings>();

/**
 * Fills in missing settings with the defaults. Returns the same object for the same input, which prevents re-renders.
 */
export function completeSettings(difference: SettingsDifference): Settings {
  const cachedSettings = settingsCache.get(difference);
  if (cachedSettings) return cachedSettings;
  const settings: Settings = {
    site: { ...defaultSettings.site, ...difference.site },
    shop: { ...defaultSettings.shop, ...difference.shop },
    place: { ...defaultSettings.place, ...difference.place },
    desk: { ...defaultSettings.desk, ...difference.desk },
  };
  settingsCache.set(difference, settings);
  return settings;
}
