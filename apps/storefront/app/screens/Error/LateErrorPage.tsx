import { lazy, Suspense } from "react";

const ErrorPage = lazy(() => import("./ErrorPage.tsx").then((module) => ({ default: module.ErrorPage })));

const FramedErrorPage = lazy(() => import("./FramedErrorPage.tsx").then((module) => ({ default: module.FramedErrorPage })));

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
