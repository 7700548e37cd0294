// Notices of the commerce code in one file, so that those about a lost connection are loaded before it is lost.
export { VersionMonitor } from "../../document/VersionMonitor.tsx";
export { WaitingNotice } from "./WaitingNotice.tsx";
