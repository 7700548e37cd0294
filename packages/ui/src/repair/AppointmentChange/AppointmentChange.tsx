import type { RepairChanges, RepairDay } from "@rewire/domain";
import { useEffect, useRef } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { Disclosure } from "../../patterns/Disclosure/Disclosure.tsx";
import { useFieldErrors } from "../../patterns/FieldErrors/useFieldErrors.ts";
import { PostForm } from "../../patterns/PostForm/PostForm.tsx";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { Select } from "../../primitives/Select/Select.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { cancelFormStyle } from "../rules/cancelFormStyle.ts";
import { createPhoneValues } from "../rules/createPhoneValues.tsx";
import { groupSlotsByDay } from "../rules/groupSlotsByDay.ts";
import { useSlotDates } from "../SlotPicker/useSlotDates.ts";

/** Outcome of the latest attempt to move or cancel an appointment. */
export type AppointmentOutcome = "moved" | "cancelled" | "taken" | "missing" | "tooLate" | "failed";

export interface AppointmentChangeProps {
  /** Start of the appointment, ISO date-time with offset; null for a device that comes by mail. */
  slot: string | null;
  /** Changes that are still possible. */
  changes: RepairChanges;
  /** Days that can be booked. */
  days: readonly RepairDay[];
  /** Whether the repair has been paid for. */
  isPaid: boolean;
  /** IANA name of the shop's time zone, in which times are shown. */
  timeZone: string;
  /** Formatted phone number of the shop; "" for none. */
  phone: string;
  /** URL that the forms are posted to, with `answer=move` and `slot`, or `answer=cancel`. */
  action: string;
  /** Hidden fields of the forms that authenticate the customer. */
  fields: Readonly<Record<string, string>>;
  /** URL of the calendar file; missing without an appointment. */
  calendarHref?: string | undefined;
  /** Outcome of the latest change. @default null */
  outcome?: AppointmentOutcome | null | undefined;
  /** Device, where the order has other repairs, which these forms do not change. @default the only one */
  device?: string | undefined;
  /** Devices of the order's other repairs whose appointment is at the same time. @default none */
  sameTimeDevices?: readonly string[] | undefined;
}

/**
 * Actions for the appointment of a booked repair: download a calendar file, move the appointment, or cancel it after a
 * confirmation. The actions work without JavaScript. If no change is possible any more, only the outcome of the last
 * one is shown.
 */
export function AppointmentChange(props: AppointmentChangeProps) {
  const { slot, changes, calendarHref, outcome = null } = props;
  if (!changes.canMove && !changes.canCancel)
    return (
      <div id={APPOINTMENT_ID}>
        <OutcomeAlert {...props} outcome={outcome} />
      </div>
    );
  return (
    <ChangePanel id={APPOINTMENT_ID}>
      <Title>
        <FormattedMessage id={slot === null ? "repair.change.titleMail" : "repair.change.title"} />
      </Title>
      <OutcomeAlert {...props} outcome={outcome} />
      <OtherRepairsNote {...props} />
      {calendarHref !== undefined && (
        <LinkButton variant="line" size="sm" icon="time" href={calendarHref} download>
          <FormattedMessage id="repair.change.calendar" />
        </LinkButton>
      )}
      {changes.canMove && <MoveForm {...props} />}
      {changes.canCancel && <CancelForm {...props} />}
    </ChangePanel>
  );
}

/** Note that the forms are about one of several repairs, and which of the others are at the same time. */
function OtherRepairsNote({
  device,
  sameTimeDevices = [],
}: Pick<AppointmentChangeProps, "device" | "sameTimeDevices">) {
  const { formatList } = useIntl();
  if (device === undefined) return null;
  return (
    <HintText>
      <FormattedMessage id="repair.change.alone" values={{ device }} />
      {sameTimeDevices.length > 0 && (
        <>
          {" "}
          <FormattedMessage
            id="repair.change.sameTime"
            values={{ devices: formatList([device, ...sameTimeDevices]) }}
          />
        </>
      )}
    </HintText>
  );
}

/** Id of the panel, to which the address of the outcome leads: on a phone the panel is far down the page. */
const APPOINTMENT_ID = "appointment";

const successfulOutcomes: ReadonlySet<AppointmentOutcome> = new Set(["moved", "cancelled"]);

function OutcomeAlert({ slot, timeZone, phone, outcome }: AppointmentChangeProps) {
  const dates = useSlotDates(timeZone);
  // A missing time is said beside its field.
  if (!outcome || outcome === "missing" || (outcome === "moved" && slot === null)) return null;
  return (
    <Alert tone={successfulOutcomes.has(outcome) ? "success" : "warning"} announce="assertive">
      {outcome === "taken" ? (
        <FormattedMessage id="repair.slot.taken" />
      ) : (
        <FormattedMessage
          id={`repair.change.${outcome}`}
          values={{ time: slot === null ? "" : dates.dateTime(slot), ...createPhoneValues(phone) }}
        />
      )}
    </Alert>
  );
}

function MoveForm({ slot, days, timeZone, action, fields, outcome }: AppointmentChangeProps) {
  const { formatMessage } = useIntl();
  const dates = useSlotDates(timeZone);
  const missing = formatMessage({ id: "repair.change.missing" });
  const { formProps, getError } = useFieldErrors({ messages: { slot: { missing } } });
  const selectRef = useRef<HTMLSelectElement>(null);
  // The focus announces the error, and brings it into view.
  useEffect(() => {
    if (outcome === "missing") selectRef.current?.focus();
  }, [outcome]);
  const groups = groupSlotsByDay(days, dates, slot);
  const firstSlot = groups[0]?.options[0];
  if (!firstSlot)
    return (
      <HintText>
        <FormattedMessage id="repair.slot.none" />
      </HintText>
    );
  return (
    <ChangeForm method="post" action={action} {...formProps}>
      <HiddenFields fields={fields} />
      <Select
        ref={selectRef}
        name="slot"
        label={formatMessage({ id: "repair.change.time" })}
        hint={formatMessage({ id: "repair.change.timeHint" }, { zone: dates.timeZoneName(firstSlot.value) })}
        error={outcome === "missing" ? missing : getError("slot")}
        placeholder={formatMessage({ id: "repair.change.choose" })}
        options={groups}
        defaultValue=""
        required
      />
      <div>
        <Button type="submit" size="sm" variant="repair" name="answer" value="move">
          <FormattedMessage id="repair.change.move" />
        </Button>
      </div>
    </ChangeForm>
  );
}

function CancelForm({ slot, isPaid, action, fields }: AppointmentChangeProps) {
  const unpaidMessageId = slot === null ? "repair.change.cancelLeadMail" : "repair.change.cancelLead";
  return (
    <Disclosure title={<FormattedMessage id="repair.change.cancelTitle" />}>
      <CancelFormRoot method="post" action={action}>
        <HiddenFields fields={fields} />
        <HintText>
          <FormattedMessage id={isPaid ? "repair.change.cancelLeadPaid" : unpaidMessageId} />
        </HintText>
        <div>
          <Button type="submit" size="sm" variant="line" name="answer" value="cancel">
            <FormattedMessage id="repair.change.cancel" />
          </Button>
        </div>
      </CancelFormRoot>
    </Disclosure>
  );
}

const HiddenFields = ({ fields }: Pick<AppointmentChangeProps, "fields">) =>
  Object.entries(fields).map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);

const ChangePanel = chakra("section", {
  base: { display: "grid", gap: "4", justifyItems: "start", mt: "6", "& > form, & > details": { width: "full" } },
});
const Title = chakra("h2", { base: { textStyle: "h3" } });
const ChangeForm = chakra(PostForm, { base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: "3" } });
const CancelFormRoot = chakra(PostForm, { base: cancelFormStyle });
const HintText = chakra("p", { base: { textStyle: "sm", color: "fg.muted" } });
