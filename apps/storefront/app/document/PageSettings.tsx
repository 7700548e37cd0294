import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { defaultSettings } from "@rewire/domain";
import { SettingsContext, type RootLoaderData } from "./rootSettings.ts";
import { completeSettings } from "./settingsDifference.ts";

// @chunk frame: wraps every page.

/**
 * Provider of the shop owner's settings from the root loader; of the defaults if that loader has failed. Other
 * components read the settings from its context, because the router's state changes several times during each
 * navigation.
 */
export function PageSettings({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<RootLoaderData>("root");
  return <SettingsContext value={data ? completeSettings(data.settings) : defaultSettings}>{children}</SettingsContext>;
}
