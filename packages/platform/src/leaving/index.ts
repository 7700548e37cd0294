export { holdFailedRequests, monitorDepartures } from "./whenStaying.ts";
