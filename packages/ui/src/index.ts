export { UiProvider, languageTag, type UiProviderProps } from "./provider/UiProvider.tsx";
export {
  LinkComponentProvider, useLinkComponent, type LinkComponent, type LinkComponentProps,
} from "./provider/LinkComponent.tsx";
export {
  PictureSourceProvider, pictureWidths, usePictureSet, type PictureSource,
} from "./provider/PictureSource.tsx";
export { SettingsProvider, useFormatMoney, useStoreSettings } from "./provider/Settings.tsx";
export { system } from "./theme/system.ts";

// Drawer and the toast bring machinery along and have ways in of their own (see package.json): load them late.
export { Alert, type AlertProps } from "./primitives/Alert/Alert.tsx";
export { Badge } from "./primitives/Badge/Badge.tsx";
export { Breadcrumb, type Crumb } from "./primitives/Breadcrumb/Breadcrumb.tsx";
export { Button, type ButtonProps } from "./primitives/Button/Button.tsx";
export { Checkbox, type CheckboxProps } from "./primitives/Checkbox/Checkbox.tsx";
export { Chip, type ChipProps } from "./primitives/Chip/Chip.tsx";
export { EmptyState, type EmptyStateProps } from "./primitives/EmptyState/EmptyState.tsx";
export { FormField, type FieldControl, type FieldWords, type FormFieldProps } from "./primitives/FormField/FormField.tsx";
export { Icon, iconSpriteUrl, type IconName, type IconProps } from "./primitives/Icon/Icon.tsx";
export { IconButton, type IconButtonProps } from "./primitives/IconButton/IconButton.tsx";
export { Link, type LinkProps } from "./primitives/Link/Link.tsx";
export { LinkButton, type LinkButtonProps } from "./primitives/LinkButton/LinkButton.tsx";
export { Logo } from "./primitives/Logo/Logo.tsx";
export { Pagination, type PaginationProps } from "./primitives/Pagination/Pagination.tsx";
export { Picture, type PictureProps } from "./primitives/Picture/Picture.tsx";
export { Price, type PriceProps } from "./primitives/Price/Price.tsx";
export { Prose } from "./primitives/Prose/Prose.tsx";
export { QuantityField, type QuantityFieldProps } from "./primitives/QuantityField/QuantityField.tsx";
export { RadioCard, type RadioCardProps } from "./primitives/RadioGroup/RadioCard.tsx";
export { RadioGroup, type RadioGroupProps } from "./primitives/RadioGroup/RadioGroup.tsx";
export { Rating, Stars, type RatingProps } from "./primitives/Rating/Rating.tsx";
export { Select, type SelectOption, type SelectProps } from "./primitives/Select/Select.tsx";
export { Skeleton } from "./primitives/Skeleton/Skeleton.tsx";
export { SkipLink } from "./primitives/SkipLink/SkipLink.tsx";
export { Spinner } from "./primitives/Spinner/Spinner.tsx";
export { TextField, type TextFieldProps } from "./primitives/TextField/TextField.tsx";
export { Textarea, type TextareaProps } from "./primitives/Textarea/Textarea.tsx";
export { VisuallyHidden } from "./primitives/VisuallyHidden/VisuallyHidden.tsx";
export { Wire, type WireProps, type WireStep } from "./primitives/Wire/Wire.tsx";
export { WireMeter, type WireMeterProps } from "./primitives/Wire/WireMeter.tsx";
