import type { Ref } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../../primitives/IconButton/IconButton.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface SearchFormProps {
  /** The list of products, where `?search=` is read. */
  action: string;
  /** What was searched for last. @default "" */
  defaultValue?: string | undefined;
  /** Name of the form; another one where two share a page. @default "Search" */
  label?: string | undefined;
  /** Id of the field; another one where two forms share a page. @default "search" */
  id?: string | undefined;
  /** The field itself. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Somebody comes near: time to fetch what typing will need. */
  onApproach?: (() => void) | undefined;
}

/** One field that asks the list of products; a plain GET form, so it works before and without JavaScript. */
export function SearchForm({ action, defaultValue = "", label, id = "search", ref, onApproach }: SearchFormProps) {
  const { formatMessage } = useIntl();

  return (
    <search aria-label={label ?? formatMessage({ id: "layout.search" })}>
      <Form action={action} method="get">
        <Field
          ref={ref}
          type="search"
          id={id}
          name="search"
          defaultValue={defaultValue}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={120}
          aria-label={formatMessage({ id: "layout.searchLabel" })}
          placeholder={formatMessage({ id: "layout.searchPlaceholder" })}
          onFocus={onApproach}
          onPointerEnter={onApproach}
        />
        <IconButton type="submit" icon="search" label={formatMessage({ id: "layout.search" })} />
      </Form>
    </search>
  );
}

const Form = chakra("form", {
  base: {
    display: "flex",
    alignItems: "center",
    width: "full",
    minWidth: "0",
    borderWidth: "1px",
    borderColor: "border.control",
    borderRadius: "md",
    bg: "bg.panel",
    _hover: { borderColor: "border.emphasized" },
    "&:has(input:focus-visible)": { outline: "2px solid {colors.accent.focusRing}", outlineOffset: "2px" },
  },
});

const Field = chakra("input", {
  base: {
    flex: "1",
    minWidth: "0",
    minHeight: "42px",
    ps: "14px",
    bg: "transparent",
    outline: "none",
    textOverflow: "ellipsis",
    // Ours is the only cross that is reached by keyboard.
    "&::-webkit-search-cancel-button": { appearance: "none" },
  },
});
