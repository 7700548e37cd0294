import { lazy } from "react";
import { PageSuspense } from "../../i18n/PageSuspense.tsx";
import { reloadOnce } from "../../navigation/reloadOnce.ts";

/**
 * Reloads the document if the error page itself cannot be loaded: at once while offline, because the browser's own error
 * page retries once it is online, else when the server answers. Until then, the page appears as if it were loading.
 * @throws The error of the module if the page has just been reloaded, so that it cannot be loaded at all.
 */
async function loadOrReload<Loaded>(modulePromise: Promise<Loaded>): Promise<Loaded> {
  try {
    return await modulePromise;
  } catch (error) {
    if (!navigator.onLine) window.location.reload();
    else if (!(await reloadOnce())) throw error;
    return new Promise(() => undefined);
  }
}

const ErrorPage = lazy(() => loadOrReload(import("./ErrorPage.tsx").then((module) => ({ default: module.ErrorPage }))));

const FramedErrorPage = lazy(() =>
  loadOrReload(import("./FramedErrorPage.tsx").then((module) => ({ default: module.FramedErrorPage }))),
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
