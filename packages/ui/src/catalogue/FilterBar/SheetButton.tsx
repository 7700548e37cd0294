import { FormattedMessage } from "react-intl";
import { useIsHydrated } from "../../patterns/rules/useIsHydrated.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";

export interface SheetButtonProps {
  /** Filters that are set. */
  count: number;
  onOpen: () => void;
}

/**
 * The button of phones for all filters; without JavaScript a link to the bar. It asks by itself whether the page has come
 * to life: were it the bar that did, the whole bar would be drawn twice before anybody can use the page.
 */
export function SheetButton({ count, onOpen }: SheetButtonProps) {
  const content = (
    <>
      <FormattedMessage id="catalog.filterButton" />
      {count > 0 && <b>{count}</b>}
    </>
  );
  return useIsHydrated() ? (
    <Button isBlock variant="line" icon="options" aria-haspopup="dialog" onClick={onOpen}>
      {content}
    </Button>
  ) : (
    <LinkButton isBlock variant="line" icon="options" href="#filters">
      {content}
    </LinkButton>
  );
}
