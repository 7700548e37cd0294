import { filterDevices, type Device, type FitDevice } from "@rewire/domain";
import { useState } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { hairlineGridStyle } from "../../patterns/grid.ts";
import { Link } from "../../primitives/Link/Link.tsx";
import { Scripting } from "../../primitives/Scripting/Scripting.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { DeviceToggle } from "../DeviceToggle/DeviceToggle.tsx";

export interface DeviceFinderProps {
  /** All devices of the shop, sorted by name. */
  devices: readonly FitDevice[];
  /** Slugs of the shopper's devices. */
  ownedSlugs: ReadonlySet<string>;
  onToggle: (device: FitDevice) => void;
  /** Returns the URL of the products that fit a device. */
  fittingProductsHref: (device: string) => string;
  /** Maximum number of devices that a shopper names. */
  maxCount: number;
  /** Whether the last press added nothing, because there are {@link maxCount} already. @default false */
  isFull?: boolean | undefined;
}

/**
 * Searchable list of all devices, in which shoppers select their own. Without JavaScript, each device is a link to the
 * products that fit it.
 */
export function DeviceFinder(props: DeviceFinderProps) {
  const { devices, ownedSlugs, onToggle, fittingProductsHref, maxCount, isFull = false } = props;
  const { formatMessage } = useIntl();
  const [search, setSearch] = useState("");
  const matches = search.trim() === "" ? devices : findDevices(devices, search);

  return (
    <div>
      <Scripting visibility="off">
        <p>
          <FormattedMessage id="fit.noScript" />
        </p>
      </Scripting>
      <Scripting visibility="on">
        <SearchField>
          <TextField
            type="search"
            autoComplete="off"
            maxLength={80}
            label={formatMessage({ id: "fit.search" })}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        </SearchField>
        <MatchNote>
          {isFull ? (
            <FormattedMessage id="fit.full" values={{ count: maxCount }} />
          ) : (
            search.trim() !== "" && <FormattedMessage id="fit.matches" values={{ count: matches.length }} />
          )}
        </MatchNote>
      </Scripting>
      <DeviceList>
        {matches.map((device) => (
          <li key={device.slug}>
            <Link variant="quiet" href={fittingProductsHref(device.slug)}>
              {device.name}
            </Link>
            <DeviceToggle name={device.name} isOwned={ownedSlugs.has(device.slug)} onToggle={() => onToggle(device)} />
          </li>
        ))}
      </DeviceList>
    </div>
  );
}

/** Finds devices as the repair desk does. */
function findDevices(devices: readonly FitDevice[], search: string): readonly FitDevice[] {
  const searchableDevices: readonly Device[] = devices.map((device) => ({
    ...device,
    brand: "",
    image: null,
    newPrice: null,
  }));
  const slugs = new Set(
    filterDevices(searchableDevices, { family: null, brand: null, search }).models.map(({ slug }) => slug),
  );
  return devices.filter(({ slug }) => slugs.has(slug));
}

const SearchField = chakra("div", { base: { maxWidth: "36rem" } });
const MatchNote = chakra("output", {
  base: { display: "block", minHeight: "1.5em", my: "2", textStyle: "sm", color: "fg.muted" },
});
const DeviceList = chakra("ul", {
  base: {
    ...hairlineGridStyle,
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))", xl: "repeat(3, minmax(0, 1fr))" },
    "& > li": {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "3",
      minHeight: "56px",
      ps: "4",
      pe: "2",
      bg: "bg.panel",
      "& > a": { minHeight: "target", display: "inline-flex", alignItems: "center", overflowWrap: "anywhere" },
    },
  },
});
