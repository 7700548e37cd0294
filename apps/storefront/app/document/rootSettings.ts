import { createContext, useContext } from "react";
import { useRouteLoaderData, type UIMatch } from "react-router";
import { defaultSettings, isRecord, type Settings } from "@rewire/domain";
import { completeSettings, type SettingsDifference } from "./settingsDifference.ts";

/** Data of the root loader. */
export interface RootData {
  /** Settings that differ from the defaults. */
  readonly settings: SettingsDifference;
  /** Id of the build; null in development. */
  readonly buildId: string | null;
}

/** The value of `PageSettings`. */
export const SettingsContext = createContext<Settings>(defaultSettings);

/** Returns the shop owner's settings. Unlike the router's data, they render nothing again when the reader navigates. */
export const useSettings = (): Settings => useContext(SettingsContext);

/** Returns the build id of this page; null in development. */
export const useBuildId = (): string | null => useRouteLoaderData<RootData>("root")?.buildId ?? null;

const hasSettings = (data: unknown): data is { readonly settings: SettingsDifference } =>
  isRecord(data) && isRecord(data["settings"]);

/** Returns the settings for `meta`, from its matches. */
export function settingsOf(
  matches: readonly ((Pick<UIMatch, "id"> & { loaderData?: unknown }) | undefined)[],
): Settings {
  const data = matches.find((match) => match?.id === "root")?.loaderData;
  return hasSettings(data) ? completeSettings(data.settings) : defaultSettings;
}
