import type { FormEvent, Ref } from "react";
import { useIntl } from "react-intl";
import { IconButton } from "../../primitives/IconButton/IconButton.tsx";
import { chakra } from "../../theme/chakra.tsx";

export interface SearchFormProps {
  /** URL of the product list, which reads `?search=`. */
  action: string;
  /** Current search query. @default "" */
  defaultValue?: string | undefined;
  /** Accessible name of the form; must be unique on the page. @default "Search" */
  label?: string | undefined;
  /** Id of the field; must be unique on the page. @default "search" */
  id?: string | undefined;
  /** Ref of the input element. */
  ref?: Ref<HTMLInputElement> | undefined;
  /** Called when the user is about to search, to prefetch the code for suggestions. */
  onApproach?: (() => void) | undefined;
}

/** Search form that sends a GET request to the product list. It works without JavaScript. */
export function SearchForm({ action, defaultValue = "", label, id = "search", ref, onApproach }: SearchFormProps) {
  const { formatMessage } = useIntl();

  return (
    <search aria-label={label ?? formatMessage({ id: "layout.search" })}>
      <Form action={action} method="get">
        <SearchInput
          ref={ref}
          type="search"
          id={id}
          name="search"
          defaultValue={defaultValue}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={120}
          // A search for nothing, or for spaces alone, focuses the field instead of listing everything, without the
          // browser's message, which is in its own language.
          required
          pattern=".*\S.*"
          onInvalid={focusInvalidField}
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

function focusInvalidField(event: FormEvent<HTMLInputElement>) {
  event.preventDefault();
  event.currentTarget.focus();
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

const SearchInput = chakra("input", {
  base: {
    flex: "1",
    minWidth: "0",
    minHeight: "42px",
    ps: "14px",
    bg: "transparent",
    outline: "none",
    textOverflow: "ellipsis",
    // Hides the browser's clear button, which cannot be reached by keyboard.
    "&::-webkit-search-cancel-button": { display: "none" },
  },
});
