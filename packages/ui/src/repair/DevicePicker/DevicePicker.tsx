import { type Device, type DeviceSearch, filterDevices } from "@rewire/domain";
import { useEffect, useId, useRef, type ReactNode, type RefObject } from "react";
import { FormattedMessage, useIntl } from "react-intl";
import { hairlineGridStyle } from "../../patterns/grid.ts";
import { parseFormTarget } from "../../patterns/rules/filterLink.ts";
import { Button } from "../../primitives/Button/Button.tsx";
import { Chip } from "../../primitives/Chip/Chip.tsx";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { Picture } from "../../primitives/Picture/Picture.tsx";
import { TextField } from "../../primitives/TextField/TextField.tsx";
import { useLinkComponent } from "../../provider/LinkComponent.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { familyIcons } from "../rules/faultLabels.ts";
import { createInPlaceHandler } from "../rules/createInPlaceHandler.ts";

export interface DevicePickerProps {
  devices: readonly Device[];
  /** Current state of the search. */
  search: DeviceSearch;
  /** Returns the URL of a search state, so that the back button works; the form sends its text as `words`. */
  searchHref: (search: DeviceSearch) => string;
  /** Called to change the search without a page navigation; without it, links and form navigate. */
  onSearch?: ((search: DeviceSearch) => void) | undefined;
  /** Returns the URL of the next step with a device. */
  deviceHref: (device: Device) => string;
  /** Called to select a device without a page navigation. */
  onSelect?: ((device: Device) => void) | undefined;
  /** URL of a quote request for a device that is not listed. */
  unlistedHref: string;
  /** What happens with a device that is not listed. @default it is checked for a repair */
  unlistedHint?: ReactNode;
}

/**
 * Returns the ref of an input that displays the query except while it has the focus, because the URL is updated after
 * typing and would overwrite newer input.
 */
function useSyncedInput(query: string): RefObject<HTMLInputElement | null> {
  const inputRef = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = inputRef.current;
    if (input && input !== document.activeElement) input.value = query;
  }, [query]);
  return inputRef;
}

/**
 * Selection of a device by search, or by kind, brand and model. Without JavaScript, the steps work as links and the
 * search as a form.
 */
export function DevicePicker(props: DevicePickerProps) {
  const { devices, search, deviceHref, onSelect, unlistedHref, unlistedHint } = props;
  const idPrefix = useId();
  const matchingDevices = filterDevices(devices, search);
  const isSearching = search.search.trim() !== "";

  return (
    <div>
      <DeviceSearchForm {...props} />
      <MatchStatus>
        {isSearching && <FormattedMessage id="repair.device.found" values={{ count: matchingDevices.models.length }} />}
      </MatchStatus>
      {!isSearching && <BrowseSteps {...props} {...matchingDevices} idPrefix={idPrefix} />}
      {matchingDevices.models.length > 0 && (
        <section aria-labelledby={`${idPrefix}-models`}>
          <GroupLabel id={`${idPrefix}-models`}>
            <FormattedMessage id="repair.device.models" />
          </GroupLabel>
          <ModelList>
            {matchingDevices.models.map((device) => (
              <li key={device.slug}>
                <DeviceCell device={device} href={deviceHref(device)} onSelect={onSelect} />
              </li>
            ))}
          </ModelList>
        </section>
      )}
      <UnlistedDeviceNote>
        <Link href={unlistedHref}>
          <FormattedMessage id="repair.device.unknown" />
        </Link>
        <UnlistedHint>{unlistedHint ?? <FormattedMessage id="repair.device.unknownHint" />}</UnlistedHint>
      </UnlistedDeviceNote>
    </div>
  );
}

function DeviceSearchForm({ search, searchHref, onSearch }: DevicePickerProps) {
  const { formatMessage } = useIntl();
  const inputRef = useSyncedInput(search.search);
  const { action, fields } = parseFormTarget(searchHref({ family: null, brand: null, search: "" }));
  return (
    <search>
      <SearchForm method="get" action={action} onSubmit={(event) => onSearch && event.preventDefault()}>
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <TextField
          type="search"
          name="words"
          autoComplete="off"
          maxLength={80}
          enterKeyHint="search"
          label={formatMessage({ id: "repair.device.search" })}
          placeholder={formatMessage({ id: "repair.device.placeholder" })}
          ref={inputRef}
          defaultValue={search.search}
          onChange={onSearch && ((event) => onSearch({ ...search, search: event.currentTarget.value }))}
        />
        <Button type="submit" variant="line" icon="search">
          <FormattedMessage id="repair.device.find" />
        </Button>
      </SearchForm>
    </search>
  );
}

interface BrowseStepsProps
  extends
    Pick<DevicePickerProps, "search" | "searchHref" | "onSearch">,
    Omit<ReturnType<typeof filterDevices>, "models"> {
  idPrefix: string;
}

/** Links to kinds of devices, then to brands of the selected kind. */
function BrowseSteps({ families, brands, search, searchHref, onSearch, idPrefix }: BrowseStepsProps) {
  const { formatMessage } = useIntl();
  const linkTo = (nextSearch: DeviceSearch) => ({
    href: searchHref(nextSearch),
    onClick: createInPlaceHandler(onSearch && (() => onSearch(nextSearch))),
  });
  return (
    <>
      <BrowseStep
        id={`${idPrefix}-families`}
        label={
          <FormattedMessage
            id="product.choiceOf"
            values={{
              name: formatMessage({ id: "repair.device.browse" }),
              option: formatMessage({ id: "repair.device.families" }),
              b: (name) => name,
            }}
          />
        }
      >
        {families.map((family) => (
          <li key={family}>
            <Chip
              label={formatMessage({ id: `repair.family.${family}` })}
              isSelected={family === search.family}
              {...linkTo({ family, brand: null, search: "" })}
            >
              <Icon name={familyIcons[family]} />
            </Chip>
          </li>
        ))}
      </BrowseStep>
      {brands.length > 1 && (
        <BrowseStep id={`${idPrefix}-brands`} label={<FormattedMessage id="repair.device.brands" />}>
          {brands.map((brand) => (
            <li key={brand}>
              <Chip label={brand} isSelected={brand === search.brand} {...linkTo({ ...search, brand })} />
            </li>
          ))}
        </BrowseStep>
      )}
    </>
  );
}

function BrowseStep({ id, label, children }: { id: string; label: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <GroupLabel id={id}>{label}</GroupLabel>
      <ChipList>{children}</ChipList>
    </section>
  );
}

function DeviceCell({
  device,
  href,
  onSelect,
}: {
  device: Device;
  href: string;
  onSelect: DevicePickerProps["onSelect"];
}) {
  return (
    <DeviceLink
      as={useLinkComponent()}
      href={href}
      onClick={createInPlaceHandler(onSelect && (() => onSelect(device)))}
    >
      <PictureFrame>
        <Picture
          image={device.image && { ...device.image, alt: "" }}
          sizes="56px"
          placeholder={familyIcons[device.family]}
        />
      </PictureFrame>
      <b>{device.name}</b>
      <Icon name="forward" color="fg.muted" />
    </DeviceLink>
  );
}

const SearchForm = chakra("form", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto",
    alignItems: "end",
    gap: "2",
    maxWidth: "36rem",
    "& button": { minHeight: "input" },
  },
});
const MatchStatus = chakra("output", {
  base: { display: "block", textStyle: "sm", color: "fg.muted", py: "3", _empty: { py: "2" } },
});
const GroupLabel = chakra("h3", { base: { textStyle: "label", mb: "2" } });
const ChipList = chakra("ul", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2",
    mb: "5",
    "& > li": { minWidth: "0" },
    "& a": { minHeight: "target" },
  },
});
const ModelList = chakra("ul", {
  base: {
    ...hairlineGridStyle,
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", xl: "repeat(3, minmax(0, 1fr))" },
  },
});
const DeviceLink = chakra("a", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "3",
    height: "full",
    minHeight: "56px",
    pe: "3",
    bg: "bg.panel",
    lineHeight: "snug",
    _hover: { bg: "bg.subtle" },
    _focusVisible: { outlineOffset: "-4px" },
    "& > b": { flex: "1", minWidth: "0", fontWeight: "semibold", overflowWrap: "anywhere" },
  },
});
const PictureFrame = chakra("span", { base: { flex: "none", display: "block", width: "56px", overflow: "hidden" } });
const UnlistedDeviceNote = chakra("p", { base: { mt: "5", textStyle: "sm", color: "fg.muted" } });
// On a line of its own, because the link's text is no sentence and ends without a full stop.
const UnlistedHint = chakra("span", { base: { display: "block", mt: "1" } });
