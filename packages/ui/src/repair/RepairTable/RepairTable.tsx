import type { RepairOffer } from "@rewire/domain";
import type { ReactNode } from "react";
import { FormattedMessage, useIntl, type IntlShape } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";
import { useRoundMoney } from "../../patterns/rules/useRoundMoney.ts";

export interface RepairTableProps {
  /** Name of the device for the label: "Phone", or a product's name. */
  device: string;
  repairs: readonly RepairOffer[];
  /** Size; `lg` in the repair panel of the home page. @default "lg" */
  size?: "sm" | "lg" | undefined;
}

/** Price list of repairs with name, duration and price. */
export function RepairTable({ device, repairs, size }: RepairTableProps) {
  const intl = useIntl();
  const formatRoundedMoney = useRoundMoney();

  return (
    <TableContainer>
      <TableRoot size={size}>
        <TableCaption>
          <FormattedMessage id="home.repairMenu" values={{ device }} />
        </TableCaption>
        <ColumnHeaders>
          <tr>
            <th scope="col">
              <FormattedMessage id="home.fault" />
            </th>
            <th scope="col">
              <FormattedMessage id="home.duration" />
            </th>
            <th scope="col">
              <FormattedMessage id="home.price" />
            </th>
          </tr>
        </ColumnHeaders>
        <tbody>
          {repairs.map(({ name, minutes, price, isFrom: isMinimumPrice, isCheck }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{minutes !== null && formatDuration(intl, minutes)}</td>
              <AmountCell>
                {isMinimumPrice ? (
                  <FormattedMessage
                    id={isCheck ? "home.checkPrice" : "home.fromPrice"}
                    values={{ amount: formatRoundedMoney(price), small: renderSmallText }}
                  />
                ) : (
                  formatRoundedMoney(price)
                )}
              </AmountCell>
            </tr>
          ))}
        </tbody>
      </TableRoot>
    </TableContainer>
  );
}

const renderSmallText = (text: ReactNode) => <small key="small">{text}</small>;

/** Formats a duration: minutes up to a day, days beyond. */
const formatDuration = (intl: IntlShape, minutes: number): string =>
  minutes >= 1440
    ? intl.formatNumber(Math.round(minutes / 1440), { style: "unit", unit: "day", unitDisplay: "long" })
    : intl.formatNumber(minutes, { style: "unit", unit: "minute", unitDisplay: "short" });

const TableCaption = chakra("caption", { base: { srOnly: true } });
const ColumnHeaders = chakra("thead", { base: { srOnly: true } });
const TableContainer = chakra("div", { base: { width: "full", containerType: "inline-size" } });
const TableRoot = chakra("table", {
  base: {
    width: "full",
    "& tbody :is(th, td)": {
      borderTopWidth: "1px",
      borderColor: "border",
      textAlign: "start",
      verticalAlign: "baseline",
      lineHeight: "1.3",
    },
    "& td": { ps: "4", color: "fg.muted", fontSize: "sm" },
    // Durations and prices do not wrap if there is space for large text too.
    "@container (min-width: 17rem)": { "& td": { whiteSpace: "nowrap" } },
    // With large text on a phone, names would break within words: they have a row of their own.
    "@container (max-width: 13rem)": {
      "& tbody tr": { display: "grid", gridTemplateColumns: "1fr auto" },
      "&&& tbody th": { gridColumn: "1 / -1", pb: "0", borderBottomWidth: "0" },
      "&&& tbody td": { borderTopWidth: "0", pt: "0" },
      "&&& tbody td:first-of-type": { ps: "0" },
    },
    "& th": { overflowWrap: "anywhere", hyphens: "auto" },
  },
  variants: {
    size: {
      sm: { textStyle: "sm", "& tbody :is(th, td)": { py: "9px", borderColor: "border.muted" } },
      lg: {
        "& tbody :is(th, td)": { py: { base: "11px", lg: "14px" } },
        "& tbody th": { fontWeight: "medium" },
        "& tbody tr:last-of-type > *": { borderBottomWidth: "1px" },
        "& tbody td:last-of-type": { fontSize: "xl" },
      },
    },
  },
  defaultVariants: { size: "lg" },
});
const AmountCell = chakra("td", {
  base: {
    "&&&": { textAlign: "end", color: "fg", fontFamily: "figures", fontWeight: "semibold" },
    "& small": { fontFamily: "body", fontSize: "sm", fontWeight: "normal", color: "fg.muted" },
  },
});
