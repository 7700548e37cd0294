import { reviewForm } from "@rewire/domain";
import type { Hono } from "hono";
import { sendAsVisitor } from "./sendAsVisitor.ts";

/** Headers by which the route decides whether a page of this origin has sent the form. */
const ORIGIN_HEADERS = ["origin", "sec-fetch-site"];

/** Creates the function that submits a review with photos in the visitor's session. */
export const createReviewSubmission =
  (app: Hono) =>
  async (request: Request, form: FormData, clientAddress: string): Promise<Response> => {
    const headers: Record<string, string> = { accept: "application/json" };
    for (const name of ORIGIN_HEADERS) {
      const value = request.headers.get(name);
      if (value !== null) headers[name] = value;
    }
    return sendAsVisitor(app, request, clientAddress, { path: reviewForm.path, method: "POST", headers, body: form });
  };
