import type { ArgTypesEnhancer, StrictInputType } from "storybook/internal/types";
import { isValidElement } from "react";

interface DocgenType {
  name: string;
  /** Type as written in the source. */
  raw?: string;
  value?: unknown;
}

const unquoted = (literal: string) => literal.replace(/^["']|["']$/g, "");

/** Members of a union without `undefined`: "string", "boolean", `"sm"`. */
const membersOf = ({ name, value }: DocgenType): string[] =>
  name === "union" && Array.isArray(value)
    ? (value as DocgenType[])
        .map((member) => (member.name === "literal" || member.name === "other" ? String(member.value) : member.name))
        .filter((member) => member !== "undefined")
    : [];

const EDITORS = { string: "text", number: "number", boolean: "boolean" } as const;

/** Control of an optional prop; Storybook does not recognise `| undefined` and offers an object editor. */
function controlOf(members: readonly string[]): Partial<StrictInputType> {
  const [first = ""] = members;
  if (members.length === 0) return {};
  if (members.every((member) => /^["'].*["']$/.test(member)))
    return { options: members.map(unquoted), control: { type: "select" } };
  const editor =
    members.every((member) => member === first) && first in EDITORS
      ? EDITORS[first as keyof typeof EDITORS]
      : undefined;
  return { control: editor ? { type: editor } : false };
}

/** Converts `(() => void) | undefined` to `() => void`, because the table marks required props anyway. */
const readable = (raw: string) => raw.replace(/\s*\|\s*undefined$/, "").replace(/^\((.*=>.*)\)$/s, "$1");

const DEFAULT = /\s*@default\s+(.+)$/s;

/**
 * Improves the prop tables: types as written in the source, `@default` in its own column, the right control for
 * optional props, and none for React nodes, which would show their internals.
 */
export const readableProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = argType.type as DocgenType | undefined;
      const [, usual] = DEFAULT.exec(argType.description ?? "") ?? [];
      return [
        name,
        {
          ...argType,
          ...(type && !argType.options ? controlOf(membersOf(type)) : {}),
          ...(isValidElement(initialArgs[name]) ? { control: false } : {}),
          ...(argType.description === undefined ? {} : { description: argType.description.replace(DEFAULT, "") }),
          table: {
            ...argType.table,
            ...(type?.raw ? { type: { summary: readable(type.raw) } } : {}),
            ...(usual ? { defaultValue: { summary: usual.trim() } } : {}),
          },
        },
      ];
    }),
  ) as typeof argTypes;
