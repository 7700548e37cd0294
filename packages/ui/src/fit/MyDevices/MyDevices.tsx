import type { FitDevice } from "@rewire/domain";
import { FormattedMessage, useIntl } from "react-intl";
import { hairlineGridStyle } from "../../patterns/grid.ts";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { IconButton } from "../../primitives/IconButton/IconButton.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { Skeleton } from "../../primitives/Skeleton/Skeleton.tsx";
import { familyIcons } from "../../repair/rules/faultLabels.ts";
import { chakra } from "../../theme/chakra.tsx";

export interface MyDevicesProps {
  /** The shopper's devices; undefined until they are read from storage, as on the server. */
  devices: readonly FitDevice[] | undefined;
  /** Returns the URL of the products that fit a device. */
  fittingProductsHref: (device: string) => string;
  /** Returns the URL of the repair desk for a device. */
  repairHref: (device: string) => string;
  /** Slugs of the devices that are repaired. */
  repairedDevices: ReadonlySet<string>;
  onRemove: (device: FitDevice) => void;
  /** Where the devices are stored: in this browser, in the account, or not at all. @default "browser" */
  storage?: "browser" | "account" | "none" | undefined;
}

/** List of the shopper's devices, each with links to the products that fit it and to its repairs. */
export function MyDevices({ devices, storage = "browser", ...rowProps }: MyDevicesProps) {
  return (
    <Root>
      <DeviceList>
        {devices === undefined && <LoadingRow />}
        {devices?.length === 0 && (
          <EmptyRow>
            <FormattedMessage id="fit.none" />
          </EmptyRow>
        )}
        {devices?.map((device) => (
          <DeviceRow key={device.slug} device={device} {...rowProps} />
        ))}
      </DeviceList>
      <StorageNote>{devices !== undefined && <FormattedMessage id={storageNotes[storage]} />}</StorageNote>
    </Root>
  );
}

const storageNotes = { browser: "fit.kept", account: "fit.keptInAccount", none: "fit.notStored" } as const;

/** Placeholder of a device, as long as nobody knows whether there is one. */
const LoadingRow = () => (
  <Row aria-busy>
    <Skeleton boxSize="1.5rem" />
    <Skeleton width="9rem" maxWidth="full" />
  </Row>
);

function DeviceRow({
  device,
  fittingProductsHref,
  repairHref,
  repairedDevices,
  onRemove,
}: Omit<MyDevicesProps, "devices" | "storage"> & { device: FitDevice }) {
  const { formatMessage } = useIntl();
  const { slug, name, family } = device;
  return (
    <Row>
      <Icon name={familyIcons[family]} />
      <b>{name}</b>
      <RowLinks>
        <Link href={fittingProductsHref(slug)} aria-label={formatMessage({ id: "fit.whatFitsNamed" }, { name })}>
          <FormattedMessage id="fit.whatFits" />
        </Link>
        {repairedDevices.has(slug) && (
          <Link href={repairHref(slug)} aria-label={formatMessage({ id: "fit.repairsNamed" }, { name })}>
            <FormattedMessage id="fit.repairs" />
          </Link>
        )}
      </RowLinks>
      <IconButton icon="close" label={formatMessage({ id: "fit.remove" }, { name })} onClick={() => onRemove(device)} />
    </Row>
  );
}

const Root = chakra("div", { base: { mt: "4", mb: { base: "8", md: "12" } } });
const DeviceList = chakra("ul", { base: { ...hairlineGridStyle, display: "grid" } });
const Row = chakra("li", {
  base: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "center",
    columnGap: "3",
    minHeight: "4.5rem",
    ps: "4",
    pe: "1",
    py: "2",
    bg: "bg.panel",
    "& > b": { fontWeight: "semibold", overflowWrap: "anywhere" },
    "& > button": { gridRow: { base: "1 / span 2", sm: "auto" }, gridColumn: "-2" },
    sm: { gridTemplateColumns: "auto minmax(0, 1fr) auto auto" },
  },
});
const RowLinks = chakra("span", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    columnGap: "5",
    gridColumn: { base: "2", sm: "auto" },
    "& > a": { minHeight: "target", display: "inline-flex", alignItems: "center" },
  },
});
const EmptyRow = chakra("li", { base: { minHeight: "4.5rem", p: "4", bg: "bg.panel", color: "fg.muted" } });
const StorageNote = chakra("output", {
  base: { display: "block", mt: "2", minHeight: "1.5em", textStyle: "sm", color: "fg.muted" },
});
