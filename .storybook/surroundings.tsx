import { defaultLocale, isLocale, loadAllMessages, type Locale, type Messages } from "@rewire/messages";
import { UiProvider, toLanguageTag } from "@rewire/ui";
import type { Decorator, Loader } from "@storybook/react-vite";
import { useEffect, type ReactNode } from "react";
import { pseudoMessages } from "./pseudoMessages.ts";
import { setReducedMotion } from "./reducedMotion.ts";

const localeOf = (value: unknown): Locale => (isLocale(value) ? value : defaultLocale);
const pseudo = new WeakMap<Messages, Messages>();
const loading = new Map<Locale, Promise<Messages>>();

async function messagesOf(locale: Locale): Promise<Messages> {
  const loadingMessages = loading.get(locale) ?? loadAllMessages(locale);
  loading.set(locale, loadingMessages);
  return loadingMessages;
}

/** Loads the messages of the toolbar's language. */
export const loadWords: Loader = async ({ globals }) => {
  const messages = await messagesOf(localeOf(globals["locale"]));
  if (globals["locale"] !== "pseudo") return { messages };
  const pseudoLocale = pseudo.get(messages) ?? pseudoMessages(messages);
  pseudo.set(messages, pseudoLocale);
  return { messages: pseudoLocale };
};

interface Choices {
  lang: string;
  dir: "ltr" | "rtl";
  isDark: boolean;
  textSize: string;
  isReduced: boolean;
}

/** Sets theme, language, direction, text size and motion on the root element, where the theme's rules match them. */
function dressPage({ lang, dir, isDark, textSize, isReduced }: Choices) {
  const page = document.documentElement;
  page.classList.toggle("dark", isDark);
  page.classList.toggle("light", !isDark);
  page.lang = lang;
  page.dir = dir;
  const fontSize = textSize === "100" ? "" : `${textSize}%`;
  if (page.style.fontSize !== fontSize) {
    page.style.fontSize = fontSize;
    endTransitions();
  }
  setReducedMotion(isReduced);
}

/**
 * Ends all transitions. Reduced motion gives every property a very short one, also the text size of the page, and `play`
 * would measure the size before it.
 */
function endTransitions() {
  // One of the page starts those of its descendants only when it ends.
  for (let transitions = running(); transitions.length > 0; transitions = running())
    for (const transition of transitions) transition.finish();
}

const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);

/** A story's own styles are inserted with its first render, so reduced motion is applied again. */
function Dressed({ isReduced, children }: { isReduced: boolean; children: ReactNode }) {
  useEffect(() => setReducedMotion(isReduced));
  return children;
}

/** Providers of every story: messages, design system, and the toolbar's settings. */
export const withSurroundings: Decorator = (Story, { globals, loaded, viewMode }) => {
  const locale = localeOf(globals["locale"]);
  const lang = toLanguageTag(locale);
  const dir = globals["direction"] === "rtl" ? "rtl" : "ltr";
  const isReduced = globals["motion"] === "reduced";
  const isDark = globals["theme"] === "dark";
  // On a docs page several stories share the document; each has its own language and direction.
  const isDocs = viewMode === "docs";
  dressPage({ lang, dir: isDocs ? "ltr" : dir, isDark, textSize: String(globals["textSize"]), isReduced });
  const story = (
    <UiProvider locale={locale} messages={loaded["messages"] as Messages}>
      <Dressed isReduced={isReduced}>
        <Story />
      </Dressed>
    </UiProvider>
  );
  return isDocs ? (
    <div lang={lang} dir={dir}>
      {story}
    </div>
  ) : (
    story
  );
};
