import { searchLimits } from "@rewire/domain";
import { createNumberList } from "./createNumberList.ts";
import { listIndexForms } from "./wordForms.ts";
import type { SearchIndex } from "./SearchIndex.ts";

/** Builder of a search index. Texts are added one by one, so that a server can handle requests in between. */
export interface SearchIndexBuilder {
  /** @param texts Name, short description, description. */
  add(texts: readonly string[]): void;
  finish(): SearchIndex;
  /** Finishes the index in steps, like {@link finish}. */
  finishSteps(): Generator<undefined, SearchIndex>;
}

/** Amount of work between two yields to the event loop. */
const MAX_POSTINGS_PER_STEP = 1_000_000;
const MAX_TEXTS_PER_STEP = 10_000;

/** Creates an empty search index builder. */
export function createSearchIndexBuilder(): SearchIndexBuilder {
  const formIds = new Map<string, number>();
  const formIdsByWord = new Map<string, readonly number[]>();
  /** Number of the last text that contained each form, from 1. */
  const lastTextIds: number[] = [];
  const occurrences = createNumberList();
  const textEnds = createNumberList();
  const nameLengths = createNumberList();

  const idOf = (form: string): number => {
    const id = formIds.get(form);
    if (id !== undefined) return id;
    formIds.set(form, formIds.size);
    return formIds.size - 1;
  };
  const formIdsOf = (word: string): readonly number[] => {
    let ids = formIdsByWord.get(word);
    if (!ids) formIdsByWord.set(word, (ids = listIndexForms(word).map(idOf)));
    return ids;
  };

  const finishSteps = () =>
    compactPostings([...formIds.keys()], occurrences.all(), textEnds.all(), Uint8Array.from(nameLengths.all()));

  return {
    add(texts) {
      const textId = textEnds.length + 1;
      texts.forEach((text, field) => {
        for (const word of text.slice(0, searchLimits.field).split(/\s+/)) {
          if (word === "") continue;
          for (const id of formIdsOf(word)) {
            if (lastTextIds[id] === textId) continue;
            lastTextIds[id] = textId;
            occurrences.push((id << 2) | field);
          }
        }
      });
      textEnds.push(occurrences.length);
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

/** Inverts forms by text into texts by form. */
function* compactPostings(
  forms: readonly string[],
  occurrences: Uint32Array,
  ends: Uint32Array,
  nameLengths: Uint8Array,
): Generator<undefined, SearchIndex> {
  const offsets = new Uint32Array(forms.length + 1);
  for (let start = 0; start < occurrences.length; start += MAX_POSTINGS_PER_STEP) {
    for (const packedOccurrence of occurrences.subarray(start, start + MAX_POSTINGS_PER_STEP))
      incrementAt(offsets, (packedOccurrence >>> 2) + 1, 1);
    yield;
  }
  for (let form = 0; form < forms.length; form += 1) incrementAt(offsets, form + 1, offsets[form] ?? 0);
  const next = offsets.slice();
  const postings = new Uint32Array(occurrences.length);
  let at = 0;
  for (const [textId, end] of ends.entries()) {
    for (; at < end; at += 1) {
      const packedOccurrence = occurrences[at] ?? 0;
      const form = packedOccurrence >>> 2;
      postings[next[form] ?? 0] = (textId << 2) | (packedOccurrence & 3);
      incrementAt(next, form, 1);
    }
    if (textId % MAX_TEXTS_PER_STEP === 0) yield;
  }
  const starts = new Uint32Array(forms.length);
  let start = 1;
  forms.forEach((form, id) => {
    starts[id] = start;
    start += form.length + 1;
  });
  return { size: ends.length, vocabulary: `\n${forms.join("\n")}\n`, starts, offsets, postings, nameLengths };
}

function incrementAt(numbers: Uint32Array, place: number, value: number): void {
  numbers[place] = (numbers[place] ?? 0) + value;
}
