import type { MessageKey } from "@rewire/messages";
import { useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { useRetry } from "../../patterns/ListState/useRetry.ts";
import { useReturnFocusToMain } from "../../patterns/ListState/useReturnFocusToMain.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { SearchForm } from "../SearchForm/SearchForm.tsx";
import { CutWireIllustration } from "./CutWireIllustration.tsx";
import { guessSearchQuery } from "./guessSearchQuery.ts";

/** Kind of error, such as a missing page or an unreachable shop. */
export type ErrorReason = "page" | "product" | "category" | "broken" | "unreachable";

export interface ErrorScreenProps {
  /** HTTP status code. @default 404 */
  statusCode?: number | undefined;
  /** Kind of error. @default derived from the status: 404 page, 503 unreachable, others broken */
  reason?: ErrorReason | undefined;
  /** Path and query string of the request. */
  path: string;
  homeHref: string;
  /** URL of the product list, which reads `?search=`. */
  searchAction: string;
  /**
   * Called to load the page again; the button is busy until the promise is settled, if one is returned. Without it, the
   * button is a link to `path`.
   */
  onRetry?: (() => Promise<void> | void) | undefined;
}

const titleMessages: Record<ErrorReason, MessageKey> = {
  page: "error.pageNotFound",
  product: "error.productNotFound",
  category: "error.categoryNotFound",
  broken: "error.somethingWrong",
  unreachable: "error.shopUnreachable",
};

const adviceMessages: Record<ErrorReason, MessageKey> = {
  page: "error.nothingConnected",
  product: "error.nothingConnected",
  category: "error.nothingConnected",
  broken: "error.brokenHere",
  unreachable: "error.shopResting",
};

/** Error page: a title such as "Error 404", an explanation, the requested URL, and links to other pages. */
export function ErrorScreen({
  statusCode = 404,
  reason = toErrorReason(statusCode),
  path,
  homeHref,
  searchAction,
  onRetry,
}: ErrorScreenProps) {
  const { formatMessage } = useIntl();
  const isMissing = reason === "page" || reason === "product" || reason === "category";
  const query = isMissing ? guessSearchQuery(path) : "";
  const { isRetrying, attemptCount, retry } = useRetry();
  const root = useRef<HTMLDivElement>(null);
  useReturnFocusToMain(root);

  return (
    <Root ref={root}>
      <CutWireIllustration />
      <ErrorContainer>
        <Heading>{formatMessage({ id: "error.title" }, { statusCode: String(statusCode) })}</Heading>
        {/* Another element after each attempt, so that the message is announced again. */}
        <LeadText key={attemptCount} role={attemptCount > 0 ? "alert" : undefined}>
          {formatMessage({ id: titleMessages[reason] })}
        </LeadText>
        <AdviceText>
          <FormattedMessage
            id={adviceMessages[reason]}
            // Servers render some pages without the parameters that they do not know.
            values={{ path: <PathText suppressHydrationWarning>{path}</PathText> }}
          />
        </AdviceText>
        <ActionRow>
          {!isMissing && (
            <RetryButton path={path} isLoading={isRetrying} onPress={onRetry && (() => void retry(onRetry))} />
          )}
          {query && (
            <LinkButton href={`${searchAction}?${new URLSearchParams({ search: query })}`}>
              {formatMessage({ id: "error.searchFor" }, { words: query })}
            </LinkButton>
          )}
          <LinkButton variant="line" href={homeHref}>
            {formatMessage({ id: "error.toHome" })}
          </LinkButton>
        </ActionRow>
        {reason !== "unreachable" && (
          <SearchArea>
            <SearchForm
              id="error-search"
              label={formatMessage({ id: "error.searchInstead" })}
              action={searchAction}
              defaultValue={query}
            />
          </SearchArea>
        )}
      </ErrorContainer>
    </Root>
  );
}

function RetryButton({
  path,
  isLoading,
  onPress,
}: {
  path: string;
  isLoading: boolean;
  onPress: (() => void) | undefined;
}) {
  const label = useIntl().formatMessage({ id: "error.retry" });
  return onPress ? (
    <Button icon="refresh" isLoading={isLoading} onClick={onPress}>
      {label}
    </Button>
  ) : (
    <LinkButton icon="refresh" href={path}>
      {label}
    </LinkButton>
  );
}

function toErrorReason(statusCode: number): ErrorReason {
  if (statusCode === 404) return "page";
  return statusCode === 503 ? "unreachable" : "broken";
}

const Root = chakra("div", { base: { pt: "10", pb: "section" } });
const ErrorContainer = chakra("div", {
  base: {
    maxWidth: "calc({sizes.container.page} + 2 * {spacing.gutter})",
    marginInline: "auto",
    px: "gutter",
    mt: "28px",
  },
});
const Heading = chakra("h1", { base: { textStyle: "h1" } });
const LeadText = chakra("p", { base: { textStyle: "lead", color: "fg.muted", mt: "2" } });
const AdviceText = chakra("p", { base: { color: "fg.muted", mt: "1", maxWidth: "container.text" } });
const PathText = chakra("span", {
  base: { textStyle: "code", fontSize: "inherit", color: "fg", overflowWrap: "anywhere" },
});
const ActionRow = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "3",
    mt: "22px",
    "& > *": { minWidth: "0", overflowWrap: "anywhere" },
  },
});
const SearchArea = chakra("div", { base: { mt: "8", maxWidth: "30rem" } });
