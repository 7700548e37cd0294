const NARROW = "\u202f";
const NO_BREAK = "\u00a0";

/** Sets the spaces that must not break, which no keyboard offers: French before ; : ! ? % and inside « », Spanish before %. */
export function withFixedSpaces(locale, text) {
  if (locale === "fr_FR") return text.replace(/ ([;:!?»%])/g, `${NARROW}$1`).replaceAll("« ", `«${NARROW}`);
  if (locale === "es_ES") return text.replaceAll(" %", `${NO_BREAK}%`);
  return text;
}

/** How often a sign occurs. */
const count = (text, sign) => text.split(sign).length - 1;

/** Finds violations of a language's typography in a message. @returns Descriptions of the errors. */
export function typographyFaults(locale, text) {
  const faults = [];
  const hold = (isHeld, fault) => {
    if (!isHeld) faults.push(fault);
  };
  hold(!text.includes("'") && !text.includes('"'), "straight quotes; use the language’s own, and ’ as apostrophe");
  hold(!text.includes("..."), "three full stops; use …");
  if (locale === "fr_FR") {
    hold(!/[^\u202f!?][;:!?»](?!\d)/.test(text), "French sets a narrow no-break space before ; : ! ? »");
    hold(!/«(?!\u202f)/.test(text), "French sets a narrow no-break space after «");
  }
  if (locale === "es_ES") {
    hold(
      count(text, "¿") === count(text, "?") && count(text, "¡") === count(text, "!"),
      "Spanish opens what it closes: ¿ ? and ¡ !",
    );
  }
  const [open, close] = { de_DE: "„“", es_ES: "«»", fr_FR: "«»", it_IT: "«»", pt_BR: "“”" }[locale];
  for (const sign of "„“”«»") {
    if (sign !== open && sign !== close)
      hold(!text.includes(sign), `${sign} is not a quote of this language: ${open} ${close}`);
  }
  hold(count(text, open) === count(text, close), `a quote without its partner: ${open} ${close}`);
  return faults;
}
