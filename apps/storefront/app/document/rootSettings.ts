import type { UIMatch } from "react-router";
import { useRouteLoaderData } from "react-router";
import { defaultSettings, isRecord, type Settings } from "@rewire/domain";

/** Data of the root loader. */
export interface RootData {
  readonly settings: Settings;
  /** Id of the build; null in development. */
  readonly buildId: string | null;
}

/** Returns the shop owner's settings from the root loader; defaults if the root has failed. */
export const useSettings = (): Settings => useRouteLoaderData<RootData>("root")?.settings ?? defaultSettings;

/** Returns the build id of this page; null in development. */
export const useBuildId = (): string | null => useRouteLoaderData<RootData>("root")?.buildId ?? null;

const hasSettings = (data: unknown): data is { readonly settings: Settings } =>
  isRecord(data) && isRecord(data["settings"]);

/** Returns the settings for `meta`, from its matches. */
export function settingsOf(
  matches: readonly ((Pick<UIMatch, "id"> & { loaderData?: unknown }) | undefined)[],
): Settings {
  const data = matches.find((match) => match?.id === "root")?.loaderData;
  return hasSettings(data) ? data.settings : defaultSettings;
}
