import type { RepairState } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { createPhoneValues } from "../rules/createPhoneValues.tsx";

/** Withdrawal of the customer from repairs of an order. */
export interface RepairWithdrawal {
  /** ISO date-time at which it was declared. */
  readonly at: string;
  /** Names of the order's lines that the customer withdrew from. */
  readonly lines: readonly string[];
}

interface WithdrawalNoticeProps {
  withdrawal: RepairWithdrawal;
  state: RepairState;
  /** IANA name of the shop's time zone, in which times are shown. */
  timeZone: string;
  /** Formatted phone number of the shop; "" for none. */
  phone: string;
}

/** States in which the customer has the device, so that nothing is to be agreed on. */
const statesWithoutDevice: ReadonlySet<RepairState> = new Set(["booked", "cancelled", "collected"]);

/**
 * Tells that a withdrawal from the repair has arrived. While the workshop has the device, the progress below does not
 * change by itself: the notice says whom to ask.
 */
export function WithdrawalNotice({ withdrawal: { at, lines }, state, timeZone, phone }: WithdrawalNoticeProps) {
  const { formatDate, formatList } = useIntl();
  const date = formatDate(at, { timeZone, day: "numeric", month: "long", year: "numeric" });
  return (
    <NoticeBox>
      <Alert tone="info">
        <FormattedMessage id="repair.status.withdrawn" values={{ date, lines: formatList(lines) }} />
        {!statesWithoutDevice.has(state) && (
          <>
            {" "}
            <FormattedMessage id="repair.status.withdrawnDevice" values={createPhoneValues(phone)} />
          </>
        )}
      </Alert>
    </NoticeBox>
  );
}

const NoticeBox = chakra("div", { base: { mb: "8" } });
