import type { ReactNode } from "react";
import { PageSection, PageTitle, Spinner, useIsHydrated } from "@rewire/ui";
import { LateWords } from "../../i18n/LateWords.tsx";

interface LatePageProps {
  title: string;
  /** Content that is loaded with the store, in the browser only; the server renders layout and heading. */
  children: ReactNode;
}

/** Page about cart or customer: its heading until the content is loaded. */
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
