// Components of the project in a picture, with the states that it shows of each. They tell which pictures a change of a
// component affects, and which of these show the same. See docs/decisions/0081.

/**
 * States of a component in a picture: short hashes of the distinct structures that it renders (four characters each), and
 * the distinct sizes of its box, by its width (twice the binary logarithm, rounded).
 * @typedef {[shapes: string, ...sizes: number[]]} States
 */

/**
 * Components of a picture, by name, with the language and direction of its page.
 * @typedef {{ language: string, components: Record<string, States> }} Components
 */

/** Reads the components of what a page shows; the stories of a sheet can have several languages. @returns {Promise<Components>} */
export async function readComponents(page, { isSheet }) {
  const languageOf = () => [document.documentElement.lang, document.documentElement.dir].join(" ");
  const components = await page.evaluate(readStates, { selector: selectorOf(isSheet), isBrief: false });
  return { language: isSheet ? "" : await page.evaluate(languageOf), components };
}

/** Reads the names of the components of what a page shows. @returns {Promise<string[]>} */
export const readNames = async (page, { isSheet }) =>
  Object.keys(await page.evaluate(readStates, { selector: selectorOf(isSheet), isBrief: true }));

/**
 * Lists the states in a picture that are to be seen once: each structure and each size of a component in each theme, and
 * the component in each look (theme, width, medium, language, direction, size of text). Which step of a flow it is says
 * nothing about how the component looks.
 * @param {string} key Of the picture.
 * @param {Components} outline
 * @param {(name: string) => boolean} isWanted
 * @returns {string[]}
 */
export function statesIn(key, { language, components }, isWanted) {
  const look = key.slice(key.indexOf(".") + 1).replace(/\.step-\d+$/, "");
  const [theme] = look.split(".");
  return Object.entries(components)
    .filter(([name]) => isWanted(name))
    .flatMap(([name, [shapes, ...sizes]]) => [
      ...[...(shapes.match(/.{4}/g) ?? []), ...sizes].map((state) => `${name} ${state} ${theme}`),
      `${name} ${look} ${language}`,
    ]);
}

/** Returns the selector of what a picture shows. */
export const selectorOf = (isSheet) => (isSheet ? "[data-sheet]" : "body");

/**
 * Describes in which components of a picture a record is wrong.
 * @param {Record<string, States> | undefined} components Those of the record; undefined without one.
 * @param {string[]} names Names of the components that the picture shows.
 * @returns {string} such as "shows Price, does not show Rating"; empty for a true record
 */
export function describeStale(components, names) {
  if (!components) return "has no record of its components";
  const [old, now] = [new Set(Object.keys(components)), new Set(names)];
  const inWords = (verb, list) => (list.size > 0 ? [`${verb} ${[...list].join(" and ")}`] : []);
  return [...inWords("shows", now.difference(old)), ...inWords("does not show", old.difference(now))].join(", ");
}

/**
 * In the page: walks through React's tree. Components have their names from `.storybook/markedComponents.ts`. The structure
 * of a component is what its own code renders, each once: elements (tags, classes, attributes, and values of attributes
 * that are states; no texts, no addresses, no ids), and components with their first elements.
 * @param options `isBrief`: whether names alone are read.
 */
function readStates({ selector, isBrief }) {
  const hashOf = (text) => {
    let hash = 7;
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
    return hash >>> 0;
  };
  const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const inDigits = (hash) => [0, 6, 12, 18].map((shift) => DIGITS[((hash ^ (hash >>> 24)) >>> shift) & 63]).join("");
  const inOrder = (values) => [...values].toSorted((one, other) => (one < other ? -1 : 1));
  const isState = ({ name, value }) => /^(?:aria|data)-/.test(name) && /^(?:true|false|[a-z-]{1,12})$/.test(value);
  const structureOf = (element) => {
    if (isBrief || !element) return "";
    const attributes = [...element.attributes].map((one) => (isState(one) ? `${one.name}=${one.value}` : one.name));
    return `${element.localName} ${element.getAttribute("class") ?? ""} ${inOrder(attributes).join(" ")}`;
  };
  const statesByName = new Map();
  const record = (name, parts, element) => {
    if (!statesByName.has(name)) statesByName.set(name, { shapes: new Set(), sizes: new Set() });
    const { width, height } = (isBrief ? undefined : element?.getBoundingClientRect()) ?? { width: 0, height: 0 };
    // What is hidden at this width is not shown.
    if (width === 0 || height === 0) return;
    statesByName.get(name).shapes.add(inDigits(hashOf(inOrder(parts).join("\n"))));
    statesByName.get(name).sizes.add(Math.round(2 * Math.log2(width + 1)));
  };
  /** What each component renders itself: React's development build knows who has created an element. */
  const rendered = new Map();
  const add = ({ _debugOwner: owner }, parts) => {
    if (!owner || isBrief) return;
    if (!rendered.has(owner)) rendered.set(owner, new Set());
    for (const part of parts) rendered.get(owner).add(part);
  };
  const isHidden = (element) => !isBrief && element.getClientRects().length === 0;
  /** Records the components of a tree, and returns its first element, if possible one with a box. */
  const visit = (fiber) => {
    let element = null;
    for (let { child } = fiber; child; child = child.sibling) {
      const inner = visit(child);
      if (!element || isHidden(element)) element = inner ?? element;
    }
    const { type, elementType, alternate } = fiber;
    const isElement = typeof type === "string";
    if (isElement && !(element && isHidden(fiber.stateNode))) element = fiber.stateNode;
    const name = isElement ? "" : (elementType?.rewireName ?? type?.rewireName);
    const parts = [...(rendered.get(fiber) ?? []), ...(rendered.get(alternate) ?? [])];
    if (name) record(name, parts, element);
    // What a library's component renders belongs to whoever uses it.
    add(fiber, name === undefined ? parts : [`${name} ${structureOf(element)}`]);
    return element;
  };
  for (const container of document.querySelectorAll(`${selector}, ${selector} *`))
    for (const key of Object.keys(container))
      // A container is null there once its tree is unmounted.
      if (key.startsWith("__reactContainer$") && container[key]) visit(container[key].stateNode.current);
  return Object.fromEntries(
    inOrder(statesByName.keys()).map((name) => {
      const { shapes, sizes } = statesByName.get(name);
      return [name, [inOrder(shapes).join(""), ...inOrder(sizes)]];
    }),
  );
}
