export { createPageSystem } from "./createPageSystem.ts";
export { chakra } from "./factory.tsx";
export { createTokenDictionary, type TokenTree } from "./tokenDictionary.ts";
