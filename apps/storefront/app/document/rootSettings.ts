import type { UIMatch } from "react-router";
import { useRouteLoaderData } from "react-router";
import { defaultSettings, isRecord, type Settings } from "@rewire/domain";

/** What the root's loader answers. */
export interface RootData {
  readonly settings: Settings;
  /** null in development. */
  readonly buildId: string | null;
}

/** The shop owner's settings as the root loaded them; defaults where even the root has failed. */
export const useSettings = (): Settings => useRouteLoaderData<RootData>("root")?.settings ?? defaultSettings;

/** The version of the storefront that made this page; null where there is none, in development. */
export const useBuildId = (): string | null => useRouteLoaderData<RootData>("root")?.buildId ?? null;

const hasSettings = (data: unknown): data is { readonly settings: Settings } =>
  isRecord(data) && isRecord(data["settings"]);

/** The same for `meta`, from the matches it is given. */
export function settingsOf(
  matches: readonly ((Pick<UIMatch, "id"> & { loaderData?: unknown }) | undefined)[],
): Settings {
  const data = matches.find((match) => match?.id === "root")?.loaderData;
  return hasSettings(data) ? data.settings : defaultSettings;
}
