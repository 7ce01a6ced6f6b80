/**
 * The one class of errors that our code throws. Expected refusals are states, not exceptions; a thrown error is a fault of our code, of the
 * network or of the host page, and always carries one of these codes. They are a type alone, because a list of them would be in the file
 * that every page loads.
 */
export type ErrorCode =
  | "chunk.failed" // a file of ours could not be fetched, after all retries
  | "chunk.outdated" // a file of ours will never be fetched: its release is gone from the server, and only a reload helps
  | "chunk.invalid" // a file of ours arrived, but its content is not the expected code
  | "catalogue.failed" // the texts of a language could not be fetched
  | "view.crashed" // drawing a widget threw an exception
  | "network.offline" // the browser says that there is no connection
  | "network.unreachable" // the API could not be reached (down, blocked by CORS or CSP)
  | "network.timeout" // no response came within the time allowed
  | "network.aborted" // our code cancelled the request, because the response is not wanted any more
  | "response.invalid" // the response is not the JSON that the call declares
  | "http.refused" // the API refused the call: an HTTP status that is not ok, or a business refusal
  | "captcha.failed" // the captcha could not be solved
  | "config.invalid"; // an option or attribute has a value that is not accepted

export class DigiError extends Error {
  override readonly name = "DigiError";
  readonly code: ErrorCode;

  constructor(code: ErrorCode, options: { detail?: string; cause?: unknown } = {}) {
    // The detail of an error names kinds and paths, never what a visitor typed.
    super(options.detail ? `${code}: ${options.detail}` : code, options);
    this.code = code;
  }
}

/**
 * Returns the code of an error of class `DigiError`, also of one that the loader threw, which has its own copy of the class. Returns
 * undefined for any other error.
 */
export const codeOf = (cause: unknown): ErrorCode | undefined =>
  (cause as DigiError | undefined)?.name === "DigiError" ? (cause as DigiError).code : undefined;
