import { Dialog as ChakraDialog, Portal, useSlotRecipe } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { TextDirection } from "../../provider/TextDirection.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { dialogRecipe } from "./Dialog.recipe.ts";
import { useBackToClose } from "./useBackToClose.ts";
import { useModal } from "./useModal.ts";

export interface DialogProps {
  isOpen: boolean;
  /** Called when the close button or the backdrop is pressed, on Escape, and when the user navigates back. */
  onClose: () => void;
  /** Heading and accessible name. */
  title: ReactNode;
  /** Maximum width: 440 or 640 px. @default "sm" */
  size?: "sm" | "md" | undefined;
  /**
   * Whether the dialog is a question that requires an answer: pressing the backdrop does not close it, and its role is
   * `alertdialog`. @default false
   */
  isAlertDialog?: boolean | undefined;
  /** Action buttons, the confirming one last. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * Modal dialog for a question or a short form. It traps the focus while open. Use `Drawer` for long content. Import it
 * lazily, because its dependencies are large.
 */
export function Dialog({ isOpen, onClose, title, size = "sm", isAlertDialog = false, footer, children }: DialogProps) {
  const intl = useIntl();
  const styles = useSlotRecipe({ recipe: dialogRecipe })({ size });
  const { close, handleClick } = useBackToClose(isOpen, onClose);
  const modalProps = useModal(isOpen, close);

  return (
    <TextDirection>
      <ChakraDialog.Root
        {...modalProps}
        role={isAlertDialog ? "alertdialog" : "dialog"}
        closeOnInteractOutside={!isAlertDialog}
      >
        <Portal>
          <ChakraDialog.Backdrop css={styles["backdrop"]} />
          <ChakraDialog.Positioner css={styles["positioner"]}>
            <ChakraDialog.Content css={styles["content"]} onClickCapture={handleClick}>
              <ChakraDialog.Header css={styles["header"]}>
                <ChakraDialog.Title css={styles["title"]}>{title}</ChakraDialog.Title>
                <ChakraDialog.CloseTrigger asChild>
                  <IconButton icon="close" iconSize={1.5} label={intl.formatMessage({ id: "common.close" })} />
                </ChakraDialog.CloseTrigger>
              </ChakraDialog.Header>
              <ChakraDialog.Body ref={makeFocusableIfScrollable} css={styles["body"]}>
                {children}
              </ChakraDialog.Body>
              {footer && <ChakraDialog.Footer css={styles["footer"]}>{footer}</ChakraDialog.Footer>}
            </ChakraDialog.Content>
          </ChakraDialog.Positioner>
        </Portal>
      </ChakraDialog.Root>
    </TextDirection>
  );
}

/** Makes the body focusable only if it scrolls, so that it can be scrolled by keyboard. */
function makeFocusableIfScrollable(body: HTMLElement | null) {
  if (body && body.scrollHeight > body.clientHeight) body.tabIndex = 0;
}
