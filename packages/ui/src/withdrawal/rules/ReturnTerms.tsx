import type { ReturnMethod, ReturnReason } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";

interface ReturnTermsProps {
  /** Reason for the return; null for a withdrawal, which needs none. */
  reason: ReturnReason | null;
  /** Way in which the goods come back; null for none. */
  method: ReturnMethod | null;
}

/** Terms of a return for a `FactList`: its reason and the way back. Renders nothing for those that are null. */
export function ReturnTerms({ reason, method }: ReturnTermsProps) {
  return (
    <>
      {reason && (
        <>
          <dt>
            <FormattedMessage id="withdrawal.reason.title" />
          </dt>
          <dd>
            <FormattedMessage id={`withdrawal.reason.${reason}`} />
          </dd>
        </>
      )}
      {method && (
        <>
          <dt>
            <FormattedMessage id="withdrawal.method.title" />
          </dt>
          <dd>
            <FormattedMessage id={`withdrawal.method.${method}`} />
          </dd>
        </>
      )}
    </>
  );
}

/** List of facts about a withdrawal or a return: names in one column, values in the other. */
export const FactList = chakra("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "12rem minmax(0, 1fr)" },
    columnGap: "4",
    rowGap: { base: "1", sm: "2" },
    "& dt": { color: "fg.muted", textStyle: "sm" },
    "& dd": { overflowWrap: "anywhere", mb: { base: "2", sm: "0" } },
  },
});
