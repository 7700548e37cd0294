import { loadTradeInFile } from "../../screens/TradeIn/tradeInAppointment.server.ts";
import type { Route } from "./+types/tradeInFile.ts";

/**
 * Handles `GET /trade-in/appointment.ics`: returns the calendar file of a trade-in appointment. Requires the key from
 * the link.
 */
export const loader = ({ context, request }: Route.LoaderArgs): Promise<Response> => loadTradeInFile(context, request);
