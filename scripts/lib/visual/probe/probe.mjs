// Looks for what no picture shows: paints blocks of recipes and colour tokens, and looks for their paint in pictures.
import { openCamera, shoot } from "../camera.mjs";
import { pixelsOf } from "../compare.mjs";
import { mount, resize } from "../mount.mjs";
import { withOwnGlobals } from "../ownGlobals.mjs";
import { isSelected } from "../selection.mjs";
import { subjectsOf, themesByWidth } from "../shots.mjs";
import { roll, unroll } from "../unroll.mjs";
import { builtWorkshop, entriesOf, serveWorkshop } from "../workshop.mjs";
import { colourOf, countColours, MAX_COLOURS } from "./colours.mjs";
import { findRules, findTokens, listParts, makeOpaque, paint } from "./inPage.mjs";
import { markRecipes } from "./marks.mjs";

/** Pixels of its colour by which a mutation is seen. */
const MIN_PIXELS = 4;
/** Pictures of one page, theme and width for blocks that cover each other. */
const MAX_ROUNDS = 4;
const TOKEN_PREFIX = "--rw-colors-";

/**
 * Paints everything on all pictures, many mutations at once, each in a colour of its own.
 * @param tokens `{ semantic, palette }`: custom properties of all colour tokens, those of the palette apart, because
 * paint on the others hides theirs.
 * @returns {Promise<{ parts: string[], seen: Set<string>, troubles: string[], pictures: number, seconds: number }>}
 * names of all blocks; of what is seen, blocks and tokens
 */
export async function probeWorkshop(root, tokens, { workers, ...selection } = {}) {
  const folder = await builtWorkshop(root);
  const subjects = subjectsOf(withOwnGlobals(root, entriesOf(folder))).filter(
    (subject) => ["", "rtl"].includes(subject.variant) && isSelected(subject, selection),
  );
  const server = await serveWorkshop(folder);
  const camera = await openCamera(server.url, { ...(workers ? { workers } : {}), scripts: [markRecipes] });
  const started = Date.now();
  const state = { seen: new Set(), pictures: 0, tokens };
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
      seen: state.seen,
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

/** One round paints all blocks that are not seen yet; what others cover is painted alone with fewer in the next. */
async function probeRecipes(page, theme, state) {
  const { seen } = state;
  const rules = await page.evaluate(findRules, [...seen]);
  for (const { parts, isAbsent } of rules) if (isAbsent) for (const name of parts) seen.add(name);
  let open = rules;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    open = open.filter(({ parts }) => parts.some((name) => !seen.has(name)));
    if (open.length === 0) return;
    const batch = withoutOverlap(open, round).slice(0, MAX_COLOURS);
    await page.evaluate(paint, batch.map(({ selector }, number) => ruleOf(selector, colourOf(number))).join("\n"));
    const counts = await takeCounts(page, theme, state);
    const visibleMutations = batch.filter((_, number) => (counts.get(number) ?? 0) >= MIN_PIXELS);
    for (const { parts } of visibleMutations) for (const name of parts) seen.add(name);
    if (visibleMutations.length === 0 && batch.length === open.length) return;
  }
}

/** Of the rules for the same element, only one at a time can show its colour: the first in one round, the next then. */
const withoutOverlap = (rules, round) =>
  Map.groupBy(rules, ({ first }) => first)
    .values()
    .map((group) => group[round % group.length])
    .toArray();

const ruleOf = (selector, colour) =>
  `${selector} { background: ${colour} !important; outline: 3px solid ${colour} !important; outline-offset: -3px !important; border-color: ${colour} !important; fill: ${colour} !important; stroke: ${colour} !important; }`;

async function probeTokens(page, theme, state) {
  const { seen, tokens } = state;
  const mentioned = new Set(await page.evaluate(findTokens, TOKEN_PREFIX));
  for (const group of Object.values(tokens)) {
    const open = group.filter((name) => mentioned.has(name) && !seen.has(name));
    if (open.length === 0) continue;
    const css = open.map((name, number) => `${name}: ${colourOf(number)} !important;`).join(" ");
    await page.evaluate(paint, `:root { ${css} }`);
    const counts = await takeCounts(page, theme, state);
    for (const [number, name] of open.entries()) if ((counts.get(number) ?? 0) >= MIN_PIXELS) seen.add(name);
  }
}

async function takeCounts(page, theme, state) {
  state.pictures += 1;
  return countColours(await pixelsOf(await shoot(page, theme)));
}
