import { useIntl } from "react-intl";
import { IconButton } from "../../primitives/IconButton/IconButton.tsx";
import { NoticeAction, NoticePanel } from "../../primitives/Toast/NoticePanel.tsx";
import { noticePositionStyle } from "../../primitives/Toast/noticePosition.ts";
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
        <NoticePanel
          icon="refresh"
          actions={
            <>
              <NoticeAction type="button" onClick={onReload}>
                {formatMessage({ id: "notice.reload" })}
              </NoticeAction>
              <IconButton icon="close" size="sm" label={formatMessage({ id: "common.close" })} onClick={onClose} />
            </>
          }
        >
          {formatMessage({ id: "notice.newVersion" })}
        </NoticePanel>
      </NoticeBox>
    </NoticeContainer>
  );
}

const NoticeContainer = chakra("output", { base: noticePositionStyle });
const NoticeBox = chakra("div", {
  base: { maxWidth: "cartPanel", pointerEvents: "auto", animation: "popIn 200ms {easings.out}" },
});
