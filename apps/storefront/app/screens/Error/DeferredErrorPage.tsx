import { lazy } from "react";
import { PageSuspense } from "../../i18n/PageSuspense.tsx";

/**
 * Reloads the document if the error page cannot be loaded while offline: the browser's own error page retries once it
 * is online.
 */
async function reloadIfOffline<Loaded>(modulePromise: Promise<Loaded>): Promise<Loaded> {
  try {
    return await modulePromise;
  } catch (error) {
    if (!navigator.onLine) window.location.reload();
    throw error;
  }
}

const ErrorPage = lazy(() =>
  reloadIfOffline(import("./ErrorPage.tsx").then((module) => ({ default: module.ErrorPage }))),
);

const FramedErrorPage = lazy(() =>
  reloadIfOffline(import("./FramedErrorPage.tsx").then((module) => ({ default: module.FramedErrorPage }))),
);

/** Lazily loaded error page with the shop's header and footer. For the checkout, use {@link DeferredErrorPage}. */
export function DeferredFramedErrorPage({ error }: { error: unknown }) {
  return (
    <PageSuspense>
      <FramedErrorPage error={error} />
    </PageSuspense>
  );
}

/** Lazily loaded error page without header and footer. */
export function DeferredErrorPage({ error }: { error: unknown }) {
  return (
    <PageSuspense>
      <ErrorPage error={error} />
    </PageSuspense>
  );
}
