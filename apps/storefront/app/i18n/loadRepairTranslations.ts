import { isKeyOf, type RepairMenu, type RepairOffer } from "@rewire/domain";
import { loadAllMessages, findPathLocale, type Messages } from "@rewire/messages";

/**
 * Returns functions that translate repair price lists into the language of the URL. Faults and device types without a
 * translation keep the names used by the shop.
 */
export async function loadRepairTranslations(request: Request) {
  const locale = findPathLocale(new URL(request.url).pathname);
  const messages = await loadAllMessages(locale);
  const list = new Intl.ListFormat(locale.replace("_", "-"), { type: "unit" });
  const localizeOffer = (repairOffer: RepairOffer): RepairOffer => ({
    ...repairOffer,
    name:
      getMessageText(
        messages,
        `repairPart.${repairOffer.fault.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())}`,
      ) ?? repairOffer.name,
  });
  const localizeLabel = ({ label: shopLabel, families }: RepairMenu) => {
    const names = families.map((family) =>
      family === "other" ? undefined : getMessageText(messages, `repair.family.${family}`),
    );
    return names.length > 0 && names.every((name) => name !== undefined) ? list.format(names) : shopLabel;
  };
  return {
    localizeOffers: (offers: readonly RepairOffer[]): readonly RepairOffer[] => offers.map(localizeOffer),
    localizeMenus: (menus: readonly RepairMenu[]): readonly RepairMenu[] =>
      menus.map((menu) => ({ ...menu, label: localizeLabel(menu), repairs: menu.repairs.map(localizeOffer) })),
  };
}

const getMessageText = (messages: Messages, key: string): string | undefined => {
  const message = isKeyOf(messages, key) ? messages[key] : undefined;
  return typeof message === "string" ? message : undefined;
};
