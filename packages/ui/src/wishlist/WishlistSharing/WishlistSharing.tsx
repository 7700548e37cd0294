import { sharedWishlistLimits, type SharingResult } from "@rewire/domain";
import { useState, type FormEvent } from "react";
import { useIntl } from "react-intl";
import { useFocusFallback } from "../../patterns/rules/useFocusFallback.ts";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { ShareButton } from "../../product/ShareButton/ShareButton.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface WishlistSharingProps {
  /** Whole URL of the shared list; null while the list is not shared. */
  url: string | null;
  /** Whether the list has changed since it was shared. @default false */
  isOutdated?: boolean | undefined;
  /** Result of the last request; null before the first one. @default null */
  result?: SharingResult | null | undefined;
  /** Whether a request is pending. @default false */
  isPending?: boolean | undefined;
  /** Called to create a link. @param name "" for none */
  onShare: (name: string) => void;
  /** Called to replace the shared items with the current ones; the link stays the same. */
  onUpdate: () => void;
  /** Called to stop sharing: the link becomes invalid. */
  onEnd: () => void;
}

/**
 * Section of the wishlist page in which the owner creates a link to share the list, updates the shared items, or stops
 * sharing.
 */
export function WishlistSharing(props: WishlistSharingProps) {
  const { url, isOutdated = false, result = null } = props;
  const { formatMessage } = useIntl();
  const heading = useFocusFallback<HTMLHeadingElement>(`${url === null} ${isOutdated}`);
  return (
    <Root aria-labelledby="wishlist-sharing">
      <Heading ref={heading} id="wishlist-sharing" tabIndex={-1}>
        {formatMessage({ id: "account.sharing.title" })}
      </Heading>
      {url === null ? <ShareForm {...props} /> : <SharedLink {...props} url={url} />}
      <div aria-live="polite">{result && <ResultMessage result={result} />}</div>
    </Root>
  );
}

function ShareForm({ onShare, isPending = false }: WishlistSharingProps) {
  const { formatMessage } = useIntl();
  const [name, setName] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) onShare(name);
  };
  return (
    <>
      <Text>{formatMessage({ id: "account.sharing.advice" }, { days: sharedWishlistLimits.days })}</Text>
      <Form onSubmit={submit}>
        <FieldContainer>
          <TextField
            label={formatMessage({ id: "account.sharing.name" })}
            hint={formatMessage({ id: "account.sharing.nameHint" })}
            isOptional
            id="wishlist-name"
            name="name"
            autoComplete="off"
            maxLength={sharedWishlistLimits.nameLength}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        </FieldContainer>
        <Button type="submit" variant="line" icon="share" isLoading={isPending}>
          {formatMessage({ id: "account.sharing.create" })}
        </Button>
      </Form>
    </>
  );
}

function SharedLink({
  url,
  isOutdated = false,
  isPending = false,
  onUpdate,
  onEnd,
}: WishlistSharingProps & { url: string }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Text>
        {formatMessage({ id: "account.sharing.isShared" })}{" "}
        <bdi>
          <Link href={url}>{url}</Link>
        </bdi>
      </Text>
      {isOutdated && (
        <Text>
          {formatMessage({ id: "account.sharing.outdated" })}{" "}
          <Button size="sm" variant="line" icon="refresh" isLoading={isPending} onClick={onUpdate}>
            {formatMessage({ id: "account.sharing.update" })}
          </Button>
        </Text>
      )}
      <ButtonRow>
        <ShareButton title={formatMessage({ id: "account.shared.title" })} url={() => url} />
        <Button size="sm" variant="ghost" icon="close" isLoading={isPending} onClick={onEnd}>
          {formatMessage({ id: "account.sharing.end" })}
        </Button>
      </ButtonRow>
    </>
  );
}

function ResultMessage({ result }: { result: SharingResult }) {
  const { formatMessage } = useIntl();
  switch (result.kind) {
    case "shared":
      return <NoteText>{formatMessage({ id: "account.sharing.updated" })}</NoteText>;
    case "ended":
      return <NoteText>{formatMessage({ id: "account.sharing.ended" })}</NoteText>;
    case "tooMany": {
      const minutes = Math.ceil(result.waitSeconds / 60);
      return <Alert tone="danger">{formatMessage({ id: "account.sharing.tooMany" }, { minutes })}</Alert>;
    }
    case "failed":
      return <Alert tone="danger">{formatMessage({ id: "account.sharing.failed" })}</Alert>;
  }
}

const Root = chakra("section", {
  base: {
    mt: "8",
    p: { base: "4", md: "5" },
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "lg",
    bg: "bg.panel",
    maxWidth: "44rem",
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "3",
    overflowWrap: "anywhere",
  },
});
const Heading = chakra("h2", { base: { textStyle: "h3" } });
const Text = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });
const NoteText = chakra("p", { base: { textStyle: "sm" } });
const Form = chakra("form", { base: { display: "grid", gap: "3", justifyItems: "start" } });
const FieldContainer = chakra("div", { base: { width: "full", maxWidth: "24rem" } });
const ButtonRow = chakra("div", { base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3" } });
