import type { GatewayConfig } from "../../config/GatewayConfig.ts";

/** Minimum length of a word; shorter ones occur in too many passwords by chance. */
const MIN_WORD_LENGTH = 4;

/** Names of systems and roles, and common password words. */
const COMMON_WORDS = [
  "password",
  "passwort",
  "kennwort",
  "contraseña",
  "motdepasse",
  "senha",
  "welcome",
  "willkommen",
  "login",
  "admin",
  "administrator",
  "account",
  "customer",
  "shop",
  "store",
  "woocommerce",
  "wordpress",
];

/** Characters that replace letters in passwords ("leetspeak"). */
const LOOKALIKE_LETTERS: Readonly<Record<string, string>> = {
  "0": "o",
  "1": "i",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "@": "a",
  $: "s",
  "!": "i",
};

const normalizeText = (text: string): string => text.normalize("NFKC").toLowerCase();
const extractLetters = (text: string): string => normalizeText(text).replaceAll(/[^\p{L}]/gu, "");
const replaceLookalikes = (text: string): string =>
  text.replaceAll(/[013457@$!]/g, (character) => LOOKALIKE_LETTERS[character] ?? character);

/**
 * Returns easily guessed words for this shop, in lower case without spaces and punctuation: its name and the words in
 * it, its host names, `PASSWORD_WORDS`, and common names of systems and roles.
 */
export function collectShopWords({ settings, allowedHosts, passwordWords }: ShopWordsConfig): readonly string[] {
  const { siteName, baseUrl } = settings.site;
  const hosts = [URL.parse(baseUrl)?.hostname ?? "", ...allowedHosts].flatMap((host) => host.split("."));
  const names = [siteName, ...siteName.split(/\s+/), ...hosts, ...passwordWords, ...COMMON_WORDS];
  const list = new Set(names.map(extractLetters).filter((word) => word.length >= MIN_WORD_LENGTH));
  return [...list].toSorted((a, b) => b.length - a.length);
}

type ShopWordsConfig = Pick<GatewayConfig, "allowedHosts" | "passwordWords"> & {
  readonly settings: { readonly site: Pick<GatewayConfig["settings"]["site"], "siteName" | "baseUrl"> };
};

/**
 * Returns whether a password consists only of the shop's words, with digits and punctuation around them or in place of
 * letters: "Rewire2026!", "r3w1re-shop".
 *
 * @param shopWords Words as returned by {@link collectShopWords}.
 */
export function isMadeOfShopWords(password: string, shopWords: readonly string[]): boolean {
  const text = normalizeText(password);
  // Digits around a word are either a number or letters: "P@ssw0rd2026", "5tore".
  const variants = [text, replaceLookalikes(text), replaceLookalikes(text.replaceAll(/^\P{L}+|\P{L}+$/gu, ""))];
  return variants.some((candidate) => {
    const letters = extractLetters(candidate);
    const remainingLetters = shopWords.reduce((remainingText, word) => remainingText.replaceAll(word, " "), letters);
    return remainingLetters !== letters && remainingLetters.trim() === "";
  });
}
