import { Toast, Toaster, createToaster } from "@chakra-ui/react";
import { useIntl } from "react-intl";
import { TextDirection } from "../../provider/TextDirection.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { NoticeAction, NoticePanel, type NoticePanelProps } from "./NoticePanel.tsx";

/** Icons of notices. */
const noticeIcons = ["checkCircle", "undo", "alert", "time"] as const satisfies readonly NoticePanelProps["icon"][];
type NoticeIcon = (typeof noticeIcons)[number];

/** Reads the icon of a notice from what the toaster stores with it. */
const readIcon = (meta: Readonly<Record<string, unknown>> | undefined): NoticeIcon | undefined =>
  noticeIcons.find((icon) => icon === meta?.["icon"]);

/**
 * Short notice at the bottom of the page. Its information must also be available elsewhere, because the notice
 * disappears.
 */
export interface Notice {
  text: string;
  /** Icon of what has happened: `checkCircle` for what is done, `undo` for what can be taken back. @default none */
  icon?: NoticeIcon | undefined;
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
export function notify({ text, icon, action }: Notice): void {
  toaster.remove();
  toaster.create({
    title: text,
    duration: action ? ACTION_NOTICE_DURATION_MS : NOTICE_DURATION_MS,
    ...(icon ? { meta: { icon } } : {}),
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
            <NoticePanel
              icon={readIcon(toast.meta)}
              actions={
                <>
                  {toast.action && (
                    <Toast.ActionTrigger asChild>
                      <NoticeAction type="button">{toast.action.label}</NoticeAction>
                    </Toast.ActionTrigger>
                  )}
                  {/* Zag's own label is English. */}
                  <Toast.CloseTrigger asChild aria-label={intl.formatMessage({ id: "common.close" })}>
                    <IconButton icon="close" size="sm" label={intl.formatMessage({ id: "common.close" })} />
                  </Toast.CloseTrigger>
                </>
              }
            >
              <Toast.Title unstyled>{toast.title}</Toast.Title>
            </NoticePanel>
          </Toast.Root>
        )}
      </Toaster>
    </TextDirection>
  );
}

const toastStyle = {
  width: "min(460px, calc(100vw - 32px))",
  zIndex: "toast",
  translate: "var(--x) var(--y)",
  opacity: "var(--opacity)",
  transition: "translate 200ms {easings.out}, opacity 200ms {easings.out}",
};
