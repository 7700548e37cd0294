import type { UIMatch } from "react-router";
import { useRouteLoaderData } from "react-router";
import { defaultSettings, isRecord, type Settings } from "@rewire/domain";
import { completeSettings, type SettingsDifference } from "./settingsDifference.ts";

/** Data of the root loader. */
export interface RootData {
  /** Settings that differ from the defaults. */
  readonly settings: SettingsDifference;
  /** Id of the build; null in development. */
  readonly buildId: string | null;
}

/** Returns the shop owner's settings from the root loader; defaults if the root has failed. */
export function useSettings(): Settings {
  const data = useRouteLoaderData<RootData>("root");
  return data ? completeSettings(data.settings) : defaultSettings;
}

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
