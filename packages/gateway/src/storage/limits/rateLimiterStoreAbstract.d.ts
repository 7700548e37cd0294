/** The base of all the library's stores, which it types but does not export by its main module. */
declare module "rate-limiter-flexible/lib/RateLimiterStoreAbstract.js" {
  import { RateLimiterStoreAbstract } from "rate-limiter-flexible";

  export default RateLimiterStoreAbstract;
}
