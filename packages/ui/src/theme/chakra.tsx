export { chakra } from "@rewire/platform/chakra";
