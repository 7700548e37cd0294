import { isInProgress, listOrderRepairs, type Order, type OrderRepair, type SiteLinks } from "@rewire/domain";
import { useId, type ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { useRepairText } from "../../repair/rules/useRepairText.ts";
import { useSlotDates } from "../../repair/SlotPicker/useSlotDates.ts";
import { chakra } from "../../theme/chakra.tsx";
import {
  EmptyList,
  FlexibleColumn,
  ListFailure,
  ListPanel,
  ListRow,
  ListSkeleton,
  type ListState,
} from "../../patterns/ListState/ListState.tsx";
import { PostForm } from "../../patterns/PostForm/PostForm.tsx";

export interface RepairListProps {
  /** Orders of the customer; those without a repair are omitted. */
  state: ListState<Order>;
  /** IANA name of the shop's time zone. */
  timeZone: string;
  links: Pick<SiteLinks, "repair" | "repairStatus" | "orderSummary">;
  /** Renders a repair in progress, such as an OngoingRepair with its state. */
  renderOngoing: (order: Order, repair: OrderRepair) => ReactNode;
}

/**
 * Repairs of a customer: those in progress, then a list of the earlier ones with device, faults, appointment, and a
 * button that opens the status page.
 */
export function RepairList({ state, timeZone, links, renderOngoing }: RepairListProps) {
  const { formatMessage } = useIntl();
  const titleId = useId();
  if (state.kind === "loading") return <ListSkeleton rows={2} />;
  if (state.kind === "failed")
    return <ListFailure title={formatMessage({ id: "account.ordersFailed" })} onRetry={state.onRetry} />;
  const repairs = state.items.flatMap((order) => listOrderRepairs(order).map((repair) => ({ order, repair })));
  if (repairs.length === 0)
    return (
      <EmptyList
        title={formatMessage({ id: "account.noRepairs" })}
        advice={formatMessage({ id: "account.noRepairsAdvice" })}
        actions={<LinkButton href={links.repair}>{formatMessage({ id: "account.toRepairDesk" })}</LinkButton>}
      />
    );
  const ongoingRepairs = repairs.filter(({ order }) => isInProgress(order));
  const earlierRepairs = repairs.filter(({ order }) => !isInProgress(order));
  return (
    <RepairSections>
      {ongoingRepairs.length > 0 && (
        <OngoingGrid>
          {ongoingRepairs.map(({ order, repair }) => (
            <li key={`${order.id} ${repair.position}`}>{renderOngoing(order, repair)}</li>
          ))}
        </OngoingGrid>
      )}
      {earlierRepairs.length > 0 && (
        <section aria-labelledby={titleId}>
          <Title id={titleId}>
            <FormattedMessage id="account.earlierRepairs" />
          </Title>
          <ListPanel as="ul">
            {earlierRepairs.map(({ order, repair }) => (
              <RepairRow
                key={`${order.id} ${repair.position}`}
                order={order}
                repair={repair}
                timeZone={timeZone}
                links={links}
              />
            ))}
          </ListPanel>
        </section>
      )}
    </RepairSections>
  );
}

function RepairRow({
  order: { id, number, billing },
  repair: { device, faults, way: handoverMethod, slot, position },
  timeZone,
  links,
}: {
  order: Order;
  repair: OrderRepair;
  timeZone: string;
  links: RepairListProps["links"];
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
          {handoverMethod === "mailIn" ? (
            <FormattedMessage id="repair.summary.mail" />
          ) : slot === null ? (
            <FormattedMessage id="repair.summary.atCounter" />
          ) : (
            <time dateTime={slot}>{dates.dateTime(slot)}</time>
          )}
        </DetailText>
      </FlexibleColumn>
      <RepairNumber>{number}</RepairNumber>
      <LinkButton
        size="sm"
        variant="ghost"
        href={links.orderSummary(id)}
        aria-label={formatMessage({ id: "account.orderDetailsOf" }, { number })}
      >
        <FormattedMessage id="account.orderDetails" />
      </LinkButton>
      {/* Number and e-mail are the credentials of the status page; the account has both. */}
      <PostForm method="post" action={links.repairStatus}>
        <input type="hidden" name="number" value={id} />
        <input type="hidden" name="email" value={billing.email} />
        {position > 1 && <input type="hidden" name="repair" value={position} />}
        <Button
          type="submit"
          size="sm"
          variant="line"
          aria-label={formatMessage({ id: "account.followRepairOf" }, { number, device })}
        >
          <FormattedMessage id="account.followRepair" />
        </Button>
      </PostForm>
    </ListRow>
  );
}

const RepairSections = chakra("div", { base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "10" } });
const OngoingGrid = chakra("ul", {
  base: {
    display: "grid",
    gap: "5",
    alignItems: "start",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 360px), 1fr))",
  },
});
const Title = chakra("h2", { base: { textStyle: "h3", mb: "3" } });
const DeviceName = chakra("b", { base: { display: "block", fontWeight: "semibold", overflowWrap: "anywhere" } });
const DetailText = chakra("span", {
  base: { display: "block", textStyle: "sm", color: "fg.muted", overflowWrap: "anywhere" },
});
const RepairNumber = chakra("span", { base: { textStyle: "code", color: "fg.muted" } });
