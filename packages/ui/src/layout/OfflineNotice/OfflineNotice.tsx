import { useIntl } from "react-intl";
import { IconButton } from "../../primitives/IconButton/IconButton.tsx";
import { NoticePanel } from "../../primitives/Toast/NoticePanel.tsx";
import { noticePositionStyle } from "../../primitives/Toast/noticePosition.ts";
import { chakra } from "../../theme/chakra.tsx";

export interface OfflineNoticeProps {
  /** Called to give up what waits; without it, the notice has no button that closes it. */
  onClose?: (() => void) | undefined;
}

/**
 * Notice at the bottom of the page that the cart waits for a connection, in place of a part of the page that cannot be
 * loaded without one. All of its messages are loaded with every page.
 */
export function OfflineNotice({ onClose }: OfflineNoticeProps) {
  const { formatMessage } = useIntl();
  return (
    <NoticeContainer role="alert" data-print="hide">
      <NoticeBox>
        <NoticePanel
          icon="time"
          actions={
            onClose && (
              <IconButton icon="close" size="sm" label={formatMessage({ id: "common.close" })} onClick={onClose} />
            )
          }
        >
          {formatMessage({ id: "product.inCartLater" }, { name: formatMessage({ id: "cart.title" }) })}
        </NoticePanel>
      </NoticeBox>
    </NoticeContainer>
  );
}

const NoticeContainer = chakra("div", { base: noticePositionStyle });
const NoticeBox = chakra("div", { base: { maxWidth: "cartPanel", pointerEvents: "auto" } });
