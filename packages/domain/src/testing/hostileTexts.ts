/** What a hostile text is made of, over and over: each piece has slowed some reader of texts down somewhere. */
const hostilePieces: Readonly<Record<string, string>> = {
  "an open tag": "<a ",
  "a tag's beginning": "<p",
  "less than": "<",
  "greater than": ">",
  "an open comment": "<!--",
  "a closed comment": "<!---->",
  "an open script": "<script",
  "a script": "<script>",
  "a closing script": "</script ",
  "a noscript": "<noscript></p>",
  "a picture": "<img src=",
  "a picture with a picture in it": '<img src="data:',
  "an attribute": '<a b="',
  "many attributes": "a=1 ",
  "a nested list": "<li><ul>",
  "a table": "<table>",
  "an entity's beginning": "&",
  "a number's beginning": "&#x",
  "an entity": "&amp;",
  "an entity in an entity": "&ampamp",
  "an entity for a tag": "&lt;p",
  brackets: "((((",
  "square brackets": "[",
  "an item": "x[",
  "an empty item": "[],",
  braces: '{"a":',
  spaces: " ",
  tabs: "\t",
  "line feeds": "\n",
  "hard spaces": "\u00a0",
  words: "a b ",
  commas: ",",
  semicolons: "; ",
  percents: "%",
  "a broken encoding": "%F0%9",
  "an encoded percent": "%25",
  digits: "1",
  "grouped digits": "1,",
  "spaced digits": "1 ",
  amounts: "EUR 1 ",
  dashes: "-",
  "spaced dashes": " - ",
  points: ".",
  slashes: "/",
  backslashes: "\\",
  quotes: '"',
  apostrophes: "'",
  "curly quotes": "“",
  "the letter a": "a",
  "capital letters": "A",
  syllables: "a-",
  "an accent": "é",
  "a sharp s": "ß",
  "combining marks": "\u0301",
  "marks out of order": "\u0301\u0316",
  joiners: "\u200d",
  "a family": "👩‍👩‍👧",
  "a high surrogate": "\ud83d",
  "a low surrogate": "\udca1",
  "a pair": "💡",
  zeros: "\0",
  "a ligature of eighteen": "ﷺ",
  "a token": "eyJ-",
  "a bearer": "Bearer ",
  "a key": "?key=",
  "an address": "//x:y",
  "an at sign": "@",
  "an equals sign": "a=b&",
  "a refusal": 'cannot add "',
  "a gift card": "gift card ",
};

/** What stands around the pieces, so that whatever almost fits does not fit in the end. */
const frames: readonly (readonly [before: string, after: string])[] = [
  ["", ""],
  ["", "y"],
  ["x", ">"],
];

/** A text that somebody might send to keep a server busy. */
export interface HostileText {
  /** What it is made of. */
  readonly name: string;
  /** The text, of about so many characters. */
  readonly ofLength: (length: number) => string;
}

/** Every hostile text: each piece in each frame. */
export const hostileTexts: readonly HostileText[] = Object.entries(hostilePieces).flatMap(([name, piece]) =>
  frames.map(([before, after]) => ({
    name: [before, name, after].filter(Boolean).join(" "),
    ofLength: (length) => `${before}${piece.repeat(Math.ceil(length / piece.length))}${after}`,
  })),
);

/**
 * Functions that read a string from outside, by name; what they answer does not matter, nor that they may refuse it.
 */
export type TextReaders = Readonly<Record<string, (text: string) => unknown>>;
