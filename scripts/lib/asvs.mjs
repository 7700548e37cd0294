// Generates the table of OWASP ASVS 5.0, levels 1 and 2: docs/security/asvs.json is its data, asvs.md the result.

/** Levels of the requirements of the standard, version 5.0.0, in order, by section. */
export const LEVELS = {
  1.1: "22",
  1.2: "1111122223",
  1.3: "112222222223",
  1.4: "222",
  1.5: "123",
  2.1: "122",
  2.2: "112",
  2.3: "12223",
  2.4: "23",
  3.1: "3",
  3.2: "113",
  3.3: "12223",
  3.4: "11222233",
  3.5: "11122333",
  3.6: "3",
  3.7: "22333",
  4.1: "12233",
  4.2: "23333",
  4.3: "22",
  4.4: "1222",
  5.1: "2",
  5.2: "112333",
  5.3: "113",
  5.4: "222",
  6.1: "122",
  6.2: "111111112222",
  6.3: "11223333",
  6.4: "112233",
  6.5: "22222333",
  6.6: "2223",
  6.7: "33",
  6.8: "2222",
  7.1: "222",
  7.2: "1111",
  7.3: "22",
  7.4: "11222",
  7.5: "223",
  7.6: "22",
  8.1: "1233",
  8.2: "1123",
  8.3: "133",
  8.4: "23",
  9.1: "111",
  9.2: "1222",
  10.1: "22",
  10.2: "223",
  10.3: "22223",
  10.4: "1111122222233333",
  10.5: "22222",
  10.6: "22",
  10.7: "222",
  11.1: "2233",
  11.2: "22233",
  11.3: "11233",
  11.4: "1222",
  11.5: "23",
  11.6: "23",
  11.7: "33",
  12.1: "12233",
  12.2: "11",
  12.3: "22223",
  13.1: "2333",
  13.2: "222223",
  13.3: "2233",
  13.4: "1222233",
  14.1: "22",
  14.2: "12223333",
  14.3: "122",
  15.1: "12233",
  15.2: "12233",
  15.3: "1222222",
  15.4: "3333",
  16.1: "2",
  16.2: "22222",
  16.3: "2222",
  16.4: "222",
  16.5: "2223",
  17.1: "23",
  17.2: "22223333",
  17.3: "22",
};

/** Returns the ids of all requirements up to a level, with their level. */
export const requirementsUpTo = (level) =>
  Object.entries(LEVELS).flatMap(([section, levels]) =>
    levels
      .split("")
      .flatMap((digit, index) => (Number(digit) <= level ? [[`v5.0.0-${section}.${index + 1}`, Number(digit)]] : [])),
  );

const CHAPTERS = [
  "Encoding and sanitizing",
  "Validation and rules of the business",
  "Web pages",
  "Interfaces and web services",
  "Files",
  "Authentication",
  "Sessions",
  "Authorization",
  "Self-contained tokens",
  "OAuth and OpenID Connect",
  "Cryptography",
  "Communication",
  "Configuration",
  "Protection of data",
  "Coding and architecture",
  "Logging and errors",
  "WebRTC",
];
const STATES = { met: "met", notMet: "**not met**", notApplicable: "not applicable" };

const chapterOf = ({ id }) => Number(/^v5\.0\.0-(\d+)\./.exec(id)[1]);
const cell = (text) => text.replaceAll("|", "\\|");

const count = (rows, level) => {
  const of = (state) => rows.filter((row) => row.state === state && row.level === level).length;
  return `| ${level} | ${of("met")} | ${of("notMet")} | ${of("notApplicable")} |`;
};

const line = ({ id, level, requirement, state, note = "", shownBy = [] }) => {
  const proofs = shownBy.map(({ file, words }) => `\`${file}\` › \`${words}\``).join("<br>");
  const why = [cell(note), cell(proofs)].filter(Boolean).join("<br>");
  return `| ${id.replace("v5.0.0-", "")} | ${level} | ${cell(requirement)} | ${STATES[state]} | ${why} |`;
};

/** Renders the table as Markdown. */
export const toMarkdown = (rows) =>
  [
    "# OWASP ASVS 5.0, levels 1 and 2",
    "",
    "Made by `node scripts/asvs.mjs` from `asvs.json`; change that. Numbers are those of ASVS 5.0.0 " +
      "(`v5.0.0-1.1.1`); the words beside them are ours and short: the standard's own count. A met row names a test " +
      "and its title, or the line of code or configuration that does it; `scripts/lib/asvs.test.mjs` fails when one " +
      "of them is gone, or a requirement is missing.",
    "",
    "It speaks of the storefront. What WordPress and WooCommerce do behind it (passwords, mail, the pages of payment " +
      "plugins) and the proxy before it (TLS) are not applicable here and have to be looked at where they run.",
    "",
    "| Level | met | not met | not applicable |",
    "| --- | --- | --- | --- |",
    count(rows, 1),
    count(rows, 2),
    "",
    ...CHAPTERS.flatMap((name, index) => [
      `## ${index + 1}. ${name}`,
      "| | Level | Requirement, in short | | Shown by, or why |",
      "| --- | --- | --- | --- | --- |",
      ...rows.filter((row) => chapterOf(row) === index + 1).map(line),
      "",
    ]),
  ].join("\n");
