import type { ReactNode } from "react";
import { PageSection, PageTitle, Scripting, Spinner, useIsHydrated } from "@rewire/ui";
import { DeferredMessages } from "../../i18n/DeferredMessages.tsx";

interface DeferredPageProps {
  title: string;
  /** Text for browsers without JavaScript, composed on the server; the page cannot do without it. */
  noScriptText: string | undefined;
  /** Content that is loaded with the commerce code, in the browser only; the server renders layout and heading. */
  children: ReactNode;
}

/**
 * Page whose content depends on the cart or the customer. Shows only the heading and a spinner until the page is
 * hydrated, and without JavaScript what it lacks.
 */
export function DeferredPage({ title, noScriptText, children }: DeferredPageProps) {
  const isHydrated = useIsHydrated();
  const loadingContent = (
    <>
      <PageTitle>{title}</PageTitle>
      <Scripting visibility="on">
        <Spinner />
      </Scripting>
      {noScriptText && (
        <Scripting visibility="off">
          <p>{noScriptText}</p>
        </Scripting>
      )}
    </>
  );
  return (
    <PageSection verticalPadding="page">
      {isHydrated ? <DeferredMessages fallback={loadingContent}>{children}</DeferredMessages> : loadingContent}
    </PageSection>
  );
}
