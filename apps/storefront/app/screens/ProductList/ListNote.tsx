import { CorrectedSearch } from "@rewire/ui/corrected-search";
import { ReadingNote } from "@rewire/ui/reading-note";
import type { ProductListData } from "../../loaders/listLoader.server.ts";

interface ListNoteProps extends Pick<ProductListData, "correctedTo" | "reading"> {
  search: string;
  uncorrectedHref: string;
}

/** Note about the list: a corrected search, or a catalogue that is still being loaded. */
export function ListNote({ search, correctedTo, uncorrectedHref, reading }: ListNoteProps) {
  return (
    <>
      {correctedTo !== null && (
        <CorrectedSearch query={search} correctedQuery={correctedTo} uncorrectedHref={uncorrectedHref} />
      )}
      {reading && <ReadingNote {...reading} />}
    </>
  );
}
