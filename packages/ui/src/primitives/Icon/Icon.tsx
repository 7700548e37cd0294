import { chakra } from "../../theme/chakra.tsx";
import type iconNames from "./iconNames.json";
import sprite from "./icons.svg?no-inline";

/** Names of `iconNames.json`; a new one needs a line there and `node packages/ui/scripts/icons.mjs`. */
export type IconName = keyof typeof iconNames;

export interface IconProps {
  name: IconName;
  /** Edge in rem, so that it grows with the text: 1.25 in controls, 1.5 in the header, 1.75 in promises. @default 1.25 */
  size?: number | undefined;
  /** Semantic colour. @default the colour of the text beside it */
  color?: string | undefined;
}

/** Line drawing beside text. Decorative: a control without text needs an accessible name. */
export function Icon({ name, size = 1.25, color }: IconProps) {
  return (
    <IconRoot aria-hidden focusable={false} boxSize={`${size}rem`} {...(color ? { color } : {})}>
      <use href={`${sprite}#${name}`} />
    </IconRoot>
  );
}

/** Address of the one file with every icon, for a preload. */
export const iconSpriteUrl: string = sprite;

const IconRoot = chakra("svg", { base: { display: "inline-block", flex: "none" } });
