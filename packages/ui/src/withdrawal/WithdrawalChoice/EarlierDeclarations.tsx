import { FormattedMessage, useIntl } from "react-intl";
import { Link } from "../../primitives/Link/Link.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { StepSectionTitle } from "../rules/WithdrawalFrame.tsx";
import type { WithdrawalChoiceProps } from "./WithdrawalChoice.tsx";

/** Links to the receipts of earlier declarations about an order, each with its day on the shop's clock. */
export function EarlierDeclarations({
  earlier: earlierDeclarations,
  timeZone,
}: Pick<WithdrawalChoiceProps, "earlier" | "timeZone">) {
  const { formatDate } = useIntl();
  if (earlierDeclarations.length === 0) return null;
  return (
    <section>
      <StepSectionTitle>
        <FormattedMessage id="withdrawal.earlier" />
      </StepSectionTitle>
      <EarlierDeclarationList>
        {earlierDeclarations.map(({ id, at: declaredAt, href }) => (
          <li key={id}>
            <Link href={href}>
              <FormattedMessage
                id="withdrawal.earlierLink"
                values={{ id, date: formatDate(declaredAt, { dateStyle: "long", timeZone }) }}
              />
            </Link>
          </li>
        ))}
      </EarlierDeclarationList>
    </section>
  );
}

const EarlierDeclarationList = chakra("ul", { base: { display: "grid", gap: "2", mt: "3" } });
