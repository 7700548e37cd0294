import type { ReactNode, Ref } from "react";
import { chakra } from "../../theme/chakra.tsx";
import { Icon, type IconName } from "../Icon/Icon.tsx";

export interface AlertProps {
  /** Kind of message; `repair` for the repair service. */
  tone: "success" | "info" | "warning" | "danger" | "repair";
  title?: ReactNode;
  children?: ReactNode;
  /** Politeness of the live region: `assertive` for form errors, `polite` for others. Not announced if missing. */
  announce?: "polite" | "assertive" | undefined;
  /** Ref of the alert, for example to move the focus to it. */
  ref?: Ref<HTMLDivElement> | undefined;
}

const toneIcons: Record<AlertProps["tone"], IconName> = {
  success: "checkCircle",
  info: "info",
  warning: "warning",
  danger: "alert",
  repair: "construct",
};

/** Inline message with an icon on a tinted background. */
export function Alert({ tone, title, children, announce, ref }: AlertProps) {
  const role = announce === "assertive" ? "alert" : announce === "polite" ? "status" : undefined;
  return (
    <AlertRoot ref={ref} tone={tone} role={role} tabIndex={ref ? -1 : undefined}>
      <Icon name={toneIcons[tone]} />
      <Text>
        {title && <Title>{title}</Title>}
        {children}
      </Text>
    </AlertRoot>
  );
}

const AlertRoot = chakra("div", {
  base: {
    display: "flex",
    gap: "3",
    px: "4",
    py: "14px",
    borderRadius: "md",
    textStyle: "sm",
    color: "fg",
    "& > svg": { marginTop: "1px" },
  },
  variants: {
    tone: {
      success: { bg: "success.subtle", "& > svg": { color: "success.fg" } },
      info: { bg: "info.subtle", "& > svg": { color: "info.fg" } },
      warning: { bg: "warning.subtle", "& > svg": { color: "warning.fg" } },
      danger: { bg: "danger.subtle", "& > svg": { color: "danger.fg" } },
      repair: { bg: "bg.muted", boxShadow: "inset 3px 0 0 {colors.repair.solid}", "& > svg": { color: "repair.fg" } },
    },
  },
});
const Text = chakra("div", { base: { minWidth: "0", overflowWrap: "anywhere" } });
const Title = chakra("p", { base: { fontWeight: "bold" } });
