import { Link } from "../../primitives/Link/Link.tsx";
import { chakra } from "../../theme/chakra.tsx";

/** Link to the withdrawal or the return form of an order. */
export interface DeclarationLink {
  readonly label: string;
  readonly href: string;
}

/**
 * Links from an order to its withdrawal and return forms. Renders nothing if there are no links. The links are not
 * printed.
 */
export function DeclarationLinks({ links }: { links: readonly DeclarationLink[] }) {
  if (links.length === 0) return null;
  return (
    <List data-print="hide">
      {links.map(({ label, href }) => (
        <li key={href}>
          <Link href={href}>{label}</Link>
        </li>
      ))}
    </List>
  );
}

const List = chakra("ul", { base: { display: "flex", flexWrap: "wrap", columnGap: "6", rowGap: "2", mt: "8" } });
