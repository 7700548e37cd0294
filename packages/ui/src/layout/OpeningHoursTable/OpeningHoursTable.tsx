import type { OpeningHours } from "@rewire/domain";
import { useIntl } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";
import { useOpeningHours } from "./useOpeningHours.ts";

export interface OpeningHoursTableProps {
  hours: readonly OpeningHours[];
}

/** Table of opening hours with one row per range of days. */
export function OpeningHoursTable({ hours }: OpeningHoursTableProps) {
  const { formatMessage } = useIntl();

  return (
    <TableRoot aria-label={formatMessage({ id: "layout.openingHours" })}>
      <tbody>
        {useOpeningHours(hours).map(({ days, times }) => (
          <tr key={days}>
            <DaysHeading scope="row">{days}</DaysHeading>
            <td>{times}</td>
          </tr>
        ))}
      </tbody>
    </TableRoot>
  );
}

const TableRoot = chakra("table", { base: { textStyle: "sm", "& tr > *": { py: "3px", overflowWrap: "anywhere" } } });
const DaysHeading = chakra("th", { base: { pe: "6", fontWeight: "normal", textAlign: "start" } });
