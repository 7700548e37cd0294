declare module "*.json?desk" {
  const messages: unknown;
  export default messages;
}
declare module "*.json?server" {
  const messages: unknown;
  export default messages;
}
declare module "*.json?deferred" {
  const messages: unknown;
  export default messages;
}
declare module "*.json?withdrawal" {
  const messages: unknown;
  export default messages;
}
declare module "*.json?fit" {
  const messages: unknown;
  export default messages;
}
declare module "*.json?alert" {
  const messages: unknown;
  export default messages;
}
declare module "*.json?tradeIn" {
  const messages: unknown;
  export default messages;
}
declare module "*.json?service" {
  const messages: unknown;
  export default messages;
}
declare module "*.json?privacy" {
  const messages: unknown;
  export default messages;
}
declare module "*.json?goods" {
  const messages: unknown;
  export default messages;
}
