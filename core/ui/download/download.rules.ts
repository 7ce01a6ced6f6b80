/** Tells whether the response is no file, or the file does not exist: a retry is of no use then (C-430). */
export const isMissing = ({ code, httpStatus }: { readonly code: string; readonly httpStatus?: number }): boolean =>
  code === "response.invalid" || code === "not_found" || httpStatus === 404;
