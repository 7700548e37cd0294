import "./vocabulary.ts";

export { chakra } from "@rewire/platform/chakra";
