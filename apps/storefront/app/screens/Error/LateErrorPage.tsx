import { lazy, Suspense } from "react";

const ErrorPage = lazy(() => import("./ErrorPage.tsx").then((module) => ({ default: module.ErrorPage })));

/** The error screen, which pages without an error do not load. */
export function LateErrorPage({ error }: { error: unknown }) {
  return (
    <Suspense fallback={null}>
      <ErrorPage error={error} />
    </Suspense>
  );
}
