// Sources of a new component. Everything passes the checks and says that its content is still to be written.

const componentWithoutKeys = ({ name, key }) => `import { FormattedMessage } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";

/** Shows its title. Its content is still to be written. */
export function ${name}() {
  return (
    <Root>
      <FormattedMessage id="${key}.title" />
    </Root>
  );
}

const Root = chakra("p", { base: { color: "fg", overflowWrap: "anywhere" } });
`;

const componentWithKeys = ({ room, name, key }) => `import { FormattedMessage } from "react-intl";
import { Button } from "${room === "primitives" ? ".." : "../../primitives"}/Button/Button.tsx";

export interface ${name}Props {
  /** Called when the button is pressed. */
  onPress: () => void;
}

/** Shows a button with its title. Its content is still to be written. */
export function ${name}({ onPress }: ${name}Props) {
  return (
    <Button onClick={onPress}>
      <FormattedMessage id="${key}.title" />
    </Button>
  );
}
`;

const storiesWithoutKeys = ({ group, name }) => `import type { Meta, StoryObj } from "@storybook/react-vite";
import { ${name} } from "./${name}.tsx";

const meta = { title: "${group}/${name}", tags: ["sheet"], component: ${name} } satisfies Meta<typeof ${name}>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = {};

export const InGermanOnAPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };
`;

const storiesWithKeys = ({ group, name }) => `import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { ${name} } from "./${name}.tsx";

const meta = {
  title: "${group}/${name}",
  tags: ["sheet"],
  component: ${name},
  args: { onPress: fn() },
} satisfies Meta<typeof ${name}>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TitleAlone: Story = {};

export const InGermanOnAPhone: Story = { globals: { locale: "de_DE", viewport: { value: "w320" } } };

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};
`;

/** Rooms whose components show right and wrong use, wherever they stand. */
const SHARED_ROOMS = new Set(["primitives", "patterns"]);

const pair = `
/** Right use. It is still to be written. */
export const RightUse: Story = { tags: ["do", "!sheet", "!autodocs"] };

/** Wrong use that readers see at once. It is still to be written. */
export const WrongUse: Story = { tags: ["dont", "!sheet", "!autodocs"] };
`;

const storiesOf = (names, hasKeys) =>
  (hasKeys ? storiesWithKeys(names) : storiesWithoutKeys(names)) + (SHARED_ROOMS.has(names.room) ? pair : "");

const usage = (
  { name },
  hasKeys,
) => `**Use it** for nothing yet: say here for what, in one sentence that names place and state.

**Not** in the shop before its content is written; say here what people could mistake it for.

**Instead:** say here which component serves where ${name} does not.
${hasKeys ? "\n**Keyboard:** Tab reaches its button; Enter or Space presses it.\n" : ""}`;

/**
 * Returns the sources of a component, by file name.
 * @param names From `nameComponent`.
 * @param hasKeys Whether it has a control, and a story that uses it with the keyboard.
 * @returns {Record<string, string>}
 */
export const filesOf = (names, hasKeys) => ({
  [`${names.name}.tsx`]: hasKeys ? componentWithKeys(names) : componentWithoutKeys(names),
  [`${names.name}.stories.tsx`]: storiesOf(names, hasKeys),
  [`${names.name}.usage.md`]: usage(names, hasKeys),
});

/** Returns the message of a component in six languages, as `packages/messages/scripts/add.mjs` reads it. */
export const messageOf = ({ name, key }) => ({
  key: `${key}.title`,
  en: `${name}: text to be written`,
  de: `${name}: Text folgt`,
  es: `${name}: texto por escribir`,
  fr: `${name} : texte à écrire`,
  it: `${name}: testo da scrivere`,
  pt: `${name}: texto a escrever`,
  description: `Title of the component ${name}; still to be written`,
});

/** Returns the text of the package's index with the component's exports, after those of its room. */
export function withExport(index, { room, name }, hasKeys) {
  const line = `export { ${name}${hasKeys ? `, type ${name}Props` : ""} } from "./${room}/${name}/${name}.tsx";\n`;
  const end = index.lastIndexOf(`from "./${room}/`);
  if (end === -1) return index + line;
  const at = index.indexOf("\n", end) + 1;
  return index.slice(0, at) + line + index.slice(at);
}
