import type { CSSProperties } from "react";
import { toId } from "storybook/internal/csf";
import { tokens, type TokenInfo } from "virtual:rewire-tokens";
import { CopyButton } from "./CopyButton.tsx";
import { hasSample, TokenSample } from "./samples.tsx";

/** Number of components that are named before the others are folded. */
const MAX_NAMED = 4;

const cell: CSSProperties = { padding: "6px 8px", textAlign: "start", verticalAlign: "middle" };

const link: CSSProperties = { color: "var(--rw-colors-accent-fg)", textDecoration: "underline" };

/**
 * Tokens of a scale: sample, name, CSS variable with a button to copy it, value in light and dark, and the components
 * that use it.
 * @param isShown Selects tokens by their name. @default all
 */
export function TokenTable({ scale, isShown = () => true }: { scale: string; isShown?: (name: string) => boolean }) {
  const rows = tokens.filter(({ token }) => token.startsWith(`${scale}/`) && isShown(nameOf(token)));
  const hasSamples = hasSample(scale);
  const columns = [...(hasSamples ? ["Sample"] : []), "Token", "CSS variable", "Value", "Used by"];
  return (
    <div className="sb-unstyled" style={{ overflowX: "auto" }}>
      <table style={{ width: "100%", borderCollapse: "collapse", fontSize: 14, color: "var(--rw-colors-fg)" }}>
        <thead>
          <tr>
            {columns.map((title) => (
              <th key={title} scope="col" style={cell}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((info) => (
            <Row key={info.token} {...info} scale={scale} hasSamples={hasSamples} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const nameOf = (token: string) => token.slice(token.indexOf("/") + 1).replaceAll("/", ".");

function Row({
  token,
  variable,
  values,
  users,
  dependents,
  scale,
  hasSamples,
}: TokenInfo & { scale: string; hasSamples: boolean }) {
  return (
    <tr style={{ borderTop: "1px solid var(--rw-colors-border)" }}>
      {hasSamples && (
        <td style={cell}>{variable !== undefined && <TokenSample scale={scale} variable={variable} />}</td>
      )}
      <th scope="row" style={{ ...cell, fontWeight: 600 }}>
        {nameOf(token)}
      </th>
      <td style={cell}>
        {variable !== undefined && (
          <>
            <code>{variable}</code> <CopyButton text={`var(${variable.replaceAll(".", String.raw`\.`)})`} />
          </>
        )}
      </td>
      <td style={cell}>
        {Object.entries(values).map(([theme, css]) => (
          <div key={theme}>
            {theme === "base" ? "" : `${theme}: `}
            {css}
          </div>
        ))}
      </td>
      <td style={cell}>
        <Users users={users} dependents={dependents} />
      </td>
    </tr>
  );
}

function Users({ users, dependents }: Pick<TokenInfo, "users" | "dependents">) {
  if (users.length + dependents.length === 0) return <>nothing yet</>;
  const links = [
    ...dependents.map((token) => <span key={token}>{nameOf(token)}</span>),
    ...users.map(({ name, title }) => <ComponentLink key={name} name={name} title={title} />),
  ];
  const isLong = links.length > MAX_NAMED + 1;
  const [named, others] = isLong ? [links.slice(0, MAX_NAMED), links.slice(MAX_NAMED)] : [links, []];
  return (
    <>
      {separate(named)}
      {others.length > 0 && (
        <details>
          <summary>and {others.length} more</summary>
          {separate(others)}
        </details>
      )}
    </>
  );
}

const separate = (links: readonly React.JSX.Element[]) =>
  links.flatMap((link, index) => (index === 0 ? [link] : [", ", link]));

function ComponentLink({ name, title }: { name: string; title: string | undefined }) {
  if (title === undefined) return <span>{name}</span>;
  return (
    <a href={`./?path=/docs/${toId(title)}--docs`} target="_top" style={link}>
      {name}
    </a>
  );
}
