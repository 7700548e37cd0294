const NARROW = "\u202f";
const NO_BREAK = "\u00a0";

/**
 * Inserts the no-break spaces of French and Spanish typography: French before ; : ! ? % and inside « », Spanish before
 * %.
 */
export function withFixedSpaces(locale, text) {
  if (locale === "fr_FR") return text.replace(/ ([;:!?»%])/g, `${NARROW}$1`).replaceAll("« ", `«${NARROW}`);
  if (locale === "es_ES") return text.replaceAll(" %", `${NO_BREAK}%`);
  return text;
}

/** Number of occurrences of a character. */
const count = (text, sign) => text.split(sign).length - 1;

/** Finds violations of a language's typography in a message. @returns Descriptions of the errors. */
export function typographyIssues(locale, text) {
  const faults = [];
  const expectThat = (isHeld, fault) => {
    if (!isHeld) faults.push(fault);
  };
  expectThat(
    !text.includes("'") && !text.includes('"'),
    "straight quotes; use the language’s own, and ’ as apostrophe",
  );
  expectThat(!text.includes("..."), "three full stops; use …");
  if (locale === "fr_FR") {
    expectThat(!/[^\u202f!?][;:!?»](?!\d)/.test(text), "French sets a narrow no-break space before ; : ! ? »");
    expectThat(!/«(?!\u202f)/.test(text), "French sets a narrow no-break space after «");
  }
  if (locale === "es_ES") {
    expectThat(
      count(text, "¿") === count(text, "?") && count(text, "¡") === count(text, "!"),
      "Spanish opens what it closes: ¿ ? and ¡ !",
    );
  }
  const [open, close] = { de_DE: "„“", es_ES: "«»", fr_FR: "«»", it_IT: "«»", pt_BR: "“”" }[locale];
  for (const sign of "„“”«»") {
    if (sign !== open && sign !== close)
      expectThat(!text.includes(sign), `${sign} is not a quote of this language: ${open} ${close}`);
  }
  expectThat(count(text, open) === count(text, close), `a quote without its partner: ${open} ${close}`);
  return faults;
}
