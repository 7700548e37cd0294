const SEND_CODE =
  "const id = this.connection.nextMessageId();\n        const messageObj = { id, method: method2, params: params2 };";

const createSetter = (value) =>
  `Object.getOwnPropertyDescriptor(Object.getPrototypeOf(inputElement), "value").set.call(inputElement, ${value});`;

/**
 * Each text of Playwright's code, and what takes its place.
 * @type {readonly { text: string, replacement: string }[]}
 */
const REPLACEMENTS = [
  // Firefox 153 does not know the command, without which Playwright opens no page. Colour scheme, motion and print stay
  // the browser's own.
  {
    text: SEND_CODE,
    replacement: `if (method2 === "emulation.setMediaFeaturesOverride") return {};\n        ${SEND_CODE}`,
  },
  // React does not hear of a value that a script assigns: its own setter on the element notes the value as known.
  { text: "inputElement.value = value;", replacement: createSetter("value") },
  // Fields without a selection, as those for e-mail addresses, are filled in anew.
  { text: "inputElement.value += text;", replacement: createSetter("text") },
];

/**
 * Returns Playwright's code such that it can drive an installed Firefox by WebDriver BiDi.
 * @param {string} code Of `lib/coreBundle.js`.
 * @throws {Error} if the code is another one.
 */
export function patchPlaywright(code) {
  let patched = code;
  for (const { text, replacement } of REPLACEMENTS) {
    if (!patched.includes(text)) throw new Error(`Playwright no longer has the code that its Firefox needs: ${text}`);
    patched = patched.replace(text, () => replacement);
  }
  return patched;
}
