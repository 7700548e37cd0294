import { useSyncExternalStore } from "react";
import { OfflineNotice, type OfflineNoticeProps } from "@rewire/ui/offline-notice";

function onConnectionChange(listener: () => void): () => void {
  for (const type of ["online", "offline"]) window.addEventListener(type, listener);
  return () => {
    for (const type of ["online", "offline"]) window.removeEventListener(type, listener);
  };
}

/** Notice while a part of the page cannot be loaded for lack of a connection; nothing while it is being loaded. */
export function WaitingNotice(props: OfflineNoticeProps) {
  const isOnline = useSyncExternalStore(
    onConnectionChange,
    () => navigator.onLine,
    () => true,
  );
  return isOnline ? null : <OfflineNotice {...props} />;
}
