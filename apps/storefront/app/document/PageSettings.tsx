import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { defaultSettings } from "@rewire/domain";
import { SettingsContext, type RootLoaderData } from "./rootSettings.ts";
import { completeSettings } from "./settingsDifference.ts";

// @chunk frame: wraps every page.

/**
 * Context provider of the shop owner's settings. The settings come from the root loader; if that loader has failed, the
 * default settings are provided.
 */
export function PageSettings({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<RootLoaderData>("root");
  return <SettingsContext value={data ? completeSettings(data.settings) : defaultSettings}>{children}</SettingsContext>;
}
