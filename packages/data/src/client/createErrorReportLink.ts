import { ApolloLink, type ErrorLike } from "@apollo/client";
import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import { tap } from "rxjs";
import { toFailure } from "../failure/toFailure.ts";

/** Failed GraphQL operation, with its client, the HTTP status and the errors. */
export interface OperationError {
  /** Name of the client that sent the operation. */
  readonly client: string;
  readonly operation: { readonly kind: string; readonly name: string };
  /** HTTP status; null when there was no response. */
  readonly status: number | null;
  readonly errors: readonly unknown[];
}

/** Creates an Apollo link that reports every operation that failed or returned errors. */
export function createErrorReportLink(client: string, reportError: (error: OperationError) => void): ApolloLink {
  return new ApolloLink((operation, forward) => {
    const report = (status: number | null, errors: readonly unknown[]) =>
      reportError({
        client,
        operation: { kind: operation.operationType, name: operation.operationName ?? "" },
        status,
        errors,
      });
    const readStatus = () => {
      const response: unknown = operation.getContext()["response"];
      return response instanceof Response ? response.status : null;
    };
    return forward(operation).pipe(
      tap({
        next: ({ errors }) => {
          if (errors?.length) report(readStatus(), errors);
        },
        error: (error: ErrorLike) => {
          if (CombinedGraphQLErrors.is(error)) report(readStatus(), error.errors);
          else report(ServerError.is(error) ? error.statusCode : readStatus(), [error.message]);
        },
      }),
    );
  });
}

/** Returns whether the shop rejected the session token of an operation. */
export const isSessionError = ({ errors }: OperationError): boolean =>
  errors.some((error) => {
    const message: unknown = typeof error === "object" && error !== null && "message" in error ? error.message : error;
    return typeof message === "string" && toFailure(message).kind === "sessionExpired";
  });
