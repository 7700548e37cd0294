export { chakra } from "./factory.tsx";
export { createTokenDictionary } from "./tokenDictionary.ts";
