import { useIntl } from "react-intl";
import { IconButton } from "../../primitives/IconButton/IconButton.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface NewVersionNoticeProps {
  /** Called to reload the page; only on this press, so that no form input is lost. */
  onReload: () => void;
  /** Called to dismiss the notice until the next version. */
  onClose: () => void;
}

/**
 * Notice at the bottom of the page that a new version of the storefront is available, with a button that reloads the
 * page. Import it lazily.
 */
export function NewVersionNotice({ onReload, onClose }: NewVersionNoticeProps) {
  const { formatMessage } = useIntl();

  return (
    <NoticeContainer data-print="hide">
      <NoticeBox>
        <Text>{formatMessage({ id: "notice.newVersion" })}</Text>
        <ReloadButton type="button" onClick={onReload}>
          {formatMessage({ id: "notice.reload" })}
        </ReloadButton>
        <IconButton icon="close" size="sm" label={formatMessage({ id: "common.close" })} onClick={onClose} />
      </NoticeBox>
    </NoticeContainer>
  );
}

const NoticeContainer = chakra("output", {
  base: {
    position: "fixed",
    insetInline: "0",
    bottom: "4",
    zIndex: "toast",
    display: "flex",
    justifyContent: "center",
    px: "4",
    pointerEvents: "none",
  },
});
const NoticeBox = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "flex-end",
    rowGap: "0",
    columnGap: "3",
    maxWidth: "cartPanel",
    minHeight: "52px",
    paddingBlock: "2",
    paddingInline: "16px 8px",
    borderRadius: "md",
    bg: "bg.inverted",
    color: "fg.inverted",
    textStyle: "sm",
    pointerEvents: "auto",
    animation: "popIn 200ms {easings.out}",
    "& :focus-visible": { outlineColor: "currentColor" },
    "& button:hover": { bg: "transparent", opacity: "0.8" },
    "@media (forced-colors: active)": { borderWidth: "1px" },
  },
});
const Text = chakra("span", { base: { flex: "1 1 9rem", minWidth: "0", fontWeight: "medium" } });
const ReloadButton = chakra("button", {
  base: {
    flex: "none",
    minHeight: "40px",
    px: "3",
    fontWeight: "bold",
    textDecoration: "underline",
    textUnderlineOffset: "0.2em",
    cursor: "pointer",
  },
});
