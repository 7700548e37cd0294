import { chakra } from "@chakra-ui/react";
import type { RepairWay } from "@rewire/domain";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { phoneHref } from "../../layout/phoneHref.ts";
import { Alert } from "../../primitives/Alert/Alert.tsx";
import { Button } from "../../primitives/Button/Button.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { LinkButton } from "../../primitives/LinkButton/LinkButton.tsx";
import { useSlotDates } from "../SlotPicker/useSlotDates.ts";

export interface BookRepairProps {
  /** What has to be said first; null when it can be booked. */
  missing: "fault" | "note" | "way" | null;
  /** This state of the desk. */
  href: string;
  way: RepairWay;
  slot: string | null;
  timeZone: string;
  /** Keeps the time and goes on to checkout; without it (and without JavaScript) people are asked to call. */
  onBook?: (() => void) | undefined;
  /** @default false */
  isBooking?: boolean | undefined;
  /** Why it did not work, in words. */
  failure?: ReactNode;
  /** The shop's number, for those whose browser runs no scripts. */
  phone: string;
}

/** The way on from an estimate: to what is missing, or to checkout with this time. */
export function BookRepair({ missing, href, way, slot, timeZone, onBook, isBooking = false, failure, phone }: BookRepairProps) {
  const { formatMessage } = useIntl();
  const dates = useSlotDates(timeZone);
  if (missing) {
    return (
      <LinkButton variant="repair" size="lg" block href={`${href}#desk-${missing === "note" ? "fault" : missing}`}>
        <FormattedMessage id={`repair.desk.missing.${missing}`} />
      </LinkButton>
    );
  }
  return (
    <>
      {failure && <Alert tone="danger" announce="assertive">{failure}</Alert>}
      <ForScripts>
        <Button variant="repair" size="lg" block loading={isBooking} loadingText={formatMessage({ id: "repair.desk.booking" })} onClick={onBook}>
          {way === "mailIn" || !slot ? <FormattedMessage id="repair.desk.bookMail" /> : <FormattedMessage id="repair.desk.bookSlot" values={{ day: dates.weekdayLong(slot), time: dates.time(slot) }} />}
        </Button>
      </ForScripts>
      <WithoutScripts>
        <FormattedMessage id="repair.desk.call" values={{ phone: <Link key="phone" href={phoneHref(phone)}>{phone}</Link> }} />
      </WithoutScripts>
    </>
  );
}

const ForScripts = chakra("div", { base: { "@media (scripting: none)": { display: "none" } } });
const WithoutScripts = chakra("p", { base: { display: "none", textStyle: "sm", "@media (scripting: none)": { display: "block" } } });
