// URLs and headers that once were slow to process, and variants of them.

const many = (count, make) => Array.from({ length: count }, (_, at) => make(at)).join(",");
const letter = (at) => String.fromCharCode(97 + (at % 26));
const twoLetters = (at) => `${letter(at)}${letter(Math.floor(at / 26))}${at >= 676 ? Math.floor(at / 676) : ""}`;

/** Attribute names by which a list can be filtered. */
export const filterNames = ["category", "pa_brand", "pa_color", "pa_storage", "price", "rating", "sale"];

/** URLs of the maximum length that Node accepts. */
export const longAddresses = [
  `/products?filter=category[${many(3_900, twoLetters)}]`,
  `/products?filter=${filterNames.map((name) => `${name}[${many(500, twoLetters)}]`).join(",")}`,
  `/products?filter=${many(1_200, () => "sale[true]")}`,
  `/products?filter=${"category[a],".repeat(1_200)}`,
  `/products?filter=category[${many(60, (at) => "x".repeat(190) + at)}]`,
  `/products?filter=category[${many(1_000, (at) => `%F0%9F%8E%AE${at % 10}`)}]`,
  `/products?filter=category[${many(2_000, (at) => `%25${at}`)}]`,
  `/products?${"filter=category[a]&".repeat(700)}`,
  `/products?search=${"a+".repeat(5_000)}`,
  `/products?search=${many(2_400, twoLetters).replaceAll(",", "+")}`,
  `/products?search=${"nordlsy".repeat(2_000)}`,
  `/products?search=${"%CC%81%CC%96".repeat(1_200)}`,
  `/products?search=%22${"+".repeat(14_000)}x`,
  `/products/page/${"9".repeat(14_000)}`,
  `/products/page/999999999?filter=category[${many(3_000, twoLetters)}]`,
  `/product-category/smartphones?filter=category[${many(3_000, twoLetters)}]&search=${"ab+".repeat(1_000)}`,
  `/product/${"x".repeat(14_000)}`,
  `/product/nordlys-n3-pro?${many(1_500, (at) => `pa_${at}=${at}`).replaceAll(",", "&")}`,
  `/compare?products=${many(3_000, twoLetters)}`,
  `/cards?ids=${many(2_500, (at) => at + 1)}`,
  `/suggestions?search=${"a+".repeat(7_000)}`,
  `/suggestions?search=${"qwertzuiop".repeat(20)}`,
  `/icons/ion.json?icons=${many(3_000, twoLetters)}`,
  `/media/${"a/".repeat(7_000)}x.jpg`,
  `/sitemap.xml?part=${"9".repeat(9_000)}`,
  `/repair?${"fault=screen&".repeat(1_100)}`,
  `/repair?device=other&words=${"a+".repeat(40)}&brand=${"b".repeat(9_000)}`,
  `/repair/status?number=${"1".repeat(14_000)}&key=x`,
  `/my-account/lost-password?key=${"k".repeat(7_000)}&login=${"l".repeat(7_000)}`,
  `/order-summary/${"1".repeat(14_000)}`,
  `/checkout?${"a=b&".repeat(3_500)}`,
  `/my-account?tab=${"x".repeat(14_000)}`,
  `/${"a/".repeat(7_000)}`,
  `/${"../".repeat(4_500)}`,
  "/".repeat(14_000),
  `/${"%2f".repeat(4_500)}`,
  `/${"%".repeat(14_000)}`,
  `/${"%09/".repeat(3_500)}`,
  `/${"en_US/".repeat(2_000)}`,
  `/products.data?_routes=${many(2_500, twoLetters)}`,
  `/products.data?filter=category[${many(3_900, twoLetters)}]`,
  `/__manifest?version=x&paths=${many(2_000, (at) => `/a${at}`)}`,
];

/** Headers of the maximum length that contain lists. */
export const longHeaders = [
  { cookie: "i18n_redirected=; ".repeat(700) },
  { cookie: `woocommerce-session=${"a.".repeat(6_000)}` },
  { cookie: `x=${"%22;".repeat(3_000)}` },
  { "accept-language": many(1_400, (at) => `a${at};q=0.5`) },
  { "accept-language": ";".repeat(14_000) },
  { "accept-encoding": "br,".repeat(4_500) },
  { accept: "image/avif,".repeat(1_200) },
  { "x-forwarded-for": "1.1.1.1,".repeat(1_500) },
  { "if-none-match": '"a",'.repeat(3_500) },
  { range: `bytes=${many(1_500, (at) => `${at}-`)}` },
];
