import type { Device } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { Link } from "../../primitives/Link/Link.tsx";
import { Picture } from "../../primitives/Picture/Picture.tsx";
import { chakra } from "../../theme/chakra.tsx";
import { familyIcons } from "../rules/faultLabels.ts";

export interface ChosenDeviceProps {
  device: Device;
  /** URL of the device selection. */
  changeHref: string;
}

/** Completed first step of a repair booking: the selected device in one line, with a link to change it. */
export function ChosenDevice({ device: { name, brand, image, family }, changeHref }: ChosenDeviceProps) {
  return (
    <DeviceRow>
      <PictureFrame>
        <Picture image={image && { ...image, alt: "" }} sizes="44px" placeholder={familyIcons[family]} />
      </PictureFrame>
      <Text>
        <b>{name}</b>
        <small>
          {brand} · <FormattedMessage id={`repair.family.${family}`} />
        </small>
      </Text>
      <Link href={changeHref}>
        <FormattedMessage id="repair.device.change" />
      </Link>
    </DeviceRow>
  );
}

const DeviceRow = chakra("div", { base: { display: "flex", alignItems: "center", gap: "3" } });
const PictureFrame = chakra("span", { base: { flex: "none", display: "block", width: "target", overflow: "hidden" } });
const Text = chakra("span", {
  base: {
    flex: "1",
    minWidth: "0",
    overflowWrap: "anywhere",
    "& > b": { display: "block", fontWeight: "semibold", lineHeight: "snug" },
    "& > small": { textStyle: "sm", color: "fg.subtle" },
  },
});
