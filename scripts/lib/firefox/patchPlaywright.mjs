/** Each text of Playwright's code, and what takes its place. */
const REPLACEMENTS = [
  // Firefox 153 does not know the command, without which Playwright opens no page. Colour scheme, motion and print stay
  // the browser's own.
  [
    "const id = this.connection.nextMessageId();\n        const messageObj = { id, method: method2, params: params2 };",
    (text) => `if (method2 === "emulation.setMediaFeaturesOverride") return {};\n        ${text}`,
  ],
  // React does not hear of a value that a script assigns: its own setter on the element notes the value as known.
  ["inputElement.value = value;", () => createSetter("value")],
  // Fields without a selection, as those for e-mail addresses, are filled in anew.
  ["inputElement.value += text;", () => createSetter("text")],
];

const createSetter = (value) =>
  `Object.getOwnPropertyDescriptor(Object.getPrototypeOf(inputElement), "value").set.call(inputElement, ${value});`;

/**
 * Returns Playwright's code such that it can drive an installed Firefox by WebDriver BiDi.
 * @param {string} code Of `lib/coreBundle.js`.
 * @throws {Error} if the code is another one.
 */
export function patchPlaywright(code) {
  let patched = code;
  for (const [text, replace] of REPLACEMENTS) {
    if (!patched.includes(text)) throw new Error(`Playwright no longer has the code that its Firefox needs: ${text}`);
    patched = patched.replace(text, () => replace(text));
  }
  return patched;
}
