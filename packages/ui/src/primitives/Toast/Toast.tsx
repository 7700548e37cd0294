import { Toast, Toaster, createToaster } from "@chakra-ui/react";
import { useIntl } from "react-intl";
import { TextDirection } from "../../provider/TextDirection.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";

/**
 * Short notice at the bottom of the page. Its information must also be available elsewhere, because the notice
 * disappears.
 */
export interface Notice {
  text: string;
  /** Optional action, such as "Put back". */
  action?: { label: string; onClick: () => void } | undefined;
}

const toaster = createToaster({ placement: "bottom", max: 1, overlap: false, pauseOnPageIdle: true });

/**
 * Duration of a notice in milliseconds; longer with an action, which slow readers and keyboard users need time to
 * reach.
 */
const NOTICE_DURATION_MS = 6_000;
const ACTION_NOTICE_DURATION_MS = 15_000;

/**
 * Shows a notice in the {@link ToastRegion} for six seconds, or for fifteen if it has an action. It stays longer while
 * the pointer is over it. A later notice replaces it.
 */
export function notify({ text, action }: Notice): void {
  toaster.remove();
  toaster.create({
    title: text,
    duration: action ? ACTION_NOTICE_DURATION_MS : NOTICE_DURATION_MS,
    ...(action ? { action } : {}),
  });
}

/** Removes all notices immediately, including those that no {@link ToastRegion} has shown yet. */
export function removeNotices(): void {
  toaster.remove();
}

/** Live region at the bottom of the page that shows notices. Import it lazily, and render it once per page. */
export function ToastRegion() {
  const intl = useIntl();
  return (
    <TextDirection>
      <Toaster toaster={toaster} aria-label={intl.formatMessage({ id: "toast.region" })}>
        {(toast) => (
          <Toast.Root unstyled css={toastStyle}>
            <Toast.Title unstyled css={{ flex: "1", minWidth: "0" }}>
              {toast.title}
            </Toast.Title>
            {toast.action && (
              <Toast.ActionTrigger asChild>
                <ActionButton type="button">{toast.action.label}</ActionButton>
              </Toast.ActionTrigger>
            )}
            {/* Zag's own label is English. */}
            <Toast.CloseTrigger asChild aria-label={intl.formatMessage({ id: "common.close" })}>
              <IconButton icon="close" size="sm" label={intl.formatMessage({ id: "common.close" })} />
            </Toast.CloseTrigger>
          </Toast.Root>
        )}
      </Toaster>
    </TextDirection>
  );
}

const toastStyle = {
  display: "flex",
  alignItems: "center",
  gap: "3",
  width: "min(460px, calc(100vw - 32px))",
  minHeight: "52px",
  paddingBlock: "2",
  paddingInline: "16px 8px",
  borderRadius: "md",
  bg: "bg.inverted",
  color: "fg.inverted",
  fontSize: "sm",
  fontWeight: "medium",
  lineHeight: "1.35",
  zIndex: "toast",
  translate: "var(--x) var(--y)",
  opacity: "var(--opacity)",
  transition: "translate 200ms {easings.out}, opacity 200ms {easings.out}",
  "& :focus-visible": { outlineColor: "currentColor" },
  "& button:hover": { bg: "transparent", opacity: "0.8" },
};
const ActionButton = chakra("button", {
  base: {
    minHeight: "40px",
    paddingInline: "3",
    fontWeight: "bold",
    textDecoration: "underline",
    textUnderlineOffset: "0.2em",
    cursor: "pointer",
  },
});
