export { UiProvider, languageTag, type UiProviderProps } from "./provider/UiProvider.tsx";
export {
  LinkComponentProvider, useLinkComponent, type LinkComponent, type LinkComponentProps,
} from "./provider/LinkComponent.tsx";
export { SettingsProvider, useFormatMoney, useStoreSettings } from "./provider/Settings.tsx";
export { system } from "./theme/system.ts";

export { Button, type ButtonProps } from "./primitives/Button/Button.tsx";
export { Icon, iconSpriteUrl, type IconName, type IconProps } from "./primitives/Icon/Icon.tsx";
export { IconButton, type IconButtonProps } from "./primitives/IconButton/IconButton.tsx";
export { Link, type LinkProps } from "./primitives/Link/Link.tsx";
export { LinkButton, type LinkButtonProps } from "./primitives/LinkButton/LinkButton.tsx";
export { Logo } from "./primitives/Logo/Logo.tsx";
export { SkipLink } from "./primitives/SkipLink/SkipLink.tsx";
export { Spinner } from "./primitives/Spinner/Spinner.tsx";
export { VisuallyHidden } from "./primitives/VisuallyHidden/VisuallyHidden.tsx";
