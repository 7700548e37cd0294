import type { ReactNode } from "react";
import { useRouteLoaderData } from "react-router";
import { defaultSettings } from "@rewire/domain";
import { SettingsContext, type RootData } from "./rootSettings.ts";
import { completeSettings } from "./settingsDifference.ts";

// @chunk frame: wraps every page.

/**
 * Provider of the shop owner's settings from the root loader; defaults if the root has failed. The only component that
 * reads them from the router, whose state changes several times with every navigation.
 */
export function PageSettings({ children }: { children: ReactNode }) {
  const data = useRouteLoaderData<RootData>("root");
  return <SettingsContext value={data ? completeSettings(data.settings) : defaultSettings}>{children}</SettingsContext>;
}
