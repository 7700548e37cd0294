declare module "*.json?desk" {
  const messages: unknown;
  export default messages;
}
declare module "*.json?served" {
  const messages: unknown;
  export default messages;
}
declare module "*.json?late" {
  const messages: unknown;
  export default messages;
}
