import { createContext, useContext } from "react";
import { useRouteLoaderData, type UIMatch } from "react-router";
import { defaultSettings, isRecord, type Settings } from "@rewire/domain";
import { completeSettings, type SettingsDifference } from "./settingsDifference.ts";

/** Data of the root loader: the shop owner's settings and the build id. */
export interface RootLoaderData {
  /** Settings that differ from the defaults. */
  readonly settings: SettingsDifference;
  /** Id of the build; null in development. */
  readonly buildId: string | null;
}

/** React context of the shop owner's settings, provided by `PageSettings`. */
export const SettingsContext = createContext<Settings>(defaultSettings);

/**
 * Returns the shop owner's settings. Unlike the router's loader data, reading the settings causes no re-render on
 * navigation.
 */
export const useSettings = (): Settings => useContext(SettingsContext);

/** Returns the id of the build that rendered this page; null in development. */
export const useBuildId = (): string | null => useRouteLoaderData<RootLoaderData>("root")?.buildId ?? null;

const hasSettings = (data: unknown): data is { readonly settings: SettingsDifference } =>
  isRecord(data) && isRecord(data["settings"]);

/** Returns the shop owner's settings from the route matches of a `meta` function. */
export function getSettings(
  matches: readonly ((Pick<UIMatch, "id"> & { loaderData?: unknown }) | undefined)[],
): Settings {
  const data = matches.find((match) => match?.id === "root")?.loaderData;
  return hasSettings(data) ? completeSettings(data.settings) : defaultSettings;
}
