import type { RefusedLine } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";
import { ItemNote, StepSectionTitle } from "./WithdrawalFrame.tsx";

/**
 * List of the items that are excluded from a withdrawal or a return, each with the reason. Renders nothing if there are
 * none.
 */
export function RefusedList({ refused: refusedLines }: { refused: readonly RefusedLine[] }) {
  if (refusedLines.length === 0) return null;
  return (
    <section>
      <StepSectionTitle>
        <FormattedMessage id="withdrawal.refused" />
      </StepSectionTitle>
      <List>
        {refusedLines.map(({ name, rule }, index) => (
          <li key={`${index} ${name}`}>
            {name}
            <ItemNote>
              <FormattedMessage id={`withdrawal.rule.${rule}`} />
            </ItemNote>
          </li>
        ))}
      </List>
    </section>
  );
}

const List = chakra("ul", { base: { display: "grid", gap: "3", mt: "3" } });
