import { chakra } from "../../theme/chakra.tsx";
import type iconNames from "./iconNames.json";
import sprite from "./icons.svg?no-inline";
import repairIconNames from "./repairIconNames.json";
import repairSprite from "./repairIcons.svg?no-inline";

/**
 * Name of an icon in `iconNames.json`. To add an icon, add its name there and run `node packages/ui/scripts/icons.mjs`.
 * Icons that only pages of repairs and devices show are also in `repairIconNames.json`, and in a file of their own.
 */
export type IconName = keyof typeof iconNames;

export interface IconProps {
  name: IconName;
  /**
   * Width and height in rem, so that the icon scales with the text: 1.25 in controls, 1.5 in the header, 1.75 in
   * promises. @default 1.25
   */
  size?: number | undefined;
  /** Semantic colour token. @default the colour of the surrounding text */
  color?: string | undefined;
}

/** Decorative line icon next to text. A control without text needs an accessible name. */
export function Icon({ name, size = 1.25, color }: IconProps) {
  return (
    <IconRoot aria-hidden boxSize={`${size}rem`} {...(color ? { color } : {})}>
      <use href={`${repairIconNames.includes(name) ? repairSprite : sprite}#${name}`} />
    </IconRoot>
  );
}

/** URL of the file that contains the icons of all pages. Used for preloading and for icons with several colours. */
export const iconSpriteUrl: string = sprite;

const IconRoot = chakra("svg", { base: { display: "inline-block", flex: "none" } });
