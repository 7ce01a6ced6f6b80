/** The session as widgets see it (decisions §5). It is created once per page; see `create-session.ts`. */
import type { ReadonlySignal } from "@preact/signals-core";
import type { AsCustomer, Call } from "#core/services/api/call.ts";
import type { Outcome } from "#core/services/api/outcome.ts";
import type { Language } from "#core/base/values/language.ts";
import type { CodeSent as Sent, SessionUser as User } from "./session.schema.ts";

export type SessionUser = Readonly<User>;

export type SessionState =
  /** Not determined yet, or being determined. → anonymous, signed-in */
  | { readonly status: "unknown" }
  /** `ended`: there was a session, and the visitor ended it, in this tab or another one, or the server did (`expired`). → signed-in */
  | { readonly status: "anonymous"; readonly ended?: "signed-out" | "signed-out-elsewhere" | "expired" }
  /** `survivesReload` is false where the browser stores neither cookies nor web storage for us. → anonymous */
  | { readonly status: "signed-in"; readonly user: SessionUser; readonly survivesReload: boolean };

export type CodeSent = Readonly<Sent>;

export type Session = {
  readonly state: ReadonlySignal<SessionState>;
  /** Tells whether somebody is signed in, or probably is where that is not determined yet: the browser has the mark of a session. */
  mayBeSignedIn(): boolean;
  /**
   * Finds out, once for all widgets and tabs, whether this visitor is signed in. Calls the API only where the stored mark makes that
   * worthwhile.
   */
  restore(): Promise<void>;
  /** Sends the credentials (step one). The result is kept inside the session, in this tab, for 30 minutes at most. */
  begin(
    credentials: { readonly username: string; readonly password: string; readonly recaptcha?: string },
    signal?: AbortSignal,
  ): Promise<Outcome<void>>;
  /** Returns the code that was sent last for a login that was begun in this tab before a reload. */
  pendingCode(): CodeSent | undefined;
  /** Sends the code of step two to the customer (P-114). */
  sendCode(signal?: AbortSignal): Promise<Outcome<CodeSent>>;
  /** Sends the code (step two). On success the state is `signed-in`, here and in the other tabs. */
  verify(code: string, signal?: AbortSignal): Promise<Outcome<SessionUser>>;
  /** Deletes the result of step one: new credentials have to be given. */
  abandon(): void;
  /** Sends the activation mail again, for credentials that were right but got the response `not_activated`. */
  resendActivation(credentials: { readonly username: string; readonly password: string }): Promise<Outcome<void>>;
  /**
   * The option `data-api`, as it was written: calls carry the customer's token to its address, and to no other
   * (core/ui/download/is-api.ts).
   */
  readonly api: unknown;
  /** Signs out here and in all tabs, at once; the API is informed, too. Never fails for the visitor. */
  signOut(): Promise<void>;
};

/** The data that the page's own scripts may know: `digiWidgets.session.state`. */
export type SessionSummary = { readonly signedIn: boolean; readonly user?: Pick<SessionUser, "email" | "first_name" | "last_name"> };

/** Returns the parameters of the sender that every call of the session carries. */
export type ClientParams = () => { readonly device_id: string; readonly lang: Language };

/** The session as the kernel holds it. */
export type PageSession = Session & {
  /** Sends account calls. */
  readonly asCustomer: AsCustomer;
  summary(): SessionSummary;
};

/** The values of the option `data-session`: where the tokens are kept. */
export type SessionKind = "cookie" | "storage" | "memory";

/** Opens the session. This function is loaded with the files of a widget that needs it, and is called once per page. */
export type OpenSession = (page: {
  readonly call: Call;
  readonly language: () => Language;
  readonly settings: { readonly session: SessionKind; readonly api: unknown };
}) => PageSession;
