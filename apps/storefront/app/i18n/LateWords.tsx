import { Suspense, use, type ReactNode } from "react";
import { loadDeferredMessages } from "@rewire/messages";
import { MoreMessages } from "@rewire/ui";
import { useDocument } from "./DocumentContext.tsx";
import { wordsWhenOnline } from "./wordsWhenOnline.ts";

const lateWords = wordsWhenOnline(loadDeferredMessages);

/** Suspends until the messages of cart, checkout and orders are loaded, which the first pages do not need. */
export function LateWords({ children, fallback = null }: { children: ReactNode; fallback?: ReactNode }) {
  return (
    <Suspense fallback={fallback}>
      <WithLateWords>{children}</WithLateWords>
    </Suspense>
  );
}

function WithLateWords({ children }: { children: ReactNode }) {
  const { locale } = useDocument();
  return <MoreMessages messages={use(lateWords(locale))}>{children}</MoreMessages>;
}
