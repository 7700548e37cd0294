/** Base class of the library's stores, which has types but is not exported by its main module. */
declare module "rate-limiter-flexible/lib/RateLimiterStoreAbstract.js" {
  import { RateLimiterStoreAbstract } from "rate-limiter-flexible";

  export default RateLimiterStoreAbstract;
}
