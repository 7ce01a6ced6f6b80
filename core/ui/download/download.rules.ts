/** What was answered is no file, or there is none: trying again is no use (C-430). */
export const isMissing = ({ code, httpStatus }: { readonly code: string; readonly httpStatus?: number }): boolean =>
  code === "response.invalid" || code === "not_found" || httpStatus === 404;
