import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { chakra } from "../../theme/chakra.tsx";

export interface SwitchProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "color" | "size" | "type" | "children"
> {
  label: ReactNode;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** Switch for a setting that applies immediately. Use `Checkbox` in a form that is submitted. */
export function Switch({ label, ...rest }: SwitchProps) {
  return (
    <SwitchLabel>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox exposes its checked state itself */}
      <SwitchTrack type="checkbox" role="switch" {...rest} />
      <span>{label}</span>
    </SwitchLabel>
  );
}

const SwitchLabel = chakra("label", {
  base: {
    display: "inline-flex",
    alignItems: "flex-start",
    gap: "10px",
    minHeight: "24px",
    lineHeight: "1.5rem",
    cursor: "pointer",
    "&:has(:disabled)": { color: "fg.subtle", cursor: "not-allowed" },
  },
});
const SwitchTrack = chakra("input", {
  base: {
    flex: "none",
    position: "relative",
    width: "2.75rem",
    height: "1.5rem",
    appearance: "none",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "full",
    bg: "bg.panel",
    cursor: "inherit",
    transition: "background-color 140ms {easings.out}",
    _before: {
      content: '""',
      position: "absolute",
      insetInlineStart: "3px",
      top: "3px",
      boxSize: "1rem",
      borderRadius: "full",
      bg: "border.control",
      transition: "inset-inline-start 140ms {easings.out}",
    },
    _hover: { borderColor: "border.emphasized" },
    _checked: {
      bg: "accent.solid",
      borderColor: "accent.solid",
      _before: { insetInlineStart: "calc(100% - 1rem - 3px)", bg: "accent.contrast" },
    },
    _disabled: { borderStyle: "dashed", bg: "bg.muted" },
    "@media (forced-colors: active)": { appearance: "auto", width: "1.5rem", _before: { display: "none" } },
  },
});
