// Looks for what no picture shows: paints blocks of recipes and colour tokens, and looks for their paint in pictures.
import { openCamera, shoot } from "../camera.mjs";
import { pixelsOf } from "../compare.mjs";
import { mount, resize } from "../mount.mjs";
import { withOwnGlobals } from "../ownGlobals.mjs";
import { isSelected } from "../selection.mjs";
import { subjectsOf, themesByWidth } from "../shots.mjs";
import { roll, unroll } from "../unroll.mjs";
import { builtWorkshop, entriesOf, serveWorkshop } from "../workshop.mjs";
import { colourOf, findColours, MAX_COLOURS, PURE_COLOURS } from "./colours.mjs";
import { findRules, findTokens, listParts, makeOpaque, paint } from "./inPage.mjs";
import { markRecipes } from "./marks.mjs";

const TOKEN_PREFIX = "--rw-colors-";

/**
 * Paints everything on all pictures, many mutations at once, each in a colour of its own.
 * @param tokens `{ semantic, palette }`: custom properties of all colour tokens, those of the palette apart, because
 * paint on the others hides theirs.
 * @returns {Promise<{ parts: string[], visibleNames: Set<string>, troubles: string[], pictures: number, seconds: number }>}
 * names of all blocks; of the visible ones, also of tokens
 */
export async function probeWorkshop(root, tokens, { workers, ...selection } = {}) {
  const folder = await builtWorkshop(root);
  const subjects = subjectsOf(withOwnGlobals(root, entriesOf(folder))).filter(
    (subject) => ["", "rtl"].includes(subject.variant) && isSelected(subject, selection),
  );
  const server = await serveWorkshop(folder);
  const camera = await openCamera(server.url, { ...(workers ? { workers } : {}), scripts: [markRecipes] });
  const started = Date.now();
  const state = { visibleNames: new Set(), pictures: 0, tokens };
  const parts = new Set();
  try {
    const failed = await camera.each(subjects, (page, subject) => probeSubject(page, subject, state));
    const again = new Set(failed.map(({ subject }) => subject));
    const errors = await camera.each(again, (page, subject) => probeSubject(page, subject, state), { isAlone: true });
    await camera.each([subjects[0]], async (page, subject) => {
      await mount(page, subject);
      for (const name of await page.evaluate(listParts)) parts.add(name);
    });
    return {
      parts: [...parts],
      visibleNames: state.visibleNames,
      troubles: errors.map(({ subject, text }) => `${subject.title}/${subject.name}: ${text}`),
      pictures: state.pictures,
      seconds: (Date.now() - started) / 1000,
    };
  } finally {
    await camera.close();
    server.close();
  }
}

async function probeSubject(page, subject, state) {
  for (const [index, [width, themes]] of themesByWidth(subject).entries()) {
    if (index === 0 || !subject.isSheet) await mount(page, subject, { width, frame: subject.frame });
    else {
      await roll(page);
      await resize(page, { width });
    }
    await unroll(page, subject);
    await page.evaluate(makeOpaque);
    for (const theme of themes) {
      // The theme is set by the picture.
      await page.evaluate((name) => document.documentElement.classList.toggle("dark", name === "dark"), theme);
      await probeRecipes(page, theme, state);
      await probeTokens(page, theme, state);
      await page.evaluate(paint, "");
    }
  }
}

/**
 * Paints all blocks that are not seen yet, in rounds: what others cover, or another rule for the same element, may be
 * seen when those are not painted any more. Ends when each block was painted beside the others that are left, so that
 * the result does not depend on what was seen in pictures before.
 */
async function probeRecipes(page, theme, state) {
  const { visibleNames } = state;
  const rules = await page.evaluate(findRules, [...visibleNames]);
  for (const { parts, isAbsent } of rules) if (isAbsent) for (const name of parts) visibleNames.add(name);
  const painted = new Set();
  for (;;) {
    const open = rules.filter(({ parts }) => parts.some((name) => !visibleNames.has(name)));
    if (open.every((rule) => painted.has(rule))) return;
    const batch = withoutOverlap(open, painted).slice(0, MAX_COLOURS);
    const visible = await findVisible(page, theme, state, batch, (rule, colour) => ruleOf(rule.selector, colour));
    if (visible.length > 0) painted.clear();
    for (const rule of batch) painted.add(rule);
    for (const { parts } of visible) for (const name of parts) visibleNames.add(name);
  }
}

/** Of the rules for the same element, only one at a time can show its colour: the next that was not painted. */
const withoutOverlap = (rules, painted) =>
  Map.groupBy(rules, ({ first }) => first)
    .values()
    .map((group) => group.find((rule) => !painted.has(rule)) ?? group[0])
    .toArray();

const ruleOf = (selector, colour) =>
  `${selector} { background: ${colour} !important; outline: 3px solid ${colour} !important; outline-offset: -3px !important; border-color: ${colour} !important; fill: ${colour} !important; stroke: ${colour} !important; }`;

async function probeTokens(page, theme, state) {
  const { visibleNames, tokens } = state;
  const mentioned = new Set(await page.evaluate(findTokens, TOKEN_PREFIX));
  for (const group of Object.values(tokens)) {
    const open = group.filter((name) => mentioned.has(name) && !visibleNames.has(name));
    const toRule = (name, colour) => `:root { ${name}: ${colour} !important; }`;
    for (const name of await findVisible(page, theme, state, open, toRule)) visibleNames.add(name);
  }
}

/**
 * Paints mutations, each in a colour of its own, and returns those that the picture shows. Of what is thinner than two
 * pixels a few at a time are painted again, in colours that are no mixture of each other.
 * @template T
 * @param {T[]} mutations
 * @param {(mutation: T, colour: string) => string} toRule
 * @returns {Promise<T[]>}
 */
async function findVisible(page, theme, state, mutations, toRule) {
  const look = async (batch, numbers) => {
    const css = batch.map((mutation, index) => toRule(mutation, colourOf(numbers[index]))).join("\n");
    await page.evaluate(paint, css);
    state.pictures += 1;
    const { solid, thin } = findColours(await pixelsOf(await shoot(page, theme)));
    const having = (colours) => batch.filter((_, index) => colours.has(numbers[index]));
    return { solid: having(solid), thin: having(thin) };
  };
  if (mutations.length === 0) return [];
  const { solid, thin } = await look(mutations, [...mutations.keys()]);
  const visible = [...solid];
  for (let start = 0; start < thin.length; start += PURE_COLOURS.length) {
    const again = await look(thin.slice(start, start + PURE_COLOURS.length), PURE_COLOURS);
    visible.push(...again.solid, ...again.thin);
  }
  return visible;
}
