import type { Download, SiteLinks } from "@rewire/domain";
import { useState } from "react";
import { useIntl } from "react-intl";
import { LazyIcon } from "../../primitives/LazyIcon/LazyIcon.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { LinkComponentProvider } from "../../provider/LinkComponent.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { findFileIcon } from "./findFileIcon.ts";
import {
  EmptyList,
  ListFailure,
  ListSkeleton,
  ListPanel,
  ListRow,
  FlexibleColumn,
  type ListState,
} from "../../patterns/ListState/ListState.tsx";

export interface DownloadListProps {
  state: ListState<Download>;
  links: Pick<SiteLinks, "product" | "products">;
  /** Current time. @default the time of the first rendering */
  now?: Date | undefined;
}

/** Downloads of a customer, with their expiry dates and the remaining number of downloads. */
export function DownloadList({ state, links, now }: DownloadListProps) {
  const { formatMessage } = useIntl();
  const [initialTime] = useState(() => new Date());

  if (state.kind === "loading") return <ListSkeleton rows={2} />;
  if (state.kind === "failed")
    return <ListFailure title={formatMessage({ id: "account.downloadsFailed" })} onRetry={state.onRetry} />;
  if (state.items.length === 0) {
    return (
      <EmptyList
        title={formatMessage({ id: "account.noDownloads" })}
        advice={formatMessage({ id: "account.noDownloadsAdvice" })}
        actions={<LinkButton href={links.products()}>{formatMessage({ id: "account.browse" })}</LinkButton>}
      />
    );
  }
  return (
    <ListPanel as="ul">
      {state.items.map((download) => (
        <DownloadRow key={download.id} download={download} links={links} now={now ?? initialTime} />
      ))}
    </ListPanel>
  );
}

function DownloadRow({ download, links, now }: { download: Download; links: DownloadListProps["links"]; now: Date }) {
  const { formatMessage, formatDate } = useIntl();
  const { name, product, url, remaining: remainingDownloads, expires: expiresAt } = download;
  const isExpired = expiresAt !== null && new Date(expiresAt) <= now;
  const date = expiresAt && formatDate(expiresAt, { dateStyle: "long", timeZone: "UTC" });
  const expiryText =
    date === null
      ? formatMessage({ id: "account.neverExpires" })
      : formatMessage({ id: isExpired ? "account.expired" : "account.until" }, { date });
  const remainingText =
    remainingDownloads === null
      ? formatMessage({ id: "account.unlimited" })
      : formatMessage({ id: "account.remaining" }, { count: remainingDownloads });

  return (
    <ListRow as="li">
      <FileIcon>
        <LazyIcon name={findFileIcon(name)} size={1.5} />
      </FileIcon>
      <FlexibleColumn>
        <FileName>{name}</FileName>
        {product && product.name !== name && (
          <FactText>
            <Link variant="quiet" href={links.product(product.slug)}>
              {product.name}
            </Link>
          </FactText>
        )}
        <FactText>{isExpired ? expiryText : `${expiryText}\u00a0· ${remainingText}`}</FactText>
      </FlexibleColumn>
      {!isExpired && remainingDownloads !== 0 && (
        // Plain link: the app's router must not treat a file as a page.
        <LinkComponentProvider value="a">
          <LinkButton
            size="sm"
            variant="line"
            icon="download"
            href={url}
            download
            aria-label={formatMessage({ id: "account.downloadOf" }, { name })}
          >
            {formatMessage({ id: "account.download" })}
          </LinkButton>
        </LinkComponentProvider>
      )}
    </ListRow>
  );
}

// On phones the name of the file needs the room.
const FileIcon = chakra("span", { base: { display: { base: "none", sm: "contents" } } });
const FileName = chakra("b", { base: { display: "block" } });
const FactText = chakra("span", { base: { display: "block", textStyle: "sm", color: "fg.muted" } });
