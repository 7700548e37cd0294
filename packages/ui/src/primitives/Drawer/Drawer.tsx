import { Drawer as ChakraDrawer, Portal, useSlotRecipe } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { TextDirection } from "../../provider/TextDirection.tsx";
import { useModal } from "../Dialog/useModal.ts";
import { IconButton } from "../IconButton/IconButton.tsx";
import { drawerRecipe } from "./Drawer.recipe.ts";

export interface DrawerProps {
  isOpen: boolean;
  /** Called when the close button or the backdrop is pressed, and on Escape. */
  onClose: () => void;
  /** Heading and accessible name. */
  title: ReactNode;
  /** Screen edge from which the drawer opens. @default "right" */
  side?: "right" | "left" | "bottom" | undefined;
  /** Footer, which stays visible while the content scrolls. */
  footer?: ReactNode;
  children: ReactNode;
}

/**
 * Modal panel at an edge of the screen. It traps the focus while open. Import it only from lazily loaded components,
 * because its dependencies are large.
 */
export function Drawer({ isOpen, onClose, title, side = "right", footer, children }: DrawerProps) {
  const intl = useIntl();
  const styles = useSlotRecipe({ recipe: drawerRecipe })({ side });
  const modalProps = useModal(isOpen, onClose);

  return (
    <TextDirection>
      <ChakraDrawer.Root {...modalProps}>
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
    </TextDirection>
  );
}
