/** The session as widgets see it (decisions §5). `create-session.ts` creates it, once per page. */
import type { ReadonlySignal } from "@preact/signals-core";
import type { AsCustomer, Call } from "#core/services/api/call.ts";
import type { Outcome } from "#core/services/api/outcome.ts";
import type { Language } from "#core/base/values/language.ts";
import type { CodeSent as Sent, SessionUser as User } from "./session.schema.ts";

export type SessionUser = Readonly<User>;

export type SessionState =
  /** Whether somebody is signed in is not known yet. Next: anonymous, signed-in. */
  | { readonly status: "unknown" }
  /**
   * Nobody is signed in. `ended` tells how a session ended: the visitor signed out, in this tab or another one, or it expired. Next:
   * signed-in.
   */
  | { readonly status: "anonymous"; readonly ended?: "signed-out" | "signed-out-elsewhere" | "expired" }
  /**
   * The visitor is signed in. `survivesReload` is false where the browser stores neither cookies nor web storage for us. Next: anonymous.
   */
  | { readonly status: "signed-in"; readonly user: SessionUser; readonly survivesReload: boolean };

export type CodeSent = Readonly<Sent>;

export type Session = {
  readonly state: ReadonlySignal<SessionState>;
  /** Tells whether somebody is signed in. While that is not known yet, the mark of a session in the browser counts as a yes. */
  mayBeSignedIn(): boolean;
  /**
   * Finds out, once for all widgets and tabs, whether this visitor is signed in. The API is called only where the browser has the mark of a
   * session.
   */
  restore(): Promise<void>;
  /** Sends the credentials (step one). The result is stored in this tab, for 30 minutes at most, and never leaves the session. */
  begin(
    credentials: { readonly username: string; readonly password: string; readonly recaptcha?: string },
    signal?: AbortSignal,
  ): Promise<Outcome<void>>;
  /** Returns the facts about the code that was sent last, for a login that this tab started before a reload. */
  pendingCode(): CodeSent | undefined;
  /** Sends the code of step two to the customer (P-114). */
  sendCode(signal?: AbortSignal): Promise<Outcome<CodeSent>>;
  /** Sends the typed code (step two). On success the state becomes `signed-in`, in this tab and the others. */
  verify(code: string, signal?: AbortSignal): Promise<Outcome<SessionUser>>;
  /** Deletes the result of step one, so that the visitor has to give credentials again. */
  abandon(): void;
  /** Sends the activation mail again, for credentials that were right but got the response `not_activated`. */
  resendActivation(credentials: { readonly username: string; readonly password: string }): Promise<Outcome<void>>;
  /**
   * The option `data-api`, as the page author wrote it. Downloads carry the customer's token to this address, and to no other
   * (core/ui/download/is-api.ts).
   */
  readonly api: unknown;
  /** Signs out at once, in this tab and all others, and informs the API. The visitor never gets a failure. */
  signOut(): Promise<void>;
};

/** The data that the page's own scripts may know: `digiWidgets.session.state`. */
export type SessionSummary = { readonly signedIn: boolean; readonly user?: Pick<SessionUser, "email" | "first_name" | "last_name"> };

/** Returns the parameters by which every call of the session identifies its sender. */
export type ClientParams = () => { readonly device_id: string; readonly lang: Language };

/**
 * The session of the page, with what only the kernel uses: the function that sends a customer's calls, and the summary for the host page.
 */
export type PageSession = Session & {
  /** Sends the calls that need a signed-in customer. */
  readonly asCustomer: AsCustomer;
  summary(): SessionSummary;
};

/** The values of the option `data-session`, which says where the tokens are stored. */
export type SessionKind = "cookie" | "storage" | "memory";

/** Opens the session. This function is loaded with the files of a widget that needs it, and is called once per page. */
export type OpenSession = (page: {
  readonly call: Call;
  readonly language: () => Language;
  readonly settings: { readonly session: SessionKind; readonly api: unknown };
}) => PageSession;
