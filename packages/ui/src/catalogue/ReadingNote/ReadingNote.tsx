import type { ReadingProgress } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";

export interface ReadingNoteProps extends ReadingProgress {}

/** The shop's catalogue is being read for the first time: how far that is, and that there will be more. */
export function ReadingNote({ read, total }: ReadingNoteProps) {
  return (
    <NoteRoot>
      {total === null ? (
        <FormattedMessage id="catalog.readingSoFar" values={{ read }} />
      ) : (
        <FormattedMessage id="catalog.reading" values={{ read, total: Math.max(read, total) }} />
      )}
    </NoteRoot>
  );
}

const NoteRoot = chakra("p", { base: { textStyle: "sm" } });
