import { searchLimits } from "@rewire/domain";
import { sortInSteps } from "../steps/sortInSteps.ts";
import { createNumberList } from "./createNumberList.ts";
import { readMeasure } from "./units.ts";
import { listIndexForms } from "./wordForms.ts";
import { FIELD_BITS, type SearchIndex } from "./SearchIndex.ts";

/** Builder of a search index. Texts are added one at a time, so that a server can handle requests in between. */
export interface SearchIndexBuilder {
  /** @param texts Texts in the order of `searchFields`; later ones may be missing. */
  add(texts: readonly string[]): void;
  finish(): SearchIndex;
  /** Finishes the index in steps, like {@link finish}. */
  finishSteps(): Generator<undefined, SearchIndex>;
}

/** Amount of work between two yields to the event loop. */
const MAX_POSTINGS_PER_STEP = 1_000_000;
const MAX_TEXTS_PER_STEP = 10_000;

const FIELDS_MASK = (1 << FIELD_BITS) - 1;

/** Words before the thing that an accessory is for: "Case for Halden 7". */
const FOR_PREPOSITION_PATTERN = /^(?:for|für|fuer|pour|para|per)$/i;

/** Counts the words of a name; those of the thing that it is for count twice, so that the thing itself ranks first. */
function countNameWords(words: readonly string[]): number {
  const position = words.findIndex((word) => FOR_PREPOSITION_PATTERN.test(word));
  return position === -1 ? words.length : words.length + (words.length - 1 - position);
}

/** Creates an empty search index builder. */
export function createSearchIndexBuilder(): SearchIndexBuilder {
  const formIds = new Map<string, number>();
  const formIdsByWord = new Map<string, readonly number[]>();
  /** Number of the last text that contained each form, from 1, and the place of that occurrence. */
  const lastTextIds: number[] = [];
  const lastPositions: number[] = [];
  const occurrences = createNumberList();
  const textEndOffsets = createNumberList();
  const nameLengths = createNumberList();

  const getWordFormId = (form: string): number => {
    const id = formIds.get(form);
    if (id !== undefined) return id;
    formIds.set(form, formIds.size);
    return formIds.size - 1;
  };
  const getWordFormIds = (word: string): readonly number[] => {
    let ids = formIdsByWord.get(word);
    if (!ids) formIdsByWord.set(word, (ids = listIndexForms(word).map(getWordFormId)));
    return ids;
  };

  const finishSteps = () =>
    compactPostings([...formIds.keys()], occurrences.all(), textEndOffsets.all(), Uint8Array.from(nameLengths.all()));

  const addForm = (id: number, textId: number, field: number): void => {
    if (lastTextIds[id] === textId) {
      occurrences.setBits(lastPositions[id] ?? 0, 1 << field);
      return;
    }
    lastTextIds[id] = textId;
    lastPositions[id] = occurrences.length;
    occurrences.push((id << FIELD_BITS) | (1 << field));
  };

  return {
    add(texts) {
      const textId = textEndOffsets.length + 1;
      texts.forEach((text, field) => {
        const words = text.slice(0, searchLimits.field).split(/\s+/).filter(Boolean);
        for (const [occurrenceIndex, word] of words.entries()) {
          for (const id of getWordFormIds(word)) addForm(id, textId, field);
          const measure = readMeasure(word.toLowerCase(), words[occurrenceIndex + 1]?.toLowerCase() ?? "");
          if (measure) addForm(getWordFormId(measure.form), textId, field);
        }
        if (field === 0) nameLengths.push(Math.min(255, countNameWords(words)));
      });
      textEndOffsets.push(occurrences.length);
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

/** Inverts forms by text into texts by form, and sorts the forms. */
function* compactPostings(
  unsortedForms: readonly string[],
  occurrences: Uint32Array,
  endOffsets: Uint32Array,
  nameLengths: Uint8Array,
): Generator<undefined, SearchIndex> {
  const getForm = (position: number) => unsortedForms[position] ?? "";
  const order = yield* sortInSteps(unsortedForms.length, (a, b) =>
    getForm(a) < getForm(b) ? -1 : Number(getForm(a) > getForm(b)),
  );
  const forms = Array.from(order, getForm);
  const sortedPositions = new Uint32Array(order.length);
  order.forEach((id, position) => {
    sortedPositions[id] = position;
  });
  const getPosition = (packedOccurrence: number) => sortedPositions[packedOccurrence >>> FIELD_BITS] ?? 0;
  const offsets = new Uint32Array(forms.length + 1);
  for (let start = 0; start < occurrences.length; start += MAX_POSTINGS_PER_STEP) {
    for (const packedOccurrence of occurrences.subarray(start, start + MAX_POSTINGS_PER_STEP))
      incrementAt(offsets, getPosition(packedOccurrence) + 1, 1);
    yield;
  }
  for (let form = 0; form < forms.length; form += 1) incrementAt(offsets, form + 1, offsets[form] ?? 0);
  const nextOffsets = offsets.slice();
  const postings = new Uint32Array(occurrences.length);
  let occurrenceIndex = 0;
  for (const [textId, end] of endOffsets.entries()) {
    for (; occurrenceIndex < end; occurrenceIndex += 1) {
      const packedOccurrence = occurrences[occurrenceIndex] ?? 0;
      const form = getPosition(packedOccurrence);
      postings[nextOffsets[form] ?? 0] = (textId << FIELD_BITS) | (packedOccurrence & FIELDS_MASK);
      incrementAt(nextOffsets, form, 1);
    }
    if (textId % MAX_TEXTS_PER_STEP === 0) yield;
  }
  const starts = new Uint32Array(forms.length);
  let start = 1;
  forms.forEach((form, id) => {
    starts[id] = start;
    start += form.length + 1;
  });
  return { size: endOffsets.length, vocabulary: `\n${forms.join("\n")}\n`, starts, offsets, postings, nameLengths };
}

function incrementAt(numbers: Uint32Array, position: number, value: number): void {
  numbers[position] = (numbers[position] ?? 0) + value;
}
