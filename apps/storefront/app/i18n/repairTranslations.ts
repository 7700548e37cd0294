import { isKeyOf, type RepairMenu, type RepairOffer } from "@rewire/domain";
import { loadAllMessages, localeOfPath, type Messages } from "@rewire/messages";

/**
 * Returns functions that localise price lists of repairs in the language of the URL; faults and devices without a
 * translation keep the shop's names.
 */
export async function repairTranslations(request: Request) {
  const locale = localeOfPath(new URL(request.url).pathname);
  const messages = await loadAllMessages(locale);
  const list = new Intl.ListFormat(locale.replace("_", "-"), { type: "unit" });
  const offer = (one: RepairOffer): RepairOffer => ({
    ...one,
    name:
      wordsOf(messages, `repairPart.${one.fault.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}`) ??
      one.name,
  });
  const label = ({ label: shops, families }: RepairMenu) => {
    const names = families.map((family) =>
      family === "other" ? undefined : wordsOf(messages, `repair.family.${family}`),
    );
    return names.length > 0 && names.every((name) => name !== undefined) ? list.format(names) : shops;
  };
  return {
    offers: (offers: readonly RepairOffer[]): readonly RepairOffer[] => offers.map(offer),
    menus: (menus: readonly RepairMenu[]): readonly RepairMenu[] =>
      menus.map((menu) => ({ ...menu, label: label(menu), repairs: menu.repairs.map(offer) })),
  };
}

const wordsOf = (messages: Messages, key: string): string | undefined => {
  const message = isKeyOf(messages, key) ? messages[key] : undefined;
  return typeof message === "string" ? message : undefined;
};
