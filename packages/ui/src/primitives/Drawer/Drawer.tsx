import { Drawer as ChakraDrawer, Portal, useSlotRecipe } from "@chakra-ui/react";
import { useEffect, type ReactNode } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../IconButton/IconButton.tsx";
import { drawerRecipe } from "./Drawer.recipe.ts";

export interface DrawerProps {
  isOpen: boolean;
  /** Called on a press of the cross or outside, and on Escape. */
  onClose: () => void;
  /** Its heading and accessible name. */
  title: ReactNode;
  /** Where it comes from. @default "right" */
  side?: "right" | "left" | "bottom" | undefined;
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * A panel over the page that keeps the focus until it closes and then gives it back.
 * Import it only from parts that load lazily: it brings the dialog machinery along.
 */
export function Drawer({ isOpen, onClose, title, side = "right", footer, children }: DrawerProps) {
  const intl = useIntl();
  const styles = useSlotRecipe({ recipe: drawerRecipe })({ side });
  useOverflowHidden(isOpen);

  return (
    <ChakraDrawer.Root open={isOpen} onOpenChange={(details) => !details.open && onClose()} unstyled>
      <Portal>
        <ChakraDrawer.Backdrop css={styles["backdrop"]} />
        <ChakraDrawer.Positioner css={styles["positioner"]}>
          <ChakraDrawer.Content css={styles["content"]}>
            <ChakraDrawer.Header css={styles["header"]}>
              <ChakraDrawer.Title css={styles["title"]}>{title}</ChakraDrawer.Title>
              <ChakraDrawer.CloseTrigger asChild>
                <IconButton icon="close" iconSize={1.5} label={intl.formatMessage({ id: "common.close" })} />
              </ChakraDrawer.CloseTrigger>
            </ChakraDrawer.Header>
            <ChakraDrawer.Body css={styles["body"]}>{children}</ChakraDrawer.Body>
            {footer && <ChakraDrawer.Footer css={styles["footer"]}>{footer}</ChakraDrawer.Footer>}
          </ChakraDrawer.Content>
        </ChakraDrawer.Positioner>
      </Portal>
    </ChakraDrawer.Root>
  );
}

/** The specification's mark on the body while a panel is open; theme.css stops the page from scrolling. */
function useOverflowHidden(open: boolean) {
  useEffect(() => {
    if (!open) return undefined;
    document.body.classList.add("overflow-hidden");
    return () => document.body.classList.remove("overflow-hidden");
  }, [open]);
}
