import type { ReactNode } from "react";
import { PageSection, PageTitle, Spinner, useIsHydrated } from "@rewire/ui";
import { LateWords } from "../../i18n/LateWords.tsx";

interface LatePageProps {
  title: string;
  /** What comes with the store, and so in the browser alone; the server sends frame and heading. */
  children: ReactNode;
}

/** A page about cart or customer: its heading until the rest has come. */
export function LatePage({ title, children }: LatePageProps) {
  const isHydrated = useIsHydrated();
  const waiting = (
    <>
      <PageTitle>{title}</PageTitle>
      <Spinner />
    </>
  );
  return (
    <PageSection space="page">
      {isHydrated ? <LateWords fallback={waiting}>{children}</LateWords> : waiting}
    </PageSection>
  );
}
