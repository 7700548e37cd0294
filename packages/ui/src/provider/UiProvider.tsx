import { ChakraProvider } from "@chakra-ui/react";
import { defaultSettings, type ShopSettings } from "@rewire/domain";
import type { Locale, MessageKey, Messages } from "@rewire/messages";
import { parsedMessages } from "@rewire/platform/formatjs";
import type { ReactNode } from "react";
import { IntlProvider } from "react-intl";
import { getSystem } from "../theme/system.ts";
import { LinkComponentProvider, type LinkComponent } from "./LinkComponent.tsx";
import { PictureSourceProvider, type PictureSource } from "./PictureSource.tsx";
import { SettingsProvider } from "./Settings.tsx";

declare global {
  namespace FormatjsIntl {
    interface Message {
      ids: MessageKey;
    }
  }
}

export interface UiProviderProps {
  locale: Locale;
  /** From `loadMessages(locale)`. */
  messages: Messages;
  /** Renders links; the app gives its router link. @default "a" */
  linkComponent?: LinkComponent | undefined;
  /** What the shop owner configured. @default the specification's defaults */
  settings?: ShopSettings | undefined;
  /** Where smaller copies of pictures are. @default there are none */
  pictureSource?: PictureSource | undefined;
  children: ReactNode;
}

/** Provides design system, messages, links and settings to every component. Needs `@rewire/ui/theme.css` on the page. */
export function UiProvider({
  locale,
  messages,
  linkComponent = "a",
  settings = defaultSettings.store,
  pictureSource = originalOnly,
  children,
}: UiProviderProps) {
  return (
    <ChakraProvider value={getSystem()}>
      <IntlProvider locale={languageTag(locale)} messages={parsedMessages(messages)} onError={throwInDevelopment}>
        <SettingsProvider value={settings}>
          <LinkComponentProvider value={linkComponent}>
            <PictureSourceProvider value={pictureSource}>{children}</PictureSourceProvider>
          </LinkComponentProvider>
        </SettingsProvider>
      </IntlProvider>
    </ChakraProvider>
  );
}

const originalOnly = () => null;

/** The BCP 47 tag of a locale: `de-DE` for `de_DE`. */
export const languageTag = (locale: Locale): string => locale.replace("_", "-");

/** A missing or broken message is loud while we build, and falls back to its key in production. */
function throwInDevelopment(error: Error) {
  if (process.env.NODE_ENV !== "production") throw error;
}
