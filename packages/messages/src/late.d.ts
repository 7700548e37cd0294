declare module "*.json?late" {
  const messages: unknown;
  export default messages;
}
