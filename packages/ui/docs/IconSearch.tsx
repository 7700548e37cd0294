import { ChakraProvider } from "@chakra-ui/react";
import { useState } from "react";
import { isKeyOf } from "@rewire/domain";
import { Icon, type IconName } from "../src/primitives/Icon/Icon.tsx";
import iconNames from "../src/primitives/Icon/iconNames.json";
import { fullSystem } from "../src/theme/fullSystem.ts";

const names = Object.keys(iconNames).filter((name): name is IconName => isKeyOf(iconNames, name));

/** Every icon by our name and by that of Ionicons, searchable by both. */
export function IconSearch() {
  const [query, setQuery] = useState("");
  const matches = names.filter((name) =>
    `${name} ${iconNames[name]}`.toLowerCase().includes(query.trim().toLowerCase()),
  );
  return (
    <ChakraProvider value={fullSystem}>
      <div className="sb-unstyled">
        <label>
          Find an icon{" "}
          <input
            type="search"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            style={{
              padding: 8,
              border: "1px solid var(--rw-colors-border-control)",
              background: "var(--rw-colors-bg)",
              color: "var(--rw-colors-fg)",
            }}
          />
        </label>
        <p>
          <output>
            {matches.length} of {names.length}
          </output>
        </p>
        <ul
          style={{
            display: "grid",
            gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))",
            gap: 16,
            padding: 0,
            listStyle: "none",
          }}
        >
          {matches.map((name) => (
            <li key={name} style={{ color: "var(--rw-colors-fg)" }}>
              <Icon name={name} size={1.75} />
              <br />
              <strong>{name}</strong>
              <br />
              <small>{iconNames[name]}</small>
            </li>
          ))}
        </ul>
      </div>
    </ChakraProvider>
  );
}
