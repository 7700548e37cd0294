import type { TotalsState } from "@rewire/domain";
import { useLayoutEffect, useRef, useState } from "react";
import { useIntl } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface TotalsNoticeProps {
  state: TotalsState;
  /** Reads the totals again. */
  onRead: () => Promise<unknown>;
}

/**
 * Warning that the displayed totals may be those from before a change, with a button that reads them again. While the
 * totals are current it is an empty element, to which the focus goes; see `useTotalsNotice`.
 */
export function TotalsNotice({ state, onRead }: TotalsNoticeProps) {
  const { formatMessage } = useIntl();
  const [isReading, setReading] = useState(false);
  const hasRetried = useRef(false);
  const root = useRef<HTMLDivElement>(null);
  const isCurrent = state === "current";

  useLayoutEffect(() => {
    // The pressed button has been removed with the notice: the keyboard goes on where it was.
    if (isCurrent && hasRetried.current && document.activeElement === document.body)
      root.current?.focus({ preventScroll: true });
    hasRetried.current = false;
  }, [isCurrent]);

  const readTotals = async () => {
    hasRetried.current = true;
    setReading(true);
    await onRead();
    setReading(false);
  };
  return (
    <Root ref={root} tabIndex={-1}>
      {!isCurrent && (
        <Alert tone="warning" announce="assertive" title={formatMessage({ id: "cart.totalsUnknown" })}>
          <p>{formatMessage({ id: state === "outdated" ? "cart.totalsOutdated" : "cart.totalsUncertain" })}</p>
          <Button size="sm" variant="line" icon="refresh" isLoading={isReading} onClick={() => void readTotals()}>
            {formatMessage({ id: "cart.retry" })}
          </Button>
        </Alert>
      )}
    </Root>
  );
}

const Root = chakra("div", {
  base: { outline: "none !important", "& > div": { mb: "4" }, "& button": { mt: "2" } },
});
