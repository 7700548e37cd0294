import { defaultSettings } from "../settings/defaultSettings.ts";
import type { ShopSettings } from "../settings/ShopSettings.ts";

const rateLabels: Readonly<Record<string, string>> = {
  free_shipping: "Kostenloser Versand",
  flat_rate: "Versand",
  local_pickup: "Abholung in der Kabelstraße 12",
};

const gateways: Readonly<Record<string, readonly [title: string, description: string]>> = {
  bacs: [
    "Überweisung",
    "Bitte überweisen Sie den Betrag an Rewire GmbH, IBAN DE02 1203 0000 0000 2020 51, BIC BYLADEM1001.<br />Bitte nennen Sie Ihre Bestellnummer als Verwendungszweck.",
  ],
  cheque: ["Scheck", "Bitte senden Sie einen Scheck."],
  cod: ["Nachnahme", "Bezahlen Sie bar bei der Lieferung."],
  stripe: ["Kreditkarte", "Bezahlen Sie mit Ihrer Karte."],
  bridge: ["Bridge", "Sie werden zum Bezahlen zu Bridge geleitet."],
};

/** Returns settings as a German shop would have written them: names of rates and of ways to pay. */
export const translateSettings = (
  settings: Partial<ShopSettings> = {},
): Pick<ShopSettings, "zones" | "gateways"> & Partial<ShopSettings> => ({
  ...settings,
  zones: (settings.zones ?? defaultSettings.zones).map((zone) => ({
    ...zone,
    methods: zone.methods.map((method) => ({ ...method, label: rateLabels[method.kind] ?? method.label })),
  })),
  gateways: (settings.gateways ?? defaultSettings.gateways).map((gateway) => {
    const [title, description] = gateways[gateway.id] ?? [gateway.title, gateway.description];
    return { ...gateway, title, description };
  }),
});
