import { ChakraProvider } from "@chakra-ui/react";
import { defaultSettings, type ShopSettings } from "@rewire/domain";
import type { Locale, MessageKey, Messages } from "@rewire/messages";
import { toParsedMessages } from "@rewire/platform/formatjs";
import type { ReactNode } from "react";
import { RawIntlProvider } from "react-intl";
import { getCachedIntl } from "./getCachedIntl.ts";
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
  /** Messages from `loadMessages(locale)`. */
  messages: Messages;
  /** Component that renders links; the app passes its router link. @default "a" */
  linkComponent?: LinkComponent | undefined;
  /** Configuration by the shop owner. @default the specification's defaults */
  settings?: ShopSettings | undefined;
  /** Returns the URLs of smaller picture copies. @default none */
  pictureSource?: PictureSource | undefined;
  children: ReactNode;
}

/**
 * Provider of the design system, messages, links and settings for all components. The page must load
 * `@rewire/ui/late.css`.
 */
export function UiProvider({
  locale,
  messages,
  linkComponent = "a",
  settings = defaultSettings.shop,
  pictureSource = emptyPictureSource,
  children,
}: UiProviderProps) {
  const intl = getCachedIntl({
    locale: toLanguageTag(locale),
    messages: toParsedMessages(messages),
    onError: throwInDevelopment,
  });
  return (
    <ChakraProvider value={getSystem()}>
      <RawIntlProvider value={intl}>
        <SettingsProvider value={settings}>
          <LinkComponentProvider value={linkComponent}>
            <PictureSourceProvider value={pictureSource}>{children}</PictureSourceProvider>
          </LinkComponentProvider>
        </SettingsProvider>
      </RawIntlProvider>
    </ChakraProvider>
  );
}

const emptyPictureSource = () => null;

/** Converts a locale to a BCP 47 language tag: `de-DE` for `de_DE`. */
export const toLanguageTag = (locale: Locale): string => locale.replace("_", "-");

/**
 * Throws an error about a missing or malformed message in development; in production, the message's key is shown
 * instead.
 */
function throwInDevelopment(error: Error) {
  if (process.env.NODE_ENV !== "production") throw error;
}
