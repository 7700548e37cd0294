import { Tabs as ChakraTabs, useSlotRecipe } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { TextDirection } from "../../provider/TextDirection.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { tabsRecipe } from "./tabs.recipe.ts";

export interface Tab {
  readonly id: string;
  readonly label: string;
  readonly count?: number | undefined;
  readonly isDisabled?: boolean | undefined;
  readonly panel: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  /** Id of the open tab; if missing, the tabs are uncontrolled. */
  currentId?: string | undefined;
  /** Called with the id of the opened tab. */
  onChange?: ((id: string) => void) | undefined;
}

/**
 * Tabs within one page. Arrow keys move between the tabs. Use `TabLinks` if each tab needs a URL and must work without
 * JavaScript. Import it lazily, because its dependencies are large.
 */
export function Tabs({ label, tabs, currentId, onChange }: TabsProps) {
  const { formatNumber } = useIntl();
  const styles = useSlotRecipe({ recipe: tabsRecipe })();
  const firstTabId = tabs.find(({ isDisabled }) => !isDisabled)?.id;

  return (
    <TextDirection>
      <ChakraTabs.Root
        unstyled
        lazyMount
        {...(currentId === undefined
          ? firstTabId === undefined
            ? {}
            : { defaultValue: firstTabId }
          : { value: currentId })}
        onValueChange={({ value }) => onChange?.(value)}
      >
        <ChakraTabs.List css={styles["list"]} aria-label={label}>
          {tabs.map(({ id, label: text, count, isDisabled = false }) => (
            <ChakraTabs.Trigger key={id} value={id} disabled={isDisabled} css={styles["tab"]}>
              {text}
              {count !== undefined && <chakra.span css={styles["count"]}>{formatNumber(count)}</chakra.span>}
            </ChakraTabs.Trigger>
          ))}
        </ChakraTabs.List>
        {tabs.map(({ id, panel }) => (
          <ChakraTabs.Content key={id} value={id} css={styles["panel"]}>
            {panel}
          </ChakraTabs.Content>
        ))}
      </ChakraTabs.Root>
    </TextDirection>
  );
}
