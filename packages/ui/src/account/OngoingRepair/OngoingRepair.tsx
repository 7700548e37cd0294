import { listRepairSteps, type Order, type OrderRepair, type RepairProgress } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { PostForm } from "../../patterns/PostForm/PostForm.tsx";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { Stepper } from "../../primitives/Stepper/Stepper.tsx";
import { useRepairText } from "../../repair/rules/useRepairText.ts";
import { useSlotDates } from "../../repair/SlotPicker/useSlotDates.ts";
import { chakra } from "../../theme/chakra.tsx";

export interface OngoingRepairProps {
  /** Order of the repair. */
  order: Pick<Order, "id" | "number" | "billing">;
  repair: OrderRepair;
  /** Progress of the repair; null until it is loaded, in which case only the booked repair is shown. */
  progress: RepairProgress | null;
  /** IANA name of the shop's time zone, in which times are shown. */
  timeZone: string;
  /** URL of the repair status page, to which the credentials are submitted. */
  action: string;
  /** URL of the order's page. @default no link to it */
  orderHref?: string | undefined;
}

/** Panel for a repair in progress: device, faults, progress with times, and a button that opens the status page. */
export function OngoingRepair({
  order: { id, number, billing },
  repair,
  progress,
  timeZone,
  action,
  orderHref,
}: OngoingRepairProps) {
  const { formatMessage, formatList } = useIntl();
  const text = useRepairText();
  const dates = useSlotDates(timeZone);
  const faults = repair.faults.map((slug) => text.faultName({ slug, name: slug }));
  return (
    <RepairPanel>
      <div>
        <Heading>
          <FormattedMessage
            id={progress && isOver(progress) ? `repair.status.${progress.state}` : "account.runningRepair"}
          />
        </Heading>
        <RepairName>
          <b>{repair.device}</b> <RepairNumber>{number}</RepairNumber>
          <FaultsText>{formatList(faults)}</FaultsText>
        </RepairName>
      </div>
      {progress ? (
        <Stepper
          tone="repair"
          steps={listRepairSteps(progress).map(({ state, status, event }) => ({
            id: state,
            state: status,
            title: formatMessage({ id: `repair.status.${state}` }),
            children: event?.at && (
              <>
                <TimeText dateTime={event.at}>{dates.dateTime(event.at)}</TimeText>
                {status === "now" && event.note && <NoteText>{event.note}</NoteText>}
              </>
            ),
          }))}
        />
      ) : (
        repair.slot && <TimeText dateTime={repair.slot}>{dates.dateTime(repair.slot)}</TimeText>
      )}
      <ActionRow>
        <OpenRepairForm order={{ id, number, billing }} repair={repair} action={action} />
        {orderHref && (
          <Link href={orderHref} aria-label={formatMessage({ id: "account.orderDetailsOf" }, { number })}>
            <FormattedMessage id="account.orderDetails" />
          </Link>
        )}
      </ActionRow>
    </RepairPanel>
  );
}

interface OpenRepairFormProps {
  order: Pick<OngoingRepairProps["order"], "id" | "number" | "billing">;
  repair: OrderRepair;
  action: string;
}

/** Button that opens the status page. Number and e-mail are the credentials of that page; the account has both. */
function OpenRepairForm({ order: { id, number, billing }, repair, action }: OpenRepairFormProps) {
  const { device, position } = repair;
  const { formatMessage } = useIntl();
  return (
    <PostForm method="post" action={action}>
      <input type="hidden" name="number" value={id} />
      <input type="hidden" name="email" value={billing.email} />
      {position > 1 && <input type="hidden" name="repair" value={position} />}
      <OpenButton type="submit" aria-label={formatMessage({ id: "account.followRepairOf" }, { number, device })}>
        <FormattedMessage id="account.followRepair" />
        <Icon name="arrowForward" />
      </OpenButton>
    </PostForm>
  );
}

const isOver = ({ state }: RepairProgress): boolean => state === "collected" || state === "cancelled";

const RepairPanel = chakra("section", {
  base: {
    display: "grid",
    gap: "4",
    justifyItems: "start",
    p: { base: "5", md: "7" },
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "lg",
    borderInlineStart: "3px solid {colors.repair.solid}",
    overflowWrap: "anywhere",
  },
});
const Heading = chakra("h2", { base: { textStyle: "h3" } });
const RepairNumber = chakra("span", { base: { textStyle: "code", color: "fg.muted" } });
const FaultsText = chakra("span", { base: { display: "block", textStyle: "sm", color: "fg.muted" } });
const RepairName = chakra("p", { base: { mt: "1" } });
const NoteText = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });
const ActionRow = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: "5", rowGap: "2" },
});
const OpenButton = chakra("button", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    minHeight: "24px",
    color: "accent.fg",
    fontWeight: "semibold",
    cursor: "pointer",
    _hover: { textDecorationLine: "underline" },
  },
});
const TimeText = chakra("time", { base: { display: "block", textStyle: "sm", color: "fg.muted" } });
