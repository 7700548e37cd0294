import { formatAddressLine, listRepairQuestions, formatDecimal, type RepairMenu, type Settings } from "@rewire/domain";
import { loadAllMessages, findPathLocale, type MessageKey } from "@rewire/messages";
import { omitBlankFields } from "../../document/omitBlankFields.ts";

/**
 * Creates the structured data (schema.org) of the repair page: the service with its price range, and the frequently
 * asked questions.
 */
export async function createRepairData(
  request: Request,
  { site, place, shop }: Settings,
  menus: readonly RepairMenu[],
): Promise<readonly Record<string, unknown>[]> {
  const { pathname } = new URL(request.url);
  const messages = await loadAllMessages(findPathLocale(pathname));
  const getMessageText = (key: MessageKey): string => {
    const message = messages[key];
    return typeof message === "string" ? message : "";
  };
  return [
    {
      "@context": "https://schema.org",
      "@type": "Service",
      name: getMessageText("repair.desk.title"),
      ...omitBlankFields({ description: shop.showStandardClaims ? getMessageText("repair.desk.lead") : "" }),
      url: `${site.baseUrl}${pathname.replace(/\.data$/, "")}`,
      provider: {
        "@type": "LocalBusiness",
        name: site.siteName,
        ...omitBlankFields({ telephone: site.number, email: site.email }),
        ...(formatAddressLine(place) === ""
          ? {}
          : {
              address: {
                "@type": "PostalAddress",
                ...omitBlankFields({
                  streetAddress: place.street,
                  postalCode: place.postcode,
                  addressLocality: place.city,
                }),
                addressCountry: shop.defaultCountry,
              },
            }),
      },
      offers: menus.flatMap(({ label, repairs }) =>
        repairs.map(({ name, price }) => ({
          "@type": "Offer",
          name: `${label}: ${name}`,
          priceSpecification: {
            "@type": "PriceSpecification",
            minPrice: formatDecimal(price),
            priceCurrency: price.currency,
          },
        })),
      ),
    },
    {
      "@context": "https://schema.org",
      "@type": "FAQPage",
      mainEntity: listRepairQuestions(shop.showStandardClaims).map((id) => ({
        "@type": "Question",
        name: getMessageText(`repair.question.${id}`),
        acceptedAnswer: { "@type": "Answer", text: getMessageText(`repair.answer.${id}`) },
      })),
    },
  ];
}
