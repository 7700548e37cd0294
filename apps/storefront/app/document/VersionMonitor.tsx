import { Suspense, useEffect, useState } from "react";
import { lazyComponent } from "@rewire/ui";
import { DeferredMessages } from "../i18n/DeferredMessages.tsx";
import { useBuildId } from "./rootSettings.ts";
import { VERSION_CHECK_INTERVAL_MS, findNewVersion } from "./newVersion.ts";

const NewVersionNotice = lazyComponent(() =>
  import("@rewire/ui/new-version-notice").then((module) => ({ default: module.NewVersionNotice })),
);

/**
 * Component that checks for new versions of the storefront and shows a notice when a new version is available. Does not
 * reload the page automatically, because the visitor may be filling in a form.
 */
export function VersionMonitor() {
  const buildId = useBuildId();
  const [latestVersion, setLatestVersion] = useState<string | null>(null);
  const [dismissedVersion, setDismissedVersion] = useState<string | null>(null);

  useEffect(() => {
    if (buildId === null) return undefined;
    const checkVersion = async () => setLatestVersion(await findNewVersion(buildId));
    const checkWhenVisible = () => {
      if (document.visibilityState === "visible") void checkVersion();
    };
    const timer = setInterval(() => void checkVersion(), VERSION_CHECK_INTERVAL_MS);
    document.addEventListener("visibilitychange", checkWhenVisible);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", checkWhenVisible);
    };
  }, [buildId]);

  if (latestVersion === null || latestVersion === dismissedVersion) return null;
  return (
    <Suspense fallback={null}>
      <DeferredMessages fallback={null}>
        <NewVersionNotice
          onReload={() => window.location.reload()}
          onClose={() => setDismissedVersion(latestVersion)}
        />
      </DeferredMessages>
    </Suspense>
  );
}
