import { http, type HttpHandler } from "msw";

/**
 * Plays the other host of the scenario `otherPictureHost`, as the gateway would fetch from it: its pictures are the
 * workshop's own.
 *
 * @param pictureBaseUrl Where the shop says that its pictures lie.
 * @param siteUrl Where they do, without a slash at the end.
 */
export const otherPictures = (pictureBaseUrl: string, siteUrl: string): HttpHandler =>
  http.get(`${pictureBaseUrl}/*`, ({ request }) => fetch(`${siteUrl}${new URL(request.url).pathname}`));
