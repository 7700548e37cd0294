import { defaultSettings, type Settings } from "@rewire/domain";

/** Settings that differ from the defaults, which every browser has anyway. */
export type SettingsDifference = { readonly [Group in keyof Settings]?: Partial<Settings[Group]> };

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function differenceOf<Group extends object>(group: Group, defaults: Group): Partial<Group> {
  const difference: Partial<Group> = {};
  // The keys of a group of settings are its own.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  for (const key of Object.keys(group) as (keyof Group)[])
    if (!isSame(group[key], defaults[key])) difference[key] = group[key];
  return difference;
}

/** Reduces settings to what differs from the defaults. */
export const reduceSettings = ({ site, store, place, desk }: Settings): SettingsDifference => ({
  site: differenceOf(site, defaultSettings.site),
  store: differenceOf(store, defaultSettings.store),
  place: differenceOf(place, defaultSettings.place),
  desk: differenceOf(desk, defaultSettings.desk),
});

const completed = new WeakMap<SettingsDifference, Settings>();

/** Completes settings by the defaults; the same object each time, so that nothing is rendered again. */
export function completeSettings(difference: SettingsDifference): Settings {
  const known = completed.get(difference);
  if (known) return known;
  const settings: Settings = {
    site: { ...defaultSettings.site, ...difference.site },
    store: { ...defaultSettings.store, ...difference.store },
    place: { ...defaultSettings.place, ...difference.place },
    desk: { ...defaultSettings.desk, ...difference.desk },
  };
  completed.set(difference, settings);
  return settings;
}
