import { lazy, Suspense } from "react";

/**
 * Without a connection the screen that could say so cannot be loaded either; then the browser says it, which loads the
 * address again when there is one.
 */
async function orBrowsersOwn<Loaded>(loading: Promise<Loaded>): Promise<Loaded> {
  try {
    return await loading;
  } catch (error) {
    if (!navigator.onLine) window.location.reload();
    throw error;
  }
}

const ErrorPage = lazy(() =>
  orBrowsersOwn(import("./ErrorPage.tsx").then((module) => ({ default: module.ErrorPage }))),
);

const FramedErrorPage = lazy(() =>
  orBrowsersOwn(import("./FramedErrorPage.tsx").then((module) => ({ default: module.FramedErrorPage }))),
);

/** The same in the shop's frame, which checkout does not load either. */
export function LateFramedErrorPage({ error }: { error: unknown }) {
  return (
    <Suspense fallback={null}>
      <FramedErrorPage error={error} />
    </Suspense>
  );
}

/** The error screen, which pages without an error do not load. */
export function LateErrorPage({ error }: { error: unknown }) {
  return (
    <Suspense fallback={null}>
      <ErrorPage error={error} />
    </Suspense>
  );
}
