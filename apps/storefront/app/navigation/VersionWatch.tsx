import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "@rewire/ui";
import { LateWords } from "../i18n/LateWords.tsx";
import { useBuildId } from "../document/rootSettings.ts";
import { CHECK_EVERY_MS, findNewVersion } from "./newVersion.ts";

const NewVersionNotice = lazyPart(() =>
  import("@rewire/ui/new-version-notice").then((module) => ({ default: module.NewVersionNotice })),
);

/**
 * Shows a notice when a new version of the shop is available. Reloads only at the user's request, because a form may be
 * open.
 */
export function VersionWatch() {
  const buildId = useBuildId();
  const [newest, setNewest] = useState<string | null>(null);
  const [putAway, setPutAway] = useState<string | null>(null);

  useEffect(() => {
    if (buildId === null) return undefined;
    const look = async () => setNewest(await findNewVersion(buildId));
    const lookWhenSeen = () => {
      if (document.visibilityState === "visible") void look();
    };
    const timer = setInterval(() => void look(), CHECK_EVERY_MS);
    document.addEventListener("visibilitychange", lookWhenSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", lookWhenSeen);
    };
  }, [buildId]);

  if (newest === null || newest === putAway) return null;
  return (
    <Suspense fallback={null}>
      <LateWords>
        <NewVersionNotice onReload={() => window.location.reload()} onClose={() => setPutAway(newest)} />
      </LateWords>
    </Suspense>
  );
}
