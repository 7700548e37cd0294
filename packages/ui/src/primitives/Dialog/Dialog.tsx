import { Dialog as ChakraDialog, Portal, useSlotRecipe } from "@chakra-ui/react";
import type { ReactNode, RefObject } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../IconButton/IconButton.tsx";
import { dialogRecipe } from "./Dialog.recipe.ts";

export interface DialogProps {
  isOpen: boolean;
  /** Called on a press of the cross or outside, and on Escape. */
  onClose: () => void;
  /** Its heading and accessible name. */
  title: ReactNode;
  /** 440 or 640 px wide at most. @default "sm" */
  size?: "sm" | "md" | undefined;
  /** A question that must be answered: a press outside does not close it, and it is read out as an alert. @default false */
  isQuestion?: boolean | undefined;
  /** What has the focus at first. @default the first control */
  firstFocus?: RefObject<HTMLElement | null> | undefined;
  /** The answers, the one that goes on last. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A question or a short form over the page, which keeps the focus until it closes and then gives it back.
 * What is long, or belongs beside the page, takes a Drawer. Load it lazily: it brings the dialog machinery along.
 */
export function Dialog({
  isOpen,
  onClose,
  title,
  size = "sm",
  isQuestion = false,
  firstFocus,
  footer,
  children,
}: DialogProps) {
  const intl = useIntl();
  const styles = useSlotRecipe({ recipe: dialogRecipe })({ size });

  return (
    <ChakraDialog.Root
      unstyled
      open={isOpen}
      onOpenChange={(details) => !details.open && onClose()}
      role={isQuestion ? "alertdialog" : "dialog"}
      closeOnInteractOutside={!isQuestion}
      {...(firstFocus ? { initialFocusEl: () => firstFocus.current } : {})}
    >
      <Portal>
        <ChakraDialog.Backdrop css={styles["backdrop"]} />
        <ChakraDialog.Positioner css={styles["positioner"]}>
          <ChakraDialog.Content css={styles["content"]}>
            <ChakraDialog.Header css={styles["header"]}>
              <ChakraDialog.Title css={styles["title"]}>{title}</ChakraDialog.Title>
              <ChakraDialog.CloseTrigger asChild>
                <IconButton icon="close" iconSize={1.5} label={intl.formatMessage({ id: "common.close" })} />
              </ChakraDialog.CloseTrigger>
            </ChakraDialog.Header>
            <ChakraDialog.Body ref={reachIfScrolling} css={styles["body"]}>
              {children}
            </ChakraDialog.Body>
            {footer && <ChakraDialog.Footer css={styles["footer"]}>{footer}</ChakraDialog.Footer>}
          </ChakraDialog.Content>
        </ChakraDialog.Positioner>
      </Portal>
    </ChakraDialog.Root>
  );
}

/** What scrolls must be reached without a pointer; what does not is no stop on the way. */
function reachIfScrolling(body: HTMLElement | null) {
  if (body && body.scrollHeight > body.clientHeight) body.tabIndex = 0;
}
