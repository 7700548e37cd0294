import type { GatewayConfig } from "../../config/GatewayConfig.ts";

/** Shorter ones stand in too many passwords by chance. */
const MIN_LENGTH = 4;

/** Names of systems and roles, and what people write when they are asked for a password. */
const COMMON = [
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

/** What stands for a letter in passwords that look harder than they are. */
const LOOKALIKES: Readonly<Record<string, string>> = {
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

const plain = (text: string): string => text.normalize("NFKC").toLowerCase();
const lettersOf = (text: string): string => plain(text).replaceAll(/[^\p{L}]/gu, "");
const withoutLookalikes = (text: string): string => text.replaceAll(/[013457@$!]/g, (sign) => LOOKALIKES[sign] ?? sign);

/**
 * Lists what everybody would try at this shop: its name and the words in it, the names of its hosts, `PASSWORD_WORDS`,
 * and names of systems and roles. All in small letters without spaces and signs.
 */
export function shopWords({ settings, allowedHosts, passwordWords }: ShopWordsConfig): readonly string[] {
  const { siteName, baseUrl } = settings.site;
  const hosts = [URL.parse(baseUrl)?.hostname ?? "", ...allowedHosts].flatMap((host) => host.split("."));
  const names = [siteName, ...siteName.split(/\s+/), ...hosts, ...passwordWords, ...COMMON];
  const list = new Set(names.map(lettersOf).filter((word) => word.length >= MIN_LENGTH));
  return [...list].toSorted((one, other) => other.length - one.length);
}

type ShopWordsConfig = Pick<GatewayConfig, "allowedHosts" | "passwordWords"> & {
  readonly settings: { readonly site: Pick<GatewayConfig["settings"]["site"], "siteName" | "baseUrl"> };
};

/**
 * Whether a password is nothing but words of the shop, with digits and signs around them or in the place of letters:
 * "Rewire2026!", "r3w1re-shop".
 *
 * @param words As {@link shopWords} lists them.
 */
export function isMadeOfShopWords(password: string, words: readonly string[]): boolean {
  const text = plain(password);
  // A year behind a word is one, or letters: "P@ssw0rd2026", "5tore".
  const readings = [text, withoutLookalikes(text), withoutLookalikes(text.replaceAll(/^\P{L}+|\P{L}+$/gu, ""))];
  return readings.some((reading) => {
    const letters = lettersOf(reading);
    const rest = words.reduce((left, word) => left.replaceAll(word, " "), letters);
    return rest !== letters && rest.trim() === "";
  });
}
