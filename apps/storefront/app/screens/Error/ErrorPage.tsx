import { useEffect } from "react";
import { useIntl } from "react-intl";
import { isRouteErrorResponse, useLocation, useRevalidator } from "react-router";
import { ErrorScreen, type ErrorReason } from "@rewire/ui";
import { isPageFailure } from "../../loaders/failureResponse.ts";
import { LateWords } from "../../i18n/LateWords.tsx";
import { LOST_PART, reloadOnce } from "../../navigation/reloadOnce.ts";
import { useSettings } from "../../document/rootSettings.ts";
import { useLinks } from "../../navigation/useLinks.ts";

interface ErrorPageProps {
  /** What the loader or the page has thrown. */
  error: unknown;
}

/** An error of a route in words: 404 for what is not there, 503 for a shop that cannot be asked, 500 for a fault of ours. */
export function ErrorPage(props: ErrorPageProps) {
  return (
    <LateWords>
      <Page {...props} />
    </LateWords>
  );
}

function Page({ error }: ErrorPageProps) {
  const links = useLinks();
  const { site } = useSettings();
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const { statusCode, reason } = describe(error);
  // The address is the one asked for by now: a new version of the shop has that page, with scripts of its own.
  const isLost = error instanceof Error && error.name === LOST_PART;
  useEffect(() => void (isLost && reloadOnce()), [isLost]);
  return (
    <>
      <title>{`${formatMessage({ id: "error.title" }, { statusCode: String(statusCode) })} - ${site.siteName}`}</title>
      <meta name="robots" content="noindex" />
      <ErrorScreen
        statusCode={statusCode}
        reason={reason}
        path={`${pathname}${search}`}
        homeHref={links.home}
        searchAction={links.products()}
        // What a loader could not read is read again; what broke here needs a new page.
        onRetry={() => (isRouteErrorResponse(error) ? void revalidate() : window.location.reload())}
      />
    </>
  );
}

function describe(error: unknown): { statusCode: number; reason?: ErrorReason } {
  if (!isRouteErrorResponse(error)) return { statusCode: 500 };
  const { status, data } = error;
  return status === 404 && isPageFailure(data) ? { statusCode: status, reason: data.subject } : { statusCode: status };
}
