import { searchLimits } from "@rewire/domain";
import { createNumbers } from "./createNumbers.ts";
import { indexForms } from "./wordForms.ts";
import type { SearchIndex } from "./SearchIndex.ts";

/** Takes texts one by one, so that a server can do something else in between. */
export interface SearchIndexBuilder {
  /** @param texts Name, short description, description. */
  add(texts: readonly string[]): void;
  finish(): SearchIndex;
  /** As {@link finish}, step by step. */
  finishSteps(): Generator<undefined, SearchIndex>;
}

/** After so many numbers or texts somebody else gets a turn. */
const AT_ONCE = 1_000_000;
const TEXTS_AT_ONCE = 10_000;

/** Makes an empty index of words. */
export function createSearchIndex(): SearchIndexBuilder {
  const formIds = new Map<string, number>();
  const idsOfWord = new Map<string, readonly number[]>();
  /** The last text that each form was met in, plus one. */
  const lastText: number[] = [];
  const found = createNumbers();
  const ends = createNumbers();
  const nameLengths = createNumbers();

  const idOf = (form: string): number => {
    const known = formIds.get(form);
    if (known !== undefined) return known;
    formIds.set(form, formIds.size);
    return formIds.size - 1;
  };
  const idsOf = (word: string): readonly number[] => {
    let ids = idsOfWord.get(word);
    if (!ids) idsOfWord.set(word, (ids = indexForms(word).map(idOf)));
    return ids;
  };

  const finishSteps = () => compact([...formIds.keys()], found.all(), ends.all(), Uint8Array.from(nameLengths.all()));

  return {
    add(texts) {
      const text = ends.length + 1;
      texts.forEach((words, field) => {
        for (const word of words.slice(0, searchLimits.field).split(/\s+/)) {
          if (word === "") continue;
          for (const id of idsOf(word)) {
            if (lastText[id] === text) continue;
            lastText[id] = text;
            found.push((id << 2) | field);
          }
        }
      });
      ends.push(found.length);
      nameLengths.push(Math.min(255, texts[0]?.slice(0, searchLimits.field).split(/\s+/).filter(Boolean).length ?? 0));
    },
    finishSteps,
    finish() {
      const steps = finishSteps();
      let step = steps.next();
      while (!step.done) step = steps.next();
      return step.value;
    },
  };
}

/** Turns "which forms has a text" round to "which texts have a form". */
function* compact(
  forms: readonly string[],
  found: Uint32Array,
  ends: Uint32Array,
  nameLengths: Uint8Array,
): Generator<undefined, SearchIndex> {
  const offsets = new Uint32Array(forms.length + 1);
  for (let start = 0; start < found.length; start += AT_ONCE) {
    for (const packed of found.subarray(start, start + AT_ONCE)) addTo(offsets, (packed >>> 2) + 1, 1);
    yield;
  }
  for (let form = 0; form < forms.length; form += 1) addTo(offsets, form + 1, offsets[form] ?? 0);
  const next = offsets.slice();
  const postings = new Uint32Array(found.length);
  let at = 0;
  for (const [text, end] of ends.entries()) {
    for (; at < end; at += 1) {
      const packed = found[at] ?? 0;
      const form = packed >>> 2;
      postings[next[form] ?? 0] = (text << 2) | (packed & 3);
      addTo(next, form, 1);
    }
    if (text % TEXTS_AT_ONCE === 0) yield;
  }
  const starts = new Uint32Array(forms.length);
  let start = 1;
  forms.forEach((form, id) => {
    starts[id] = start;
    start += form.length + 1;
  });
  return { size: ends.length, vocabulary: `\n${forms.join("\n")}\n`, starts, offsets, postings, nameLengths };
}

function addTo(numbers: Uint32Array, place: number, value: number): void {
  numbers[place] = (numbers[place] ?? 0) + value;
}
