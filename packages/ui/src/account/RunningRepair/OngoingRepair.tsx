import { listRepairSteps, type Order, type RepairProgress } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { Button } from "../../primitives/Button/Button.tsx";
import { Stepper } from "../../primitives/Stepper/Stepper.tsx";
import { useRepairText } from "../../repair/rules/useRepairText.ts";
import { useSlotDates } from "../../repair/SlotPicker/useSlotDates.ts";
import { chakra } from "../../theme/chakra.tsx";

export interface OngoingRepairProps {
  /** Order of the repair. */
  order: Pick<Order, "id" | "number" | "billing"> & { readonly repair: NonNullable<Order["repair"]> };
  /** Progress of the repair; null until it is loaded, in which case only the booked repair is shown. */
  progress: RepairProgress | null;
  /** IANA name of the shop's time zone, in which times are shown. */
  timeZone: string;
  /** URL of the repair status page, to which the credentials are submitted. */
  action: string;
}

/** Panel for a repair in progress: device, faults, progress with times, and a link to the status page. */
export function OngoingRepair({
  order: { id, number, billing, repair },
  progress,
  timeZone,
  action,
}: OngoingRepairProps) {
  const { formatMessage, formatList } = useIntl();
  const text = useRepairText();
  const dates = useSlotDates(timeZone);
  const faults = formatList(repair.faults.map((slug) => text.faultName({ slug, name: slug })));
  return (
    <RepairPanel>
      <Heading>
        <FormattedMessage id="account.runningRepair" />
      </Heading>
      <p>
        <b>{repair.device}</b> <RepairNumber>{number}</RepairNumber>
        <FaultsText>{faults}</FaultsText>
      </p>
      {progress ? (
        <Stepper
          tone="repair"
          steps={listRepairSteps(progress).map(({ state, status, event }) => ({
            id: state,
            state: status,
            title: formatMessage({ id: `repair.status.${state}` }),
            children: event?.at && <TimeText dateTime={event.at}>{dates.dateTime(event.at)}</TimeText>,
          }))}
        />
      ) : (
        repair.slot && <TimeText dateTime={repair.slot}>{dates.dateTime(repair.slot)}</TimeText>
      )}
      {/* Number and e-mail are the credentials of the status page; the account has both. */}
      <form method="post" action={action}>
        <input type="hidden" name="number" value={id} />
        <input type="hidden" name="email" value={billing.email} />
        <Button
          type="submit"
          size="sm"
          variant="line"
          aria-label={formatMessage({ id: "account.followRepairOf" }, { number, device: repair.device })}
        >
          <FormattedMessage id="account.followRepair" />
        </Button>
      </form>
    </RepairPanel>
  );
}

const RepairPanel = chakra("section", {
  base: {
    display: "grid",
    gap: "4",
    justifyItems: "start",
    p: { base: "5", md: "7" },
    borderWidth: "1px",
    borderColor: "border",
    borderInlineStart: "3px solid {colors.repair.solid}",
    overflowWrap: "anywhere",
  },
});
const Heading = chakra("h2", { base: { textStyle: "h3" } });
const RepairNumber = chakra("span", { base: { textStyle: "code", color: "fg.muted" } });
const FaultsText = chakra("span", { base: { display: "block", textStyle: "sm", color: "fg.muted" } });
const TimeText = chakra("time", { base: { display: "block", textStyle: "sm", color: "fg.muted" } });
