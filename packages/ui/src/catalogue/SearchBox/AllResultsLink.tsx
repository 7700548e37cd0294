import { Combobox } from "@chakra-ui/react";
import { Link } from "../../primitives/Link/Link.tsx";
import { chakra } from "../../theme/chakra.tsx";

interface AllResultsLinkProps {
  href: string;
  /** Text of the link, which is the name of the option, too. */
  label: string;
}

/**
 * Link to all results of a search. It is an option as the suggestions are, so that the document has the sequence that is
 * seen, although the list holds options alone.
 */
export function AllResultsLink({ href, label }: AllResultsLinkProps) {
  return (
    <AllResultsRow>
      <Combobox.Item item={{ value: href, label }} asChild>
        <Link variant="arrow" href={href} tabIndex={-1}>
          {label}
        </Link>
      </Combobox.Item>
    </AllResultsRow>
  );
}

const AllResultsRow = chakra("div", {
  base: {
    pt: "4",
    "& > [data-highlighted]": {
      bg: "bg.muted",
      boxShadow: "-10px 0 0 {colors.bg.muted}, 10px 0 0 {colors.bg.muted}",
      textDecorationLine: "underline",
    },
    "@media (forced-colors: active)": { "& > [data-highlighted]": { outline: "2px solid Highlight" } },
  },
});
