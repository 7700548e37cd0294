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
        {useOpeningHours(hours).map(({ days, times, isClosed }) => (
          <tr key={days + times}>
            <th scope="row">{days}</th>
            <td>{isClosed ? times : <bdi>{times}</bdi>}</td>
          </tr>
        ))}
      </tbody>
    </TableRoot>
  );
}

const TableRoot = chakra("table", {
  base: {
    textStyle: "sm",
    "& tr > *": { py: "3px", overflowWrap: "anywhere" },
    // Not a component of its own: the footer of each page would repeat its class in every row.
    "& th": { pe: "6", fontWeight: "normal", textAlign: "start" },
  },
});
