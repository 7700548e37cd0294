import type { ReactNode } from "react";
import { chakra } from "../../theme/chakra.tsx";
import { Icon, type IconName } from "../Icon/Icon.tsx";

export interface NoticePanelProps {
  icon?: IconName | undefined;
  /** Text of the notice. */
  children: ReactNode;
  /** Optional button for an action, such as a {@link NoticeAction}, and the button that closes the notice. */
  actions?: ReactNode;
}

/** Inverted panel of a short notice: icon, text and buttons. Its container sets position and width. */
export function NoticePanel({ icon, children, actions }: NoticePanelProps) {
  return (
    <Panel>
      {icon && <Icon name={icon} />}
      <NoticeText>{children}</NoticeText>
      {actions && <ActionGroup>{actions}</ActionGroup>}
    </Panel>
  );
}

const Panel = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "flex-end",
    rowGap: "0",
    columnGap: "3",
    minHeight: "52px",
    paddingBlock: "2",
    paddingInline: "16px 8px",
    borderRadius: "md",
    bg: "bg.inverted",
    color: "fg.inverted",
    textStyle: "sm",
    lineHeight: "1.35",
    "& :focus-visible": { outlineColor: "currentColor" },
    "& button:hover": { bg: "transparent", opacity: "0.8" },
    "@media (forced-colors: active)": { borderWidth: "1px" },
    // Browsers print no backgrounds.
    "@media print": { borderWidth: "1px", color: "fg" },
  },
});
// The buttons wrap together where a text leaves them no room, and apart on small phones with large text.
const ActionGroup = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "flex-end",
    columnGap: "3",
    minWidth: "0",
    marginInlineStart: "auto",
  },
});
const NoticeText = chakra("div", { base: { flex: "1 1 9rem", minWidth: "0", fontWeight: "medium" } });

/** Underlined button for the action of a notice. */
export const NoticeAction = chakra("button", {
  base: {
    minWidth: "0",
    minHeight: "40px",
    paddingInline: "3",
    overflowWrap: "anywhere",
    fontWeight: "bold",
    textDecoration: "underline",
    textUnderlineOffset: "0.2em",
    cursor: "pointer",
  },
});
