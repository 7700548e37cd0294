import type { ReactNode } from "react";
import { PageSection, PageTitle, Spinner, useIsHydrated } from "@rewire/ui";
import { DeferredMessages } from "../../i18n/DeferredMessages.tsx";

interface DeferredPageProps {
  title: string;
  /** Content that is loaded with the commerce code, in the browser only; the server renders layout and heading. */
  children: ReactNode;
}

/**
 * Page whose content depends on the cart or the customer. Shows only the heading and a spinner until the page is
 * hydrated.
 */
export function DeferredPage({ title, children }: DeferredPageProps) {
  const isHydrated = useIsHydrated();
  const loadingContent = (
    <>
      <PageTitle>{title}</PageTitle>
      <Spinner />
    </>
  );
  return (
    <PageSection verticalPadding="page">
      {isHydrated ? <DeferredMessages fallback={loadingContent}>{children}</DeferredMessages> : loadingContent}
    </PageSection>
  );
}
