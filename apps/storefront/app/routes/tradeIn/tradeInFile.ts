import { loadTradeInFile } from "../../screens/TradeIn/tradeInAppointment.server.ts";
import type { Route } from "./+types/tradeInFile.ts";

/** Handles `GET /trade-in/appointment.ics`: the calendar file of an appointment; requires the key of its link. */
export const loader = ({ context, request }: Route.LoaderArgs): Promise<Response> => loadTradeInFile(context, request);
