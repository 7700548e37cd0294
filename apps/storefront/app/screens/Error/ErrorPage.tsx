import { useEffect } from "react";
import { useIntl } from "react-intl";
import { isRouteErrorResponse, useLocation, useRevalidator } from "react-router";
import { ErrorScreen, type ErrorReason } from "@rewire/ui";
import { isPageFailure } from "../../loaders/createFailureResponse.ts";
import { DeferredMessages } from "../../i18n/DeferredMessages.tsx";
import { CHUNK_LOAD_ERROR, reloadOnce } from "../../navigation/reloadOnce.ts";
import { useSettings } from "../../document/rootSettings.ts";
import { useLinks } from "../../navigation/useLinks.ts";

interface ErrorPageProps {
  /** Error of the loader or the page. */
  error: unknown;
}

/** Error page of a route: 404 for missing resources, 503 if the shop is unavailable, 500 for internal errors. */
export function ErrorPage(props: ErrorPageProps) {
  return (
    <DeferredMessages>
      <ErrorContent {...props} />
    </DeferredMessages>
  );
}

function ErrorContent({ error }: ErrorPageProps) {
  const links = useLinks();
  const { site } = useSettings();
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const { statusCode, reason } = describeError(error);
  // The URL is already that of the target page; a reload loads it from a new version of the shop, with its scripts.
  const isChunkLoadError = error instanceof Error && error.name === CHUNK_LOAD_ERROR;
  useEffect(() => void (isChunkLoadError && reloadOnce()), [isChunkLoadError]);
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
        // A failed loader is run again; a rendering error requires a reload.
        onRetry={() => (isRouteErrorResponse(error) ? revalidate() : window.location.reload())}
      />
    </>
  );
}

function describeError(error: unknown): { statusCode: number; reason?: ErrorReason } {
  if (!isRouteErrorResponse(error)) return { statusCode: 500 };
  const { status, data } = error;
  return status === 404 && isPageFailure(data) ? { statusCode: status, reason: data.subject } : { statusCode: status };
}
