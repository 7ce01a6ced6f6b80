/** Tells whether the response was no file, or the file does not exist, so that a retry would not help (C-430). */
export const isMissing = ({ code, httpStatus }: { readonly code: string; readonly httpStatus?: number }): boolean =>
  code === "response.invalid" || code === "not_found" || httpStatus === 404;
