import type { TradeInAppointment, TradeInDevice } from "@rewire/domain";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Disclosure } from "../../patterns/Disclosure/Disclosure.tsx";
import { PostForm } from "../../patterns/PostForm/PostForm.tsx";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { PageTitle } from "../../primitives/PageTitle/PageTitle.tsx";
import { AppointmentChange, type AppointmentChangeProps } from "../../repair/AppointmentChange/AppointmentChange.tsx";
import { cancelFormStyle } from "../../repair/rules/cancelFormStyle.ts";
import { ticketStyle } from "../../repair/rules/ticketStyle.ts";
import { useSlotDates } from "../../repair/SlotPicker/useSlotDates.ts";
import { chakra } from "../../theme/chakra.tsx";
import { useEstimateText } from "../rules/useEstimateText.ts";

export interface TradeInTicketProps extends Pick<
  AppointmentChangeProps,
  "days" | "timeZone" | "phone" | "action" | "fields" | "outcome"
> {
  /** Appointment; null if the link is invalid. */
  appointment: TradeInAppointment | null;
  /** Whether it can still be moved and cancelled. */
  canChange: boolean;
  /** Address of the shop; "" for none. */
  address: string;
  /** URL of the calendar file. */
  calendarHref: string;
  /** URL of the page that estimates a device. */
  estimateHref: string;
}

/** Page for a trade-in appointment, with its details, and forms to move or cancel it. */
export function TradeInTicket(props: TradeInTicketProps) {
  const { appointment, estimateHref } = props;
  if (!appointment)
    return (
      <TicketColumn>
        <PageTitle>
          <FormattedMessage id="tradeIn.missing.title" />
        </PageTitle>
        <p>
          <FormattedMessage id="tradeIn.missing.detail" />
        </p>
        <LinkButton variant="line" href={estimateHref}>
          <FormattedMessage id="tradeIn.again" />
        </LinkButton>
      </TicketColumn>
    );
  return (
    <TicketColumn>
      <PageTitle>
        <FormattedMessage id="tradeIn.page.title" />
      </PageTitle>
      {appointment.state === "cancelled" ? (
        <Alert tone="success" announce="polite">
          <FormattedMessage id="tradeIn.cancelled" />
        </Alert>
      ) : (
        <AppointmentFacts {...props} appointment={appointment} />
      )}
      <AppointmentForms {...props} appointment={appointment} />
      {!props.canChange && (
        <LinkButton variant="line" href={estimateHref}>
          <FormattedMessage id="tradeIn.again" />
        </LinkButton>
      )}
    </TicketColumn>
  );
}

type BookedTicketProps = TradeInTicketProps & { appointment: TradeInAppointment };

function AppointmentFacts({ appointment, timeZone, address }: BookedTicketProps) {
  const { formatDate } = useIntl();
  const dates = useSlotDates(timeZone);
  const text = useEstimateText();
  const { number, slot, device, validUntil } = appointment;
  const date = formatDate(validUntil, { timeZone, day: "numeric", month: "long", year: "numeric" });
  return (
    <TicketRoot>
      <FactList>
        <AppointmentFact label="number">
          <NumberText>{number}</NumberText>
        </AppointmentFact>
        <AppointmentFact label="time">
          <time dateTime={slot}>{dates.dateTime(slot)}</time>
        </AppointmentFact>
        {address && <AppointmentFact label="place">{address}</AppointmentFact>}
        <AppointmentFact label="device">{[device.name, device.storage].filter(Boolean).join(", ")}</AppointmentFact>
        <AppointmentFact label="condition">
          <DeviceCondition device={device} />
        </AppointmentFact>
        <AppointmentFact label="estimate">
          <bdi>{text.estimate(device.estimate)}</bdi>
        </AppointmentFact>
      </FactList>
      {device.estimate.kind === "range" && (
        <HintText>
          <FormattedMessage id="tradeIn.page.validUntil" values={{ date }} />
        </HintText>
      )}
      <HintText>
        <FormattedMessage id="tradeIn.page.bring" />
      </HintText>
      {device.problems.includes("lock") && (
        <HintText>
          <FormattedMessage id="tradeIn.estimate.lock" />
        </HintText>
      )}
    </TicketRoot>
  );
}

function DeviceCondition({ device: { problems } }: { device: TradeInDevice }) {
  const { formatList, formatMessage } = useIntl();
  if (problems.length === 0) return <FormattedMessage id="tradeIn.problem.none" />;
  return formatList(problems.map((problem) => formatMessage({ id: `tradeIn.problem.${problem}` })));
}

type FactName = "number" | "time" | "place" | "device" | "condition" | "estimate";

function AppointmentFact({ label, children }: { label: FactName; children: ReactNode }) {
  return (
    <div>
      <dt>
        <FormattedMessage id={`tradeIn.page.${label}`} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Forms that move and cancel the appointment, or the reason why it cannot be changed. */
function AppointmentForms({ appointment, canChange, action, fields, outcome, ...props }: BookedTicketProps) {
  const { state, slot } = appointment;
  if (!canChange)
    return state === "cancelled" ? null : (
      <HintText>
        <FormattedMessage id="tradeIn.past" />
      </HintText>
    );
  return (
    <>
      <AppointmentChange
        {...props}
        slot={slot}
        action={action}
        fields={fields}
        outcome={outcome}
        isPaid={false}
        changes={{ canMove: true, canCancel: false }}
      />
      <Disclosure title={<FormattedMessage id="tradeIn.cancel.title" />}>
        <CancelForm method="post" action={action}>
          {Object.entries(fields).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <HintText>
            <FormattedMessage id="tradeIn.cancel.lead" />
          </HintText>
          <div>
            <Button type="submit" size="sm" variant="line" name="answer" value="cancel">
              <FormattedMessage id="repair.change.cancel" />
            </Button>
          </div>
        </CancelForm>
      </Disclosure>
      <HintText>
        <FormattedMessage id="tradeIn.page.keep" />
      </HintText>
    </>
  );
}

const TicketColumn = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "5",
    maxWidth: "36rem",
    "& > a": { justifySelf: "start", maxWidth: "full" },
  },
});
const TicketRoot = chakra("section", { base: { ...ticketStyle, display: "grid", gap: "3" } });
const FactList = chakra("dl", {
  base: {
    "& > div": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 2fr) minmax(0, 3fr)",
      columnGap: "4",
      py: "10px",
      borderBottom: "hairline",
    },
    "& dt": { color: "fg.muted", hyphens: "auto" },
    "& dd": { fontWeight: "medium", overflowWrap: "anywhere" },
  },
});
const NumberText = chakra("span", { base: { textStyle: "code", fontSize: "inherit" } });
const HintText = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });
const CancelForm = chakra(PostForm, { base: cancelFormStyle });
