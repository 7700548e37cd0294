import { Suspense, use, type ReactNode } from "react";
import { loadDeskMessages } from "@rewire/messages";
import { MoreMessages } from "@rewire/ui";
import { useDocument } from "../../i18n/DocumentContext.tsx";
import { wordsWhenOnline } from "../../i18n/wordsWhenOnline.ts";

const deskWords = wordsWhenOnline(loadDeskMessages);

/** Suspends until the messages of repairs are loaded, which cart and checkout do not need. */
export function RepairWords({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={null}>
      <WithRepairWords>{children}</WithRepairWords>
    </Suspense>
  );
}

function WithRepairWords({ children }: { children: ReactNode }) {
  const { locale } = useDocument();
  return <MoreMessages messages={use(deskWords(locale))}>{children}</MoreMessages>;
}
