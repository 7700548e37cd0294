import type { FitDevice, FitAssessment } from "@rewire/domain";
import { FormattedList, FormattedMessage } from "react-intl";
import { Icon } from "../../primitives/Icon/Icon.tsx";
import { Link } from "../../primitives/Link/Link.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { fitMessages } from "../rules/fitMessages.ts";

export interface FitNoteProps {
  /** Devices that the product fits; without any, nothing is rendered. */
  devices: readonly FitDevice[];
  /** Whether the product fits the shopper's own devices; null if that is unknown. */
  assessment: FitAssessment | null;
  /** URL of the page with the shopper's devices. */
  href: string;
}

/** Number of devices that are named; the details of the product name all. */
const MAX_NAMES = 3;

/**
 * Line on a product page that names the devices that the product fits or, once the shopper's devices are loaded, states
 * whether it fits one of them. The height stays the same.
 */
export function FitNote({ devices, assessment, href }: FitNoteProps) {
  if (devices.length === 0) return null;
  const kind = assessment?.kind ?? "general";
  const isIncompatible = kind === "doesNotFit" || kind === "tooWeak";
  return (
    <NoteRoot>
      <FitMessage kind={isIncompatible ? "doesNotFit" : assessment ? "fits" : "general"}>
        <Icon name={isIncompatible ? "alert" : "checkCircle"} />
        <span>
          {assessment ? (
            <FormattedMessage id={fitMessages[assessment.kind]} values={{ name: assessment.device.name }} />
          ) : (
            <FormattedMessage id="fit.fits" values={{ devices: <DeviceNames devices={devices} /> }} />
          )}
        </span>
      </FitMessage>
      <Link href={href}>
        <FormattedMessage id="fit.title" />
      </Link>
    </NoteRoot>
  );
}

const DeviceNames = ({ devices }: { devices: readonly FitDevice[] }) => (
  <FormattedList
    type="conjunction"
    value={[...devices.slice(0, MAX_NAMES).map(({ name }) => name), ...(devices.length > MAX_NAMES ? ["…"] : [])]}
  />
);

const NoteRoot = chakra("div", {
  base: {
    display: "flex",
    // The link takes a line of its own where the text is too large for both.
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    columnGap: "3",
    minHeight: "3.25rem",
    py: "1.5",
    borderBottomWidth: "1px",
    borderColor: "border",
    textStyle: "sm",
    "& > a": { flex: "none" },
  },
});
const FitMessage = chakra("output", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    flex: "1 1 8rem",
    minWidth: "0",
    overflowWrap: "anywhere",
    "& > svg": { flex: "none" },
  },
  variants: {
    kind: {
      general: {},
      fits: { color: "success.fg", fontWeight: "semibold" },
      doesNotFit: { color: "danger.fg", fontWeight: "semibold" },
    },
  },
});
