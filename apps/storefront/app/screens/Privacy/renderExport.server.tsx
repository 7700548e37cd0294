import { formatMoney, type Money } from "@rewire/domain";
import type { JsonValue, PersonalDataExport } from "@rewire/gateway";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { IntlShape } from "react-intl";
import type { MessageKey } from "@rewire/messages";
import { palette } from "@rewire/ui/palette";

/** Headings of the parts; a part without one goes by the name of its source. */
const titles: Readonly<Record<string, MessageKey>> = {
  shop: "privacyMail.section.shop",
  withdrawals: "privacyMail.section.withdrawals",
  addresses: "privacyMail.section.addresses",
  alerts: "privacyMail.section.alerts",
  tradeIns: "privacyMail.section.tradeIns",
  devices: "privacyMail.section.devices",
  reviews: "privacyMail.section.reviews",
  reviewPhotos: "privacyMail.section.reviewPhotos",
  sharedWishlists: "privacyMail.section.sharedWishlists",
  messages: "privacyMail.section.messages",
};

const STYLESHEET = `body{font:16px/1.5 sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse}th,td{text-align:start;vertical-align:top;padding:.2rem .8rem .2rem 0;border-top:1px solid ${palette.tin[300]}}th{font-weight:600}img{max-width:100%;height:auto}ol{padding-inline-start:1.4rem}`;

interface ExportDocumentProps {
  data: PersonalDataExport;
  intl: IntlShape;
  siteName: string;
}

/** Renders an export of a customer's data as an HTML page without external resources. All texts are escaped. */
export const renderExport = (data: PersonalDataExport, intl: IntlShape, siteName: string): string =>
  `<!doctype html>${renderToStaticMarkup(<ExportDocument data={data} intl={intl} siteName={siteName} />)}`;

function ExportDocument({ data, intl, siteName }: ExportDocumentProps) {
  const title = intl.formatMessage({ id: "privacyMail.export.subject" }, { shop: siteName });
  const createdAtText = intl.formatDate(data.createdAt, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
  const noDataText = intl.formatMessage({ id: "privacyMail.file.nothing" });
  return (
    <html lang={intl.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{STYLESHEET}</style>
      </head>
      <body>
        <h1>{title}</h1>
        <p>{intl.formatMessage({ id: "privacyMail.file.created" }, { moment: `${createdAtText} UTC` })}</p>
        {Object.entries(data.sections).map(([name, value]) => (
          <section key={name}>
            <h2>{titles[name] ? intl.formatMessage({ id: titles[name] }) : name}</h2>
            {isEmpty(value) ? <p>{noDataText}</p> : <ExportValue value={value} locale={intl.locale} />}
          </section>
        ))}
      </body>
    </html>
  );
}

const isEmpty = (value: JsonValue | undefined): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

const isMoney = (value: object): value is Money =>
  "minor" in value && "currency" in value && typeof value.minor === "number" && typeof value.currency === "string";

/** Value of the copy: a list, a table of fields without empty ones, an amount or a string. */
function ExportValue({ value, locale }: { value: JsonValue | undefined; locale: string }): ReactNode {
  if (Array.isArray(value)) {
    return (
      <ol>
        {value.map((item: JsonValue, index) => (
          <li key={index}>
            <ExportValue value={item} locale={locale} />
          </li>
        ))}
      </ol>
    );
  }
  if (typeof value === "string" && value.startsWith("data:image/")) return <img src={value} alt="" />;
  if (typeof value !== "object" || value === null) return String(value ?? "");
  if (isMoney(value)) return formatMoney(value, locale);
  return (
    <table>
      <tbody>
        {Object.entries(value)
          .filter(([, field]) => !isEmpty(field))
          .map(([name, field]) => (
            <tr key={name}>
              <th scope="row">{splitFieldName(name)}</th>
              <td>
                <ExportValue value={field} locale={locale} />
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

/** Returns the name of a field as words: "shippingTitle" becomes "Shipping title". */
const splitFieldName = (name: string): string => {
  const label = name.replaceAll(/([a-z])([A-Z0-9])/g, "$1 $2").toLowerCase();
  return label.charAt(0).toUpperCase() + label.slice(1);
};
