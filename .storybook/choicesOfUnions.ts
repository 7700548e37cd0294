import type { ArgTypesEnhancer } from "storybook/internal/types";

interface DocgenType {
  name: string;
  value?: unknown;
}

const unquoted = (literal: string) => literal.replace(/^["']|["']$/g, "");

/** The literals of a union such as `"sm" | "md" | undefined`; empty if it holds anything else. */
function literalsOf(type: DocgenType): string[] {
  if (type.name !== "union" || !Array.isArray(type.value)) return [];
  const members = (type.value as DocgenType[]).map(({ name, value }) => String(name === "literal" ? value : (value ?? name)));
  const wanted = members.filter((member) => member !== "undefined");
  return wanted.length > 0 && wanted.every((member) => /^["'].*["']$/.test(member)) ? wanted.map(unquoted) : [];
}

/** Offers the words of an optional prop as a list; without it Storybook stumbles over `| undefined` and shows a text box. */
export const choicesOfUnions: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const type = argType.type as DocgenType | undefined;
      const isOptionalBoolean =
        type?.name === "union" &&
        Array.isArray(type.value) &&
        (type.value as DocgenType[]).every(({ name: member, value }) => member === "boolean" || [member, value].includes("undefined"));
      if (isOptionalBoolean) return [name, { ...argType, control: { type: "boolean" } }];
      const options = type && !argType.options ? literalsOf(type) : [];
      return [name, options.length > 0 ? { ...argType, options, control: { type: "select" } } : argType];
    }),
  ) as typeof argTypes;
