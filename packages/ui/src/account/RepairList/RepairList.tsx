import type { Order, SiteLinks } from "@rewire/domain";
import { useId } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { useRepairText } from "../../repair/rules/useRepairText.ts";
import { useSlotDates } from "../../repair/SlotPicker/useSlotDates.ts";
import { chakra } from "../../theme/chakra.tsx";
import { ListPanel, ListRow, FlexibleColumn } from "../../patterns/ListState/ListState.tsx";

export interface RepairListProps {
  /** Orders of the customer; those without a repair are omitted. */
  orders: readonly Order[];
  /** IANA name of the shop's time zone. */
  timeZone: string;
  links: Pick<SiteLinks, "repairStatus">;
}

/**
 * List of a customer's repairs: device, faults, appointment, and a link to the status page. Renders nothing if there
 * are no repairs.
 */
export function RepairList({ orders, timeZone, links }: RepairListProps) {
  const titleId = useId();
  const repairs = orders.flatMap(({ id, number, billing: { email }, repair }) =>
    repair ? [{ id, number, email, ...repair }] : [],
  );
  if (repairs.length === 0) return null;
  return (
    <RepairListSection aria-labelledby={titleId}>
      <Title id={titleId}>
        <FormattedMessage id="account.repairs" />
      </Title>
      <ListPanel as="ul">
        {repairs.map((repair) => (
          <RepairRow key={repair.id} repair={repair} timeZone={timeZone} action={links.repairStatus} />
        ))}
      </ListPanel>
    </RepairListSection>
  );
}

type BookedRepair = NonNullable<Order["repair"]> & Pick<Order, "id" | "number"> & { readonly email: string };

function RepairRow({
  repair: { id, number, email, device, faults, way: handoverMethod, slot },
  timeZone,
  action,
}: {
  repair: BookedRepair;
  timeZone: string;
  action: string;
}) {
  const { formatMessage, formatList } = useIntl();
  const text = useRepairText();
  const dates = useSlotDates(timeZone);
  return (
    <ListRow as="li">
      <Icon name="construct" color="fg.muted" />
      <FlexibleColumn>
        <DeviceName>{device}</DeviceName>
        <DetailText>{formatList(faults.map((slug) => text.faultName({ slug, name: slug })))}</DetailText>
        <DetailText>
          {handoverMethod === "mailIn" || !slot ? (
            <FormattedMessage id="repair.summary.mail" />
          ) : (
            <time dateTime={slot}>{dates.dateTime(slot)}</time>
          )}
        </DetailText>
      </FlexibleColumn>
      <RepairNumber>{number}</RepairNumber>
      {/* Number and e-mail are the credentials of the status page; the account has both. */}
      <form method="post" action={action}>
        <input type="hidden" name="number" value={id} />
        <input type="hidden" name="email" value={email} />
        <Button
          type="submit"
          size="sm"
          variant="line"
          aria-label={formatMessage({ id: "account.followRepairOf" }, { number, device })}
        >
          <FormattedMessage id="account.followRepair" />
        </Button>
      </form>
    </ListRow>
  );
}

const RepairListSection = chakra("section", { base: { mb: "10" } });
const Title = chakra("h2", { base: { textStyle: "h3", mb: "3" } });
const DeviceName = chakra("b", { base: { display: "block", fontWeight: "semibold", overflowWrap: "anywhere" } });
const DetailText = chakra("span", {
  base: { display: "block", textStyle: "sm", color: "fg.muted", overflowWrap: "anywhere" },
});
const RepairNumber = chakra("span", { base: { textStyle: "code", color: "fg.muted" } });
