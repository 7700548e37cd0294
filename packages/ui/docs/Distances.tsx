import { isRecord } from "@rewire/domain";
import { spacingTokens } from "../src/theme/tokens/spacing.ts";

const rows = (tokens: Record<string, unknown>, path = ""): [string, string][] =>
  Object.entries(tokens).flatMap(([name, token]) => {
    if (!isRecord(token)) return [];
    const value = token["value"];
    return typeof value === "string" ? [[`${path}${name}`, value]] : rows(token, `${path}${name}.`);
  });

/** Every distance as a bar of its length. */
export const Distances = () => <Bars tokens={rows(spacingTokens.spacing)} />;

/** Every size of a control or container by its value. */
export const Sizes = () => <Bars tokens={rows(spacingTokens.sizes)} />;

function Bars({ tokens }: { tokens: [string, string][] }) {
  return (
    <table className="sb-unstyled" style={{ fontSize: 14 }}>
      <tbody>
        {tokens.map(([name, value]) => (
          <tr key={name}>
            <th scope="row" style={{ padding: 4, textAlign: "start", fontWeight: 400 }}>
              <code>{name}</code>
            </th>
            <td style={{ padding: 4 }}>
              {value}
              <span
                aria-hidden
                style={{
                  display: "block",
                  width: `min(${value}, 360px)`,
                  height: 12,
                  background: "var(--rw-colors-accent-solid)",
                }}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
