import type { CatalogueReadProgress } from "@rewire/domain";
import { FormattedMessage } from "react-intl";
import { chakra } from "../../theme/chakra.tsx";

export interface CatalogueLoadingNoticeProps extends CatalogueReadProgress {}

/**
 * Notice that says the shop's catalogue is still being loaded for the first time, with the number of products loaded so
 * far.
 */
export function CatalogueLoadingNotice({ read: loadedCount, total }: CatalogueLoadingNoticeProps) {
  return (
    <NoteRoot>
      {total === null ? (
        <FormattedMessage id="catalog.readingSoFar" values={{ read: loadedCount }} />
      ) : (
        <FormattedMessage id="catalog.reading" values={{ read: loadedCount, total: Math.max(loadedCount, total) }} />
      )}
    </NoteRoot>
  );
}

const NoteRoot = chakra("p", { base: { textStyle: "sm" } });
