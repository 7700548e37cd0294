import { isRouteErrorResponse, useLocation, useRevalidator } from "react-router";
import { ErrorScreen, type ErrorReason } from "@rewire/ui";
import { isPageFailure } from "../../lib/failureResponse.ts";
import { useLinks } from "../../lib/useLinks.ts";

/** An error of a route in words: 404 for what is not there, 503 for a shop that cannot be asked, 500 for a fault of ours. */
export function ErrorPage({ error }: { error: unknown }) {
  const links = useLinks();
  const { pathname, search } = useLocation();
  const { revalidate } = useRevalidator();
  const { statusCode, reason } = describe(error);
  return (
    <ErrorScreen
      statusCode={statusCode}
      reason={reason}
      path={`${pathname}${search}`}
      homeHref={links.home}
      searchAction={links.products()}
      onRetry={() => void revalidate()}
    />
  );
}

function describe(error: unknown): { statusCode: number; reason?: ErrorReason } {
  if (!isRouteErrorResponse(error)) return { statusCode: 500 };
  const { status, data } = error;
  return status === 404 && isPageFailure(data) ? { statusCode: status, reason: data.subject } : { statusCode: status };
}
