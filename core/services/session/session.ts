/** What widgets know of the session (decisions §5). Made once per page; see `create-session.ts`. */
import type { ReadonlySignal } from "@preact/signals-core";
import type { AsCustomer, Call } from "#core/services/api/client.ts";
import type { Outcome } from "#core/services/api/outcome.ts";
import type { Language } from "#core/base/values/language.ts";
import type { CodeSent as Sent, SessionUser as User } from "./session.schema.ts";

export type SessionUser = Readonly<User>;

export type SessionState =
  /** Not asked yet, or being found out. → anonymous, signed-in */
  | { readonly status: "unknown" }
  /** `ended`: a session was there, and this visitor ended it, in this tab or another one, or the server did (`expired`). → signed-in */
  | { readonly status: "anonymous"; readonly ended?: "signed-out" | "signed-out-elsewhere" | "expired" }
  /** `survivesReload` is false where the browser keeps neither cookie nor storage for us. → anonymous */
  | { readonly status: "signed-in"; readonly user: SessionUser; readonly survivesReload: boolean };

export type CodeSent = Readonly<Sent>;

export type Session = {
  readonly state: ReadonlySignal<SessionState>;
  /** Somebody is, or it is not found out yet and likely: the browser keeps the mark of a session. */
  mayBeSignedIn(): boolean;
  /** Finds out, once for all widgets and tabs, whether this visitor is signed in. Asks the API only where the flag says that it is worth it. */
  restore(): Promise<void>;
  /** Step one. What it yields is kept inside, in this tab, for 30 minutes at most. */
  begin(
    credentials: { readonly username: string; readonly password: string; readonly recaptcha?: string },
    signal?: AbortSignal,
  ): Promise<Outcome<void>>;
  /** A login that was begun in this tab before a reload: the code that was sent last. */
  pendingCode(): CodeSent | undefined;
  /** P-114. */
  sendCode(signal?: AbortSignal): Promise<Outcome<CodeSent>>;
  /** Step two. On success the state is `signed-in`, here and in the other tabs. */
  verify(code: string, signal?: AbortSignal): Promise<Outcome<SessionUser>>;
  /** Forgets step one: other credentials are to be given. */
  abandon(): void;
  /** Sends the activation mail again, for credentials that were right but answered `not_activated`. */
  resendActivation(credentials: { readonly username: string; readonly password: string }): Promise<Outcome<void>>;
  /** `data-api`, as it was written: calls carry the customer's token to its address, and to no other (core/ui/download/is-api.ts). */
  readonly api: unknown;
  /** Here and in all tabs, at once; the API is told too. Never fails for the visitor. */
  signOut(): Promise<void>;
};

/** What the page's own scripts may know: `digiWidgets.session.state`. */
export type SessionSummary = { readonly signedIn: boolean; readonly user?: Pick<SessionUser, "email" | "first_name" | "last_name"> };

/** What every call of the session says of its sender. */
export type ClientParams = () => { readonly device_id: string; readonly lang: Language };

/** The session as the kernel holds it. */
export type PageSession = Session & {
  /** For account calls. */
  readonly asCustomer: AsCustomer;
  summary(): SessionSummary;
};

/** The option `data-session`: where the tokens are kept. */
export type SessionKind = "cookie" | "storage" | "memory";

/** Comes with the files of a widget that needs it; called once per page. */
export type OpenSession = (page: {
  readonly call: Call;
  readonly language: () => Language;
  readonly settings: { readonly session: SessionKind; readonly api: unknown };
}) => PageSession;
