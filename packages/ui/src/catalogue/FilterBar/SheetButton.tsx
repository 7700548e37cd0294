import { useTransition } from "react";
import { FormattedMessage } from "react-intl";
import { useIsHydrated } from "../../patterns/rules/useIsHydrated.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";

export interface SheetButtonProps {
  /** Number of applied filters. */
  count: number;
  /** URL of the page of all filters. */
  href: string;
  /** Opens the sheet; the button looks pressed until it has. */
  onOpen: () => void | Promise<void>;
}

/** Button that opens the filter sheet on phones. Without JavaScript, it is a link to the page of all filters. */
export function SheetButton({ count, href, onOpen }: SheetButtonProps) {
  const [isOpening, startOpening] = useTransition();
  const content = (
    <>
      <FormattedMessage id="catalog.filterButton" />
      {count > 0 && <b>{count}</b>}
    </>
  );
  return useIsHydrated() ? (
    <Button
      isBlock
      variant="line"
      icon="options"
      aria-haspopup="dialog"
      data-toggle="filters"
      data-active={isOpening ? "" : undefined}
      onClick={() => startOpening(onOpen)}
    >
      {content}
    </Button>
  ) : (
    <LinkButton isBlock variant="line" icon="options" href={href} rel="nofollow" data-toggle="filters">
      {content}
    </LinkButton>
  );
}
