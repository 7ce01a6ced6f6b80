import { createModel, signal } from "@preact/signals-core";
import type { Failure } from "#core/api/outcome.ts";
import type { PortsOf } from "#core/element/room.ts";
import { createSlowNotice } from "#core/link-page/slow-notice.model.ts";
import { createFormModel } from "#core/forms/form.model.ts";
import { createRedirect } from "#core/link-page/redirect.model.ts";
import type { Person } from "#core/identity/identity.contract.ts";
import { createIdentity, returnNames, type Departure, type Identified } from "#core/identity/identity.ts";
import { deadLink, isDeadLink, stoppedBy, type IdentityProblem } from "#core/identity/problem.ts";
import { tabStore, type Values } from "#core/kept/expiring-store.ts";
import { createLinkParams } from "#core/kept/link-params.ts";
import type { door } from "./signup.element.ts";
import { accountItsmeSignup, accountValidateSignupCode } from "./signup.contract.ts";
import { draftOf, readSignupHash, withNames } from "./signup.rules.ts";
import type { SignupFields } from "./signup.schema.ts";

/** The four steps of P-038. */
export type SignupState =
  /** The link is looked at, or what the identity app said (P-121). → no-access, access, form */
  | { readonly step: "loading" }
  /** Without `failure`: the page was not opened by a sign-up link (P-122). → loading (tried again) */
  | { readonly step: "no-access"; readonly failure?: Failure }
  /** The button of the identity app (P-124). → form, by way of the app */
  | { readonly step: "access"; readonly leaving: boolean; readonly problem?: IdentityProblem }
  /** The account is filled in (P-126); `draft`: what was typed before a reload, but for passwords. → access, no-access, form (sent) */
  | { readonly step: "form"; readonly sent: false; readonly person: Person; readonly draft: Values }
  /** The account is made; the login page opens by itself (P-088). `message`: the server's own words. Final. */
  | { readonly step: "form"; readonly sent: true; readonly message?: string };

const page = "sign-up";
/** What is typed is kept apart from the link, which is another one after the way through the app. */
const draftKey = "digi.draft.sign-up";

type Ports = PortsOf<typeof door>;

export type Model = InstanceType<typeof Model>;

export const Model = createModel(
  (ports: Ports, _options?: unknown, link = createLinkParams(page), identity = createIdentity(ports, { page }), kept = tabStore) => {
    const state = signal<SignupState>({ step: "loading" });
    const redirect = createRedirect(ports, "login");
    const slowNotice = createSlowNotice(ports.clock);
    /** The visitor has done something here: from now on a new step takes focus. */
    const asked = signal(false);
    let hash = "";
    let identified: Identified | undefined;
    let departing = new AbortController();

    const form = createFormModel(
      { ...ports, measure: () => undefined }, // a new account is not a lead
      {
        name: "sign-up",
        endpoint: accountItsmeSignup,
        request(fields: SignupFields, { lang, recaptcha }) {
          const { person, uuid, code } = identified as Identified; // there is no form before it is known who the visitor is
          const account = { email: person.email ?? fields.email, password: fields.password }; // P-231
          const extra = { itsme_uuid: uuid, itsme_code: code, hash }; // P-233
          return { body: { lang, account, clientInfo: withNames(person, fields), extra, recaptcha } };
        },
        visible: ({ first_name, last_name, email }) => ({ first_name, last_name, email }),
      },
    );

    const showNoAccess = (failure: Failure): void => {
      state.value = { step: "no-access", failure };
    };
    const showAccess = (problem?: IdentityProblem): void => {
      link.keep({ h: hash }); // a reload begins here too, and not with what the app has answered already
      state.value = { step: "access", leaving: false, ...(problem && { problem }) };
    };
    const showProblem = (problem: IdentityProblem): void => {
      const failure = deadLink(problem) ?? existing(problem);
      if (failure) showNoAccess(failure);
      else showAccess(problem);
    };
    const showForm = (known: Identified): void => {
      identified = known;
      const { h, ...draft } = kept.read(draftKey) ?? {};
      state.value = { step: "form", sent: false, person: known.person, draft: h === hash ? draft : {} };
    };
    const showSent = (message: string | undefined): void => {
      state.value = { step: "form", sent: true, ...(message !== undefined && { message }) };
    };

    const validate = async (problem: IdentityProblem | undefined): Promise<void> => {
      const outcome = await ports.call(accountValidateSignupCode, { body: { h: hash, lang: ports.language.peek() } });
      if (outcome.ok) showAccess(problem);
      else showNoAccess(outcome.failure); // P-123
    };

    const finish = async (params: Values): Promise<void> => {
      const back = await identity.finish({ h: hash }, params);
      if (back.kind === "identified") {
        if (back.identified.person.firstName !== undefined) return showForm(back.identified);
        identity.forget();
        return showAccess({ kind: "failed" }); // decisions §6
      }
      showProblem(back.problem);
    };

    const open = async (): Promise<void> => {
      const params = link.take(["h", ...returnNames]);
      const result = link.settled();
      // A reload after it: what the server said then is shown again, in its own language only.
      if (result) return showSent(result["lang"] === ports.language.peek() ? result["message"] : undefined);
      hash = readSignupHash(params) ?? "";
      state.value = hash ? { step: "loading" } : { step: "no-access" };
      if (!hash) return;
      if (params["code"])
        await finish(params); // P-125: before the link is looked at
      else await validate(stoppedBy(params["error"]));
    };

    /** What the answer to the form means beyond the form itself. */
    const settle = (): void => {
      const result = form.state.peek();
      if (result.status === "sent") {
        identity.forget();
        kept.remove(draftKey);
        form.stop(); // of the captcha that nobody needs any more
        link.settle({ lang: ports.language.peek(), ...(result.message !== undefined && { message: result.message }) });
        showSent(result.message);
        redirect.begin();
      } else if (result.status === "refused") {
        const { failure } = result;
        if (failure.code === "identity_exists" || isDeadLink(failure)) showNoAccess(failure);
        else if (failure.code === "identity_failed") {
          identity.forget();
          form.again();
          showAccess({ kind: "refused", failure });
        }
      }
    };

    return {
      state,
      form,
      redirect,
      /** To the identity app. */
      async leave(): Promise<void> {
        const current = state.peek();
        if (current.step !== "access" || current.leaving) return;
        asked.value = true;
        state.value = { ...current, leaving: true };
        departing = new AbortController();
        const departure = await slowNotice.during<Departure>(identity.leave({ h: hash }, departing.signal));
        if (departure.kind === "problem") showProblem(departure.problem);
        else if (departure.kind === "staying") showAccess();
      },
      /** Rather stays, while the way to the app is long in opening. */
      stay: () => departing.abort(),
      async submit(fields: SignupFields): Promise<void> {
        asked.value = true;
        await form.submit(fields);
        settle();
      },
      /** Keeps what is typed for a reload. */
      typed(values: Readonly<Record<string, unknown>>): void {
        kept.write(draftKey, { h: hash, ...draftOf(values) });
      },
      /** The link, once more, after a failure that may pass. */
      async openAgain(): Promise<void> {
        asked.value = true;
        await slowNotice.during(open());
      },
      asked,
      slowNotice,
      go: ports.navigate,
      start() {
        void slowNotice.during(open());
        const stopWatching = identity.watchComingBack(() => {
          const current = state.peek();
          if (current.step === "access" && current.leaving) showAccess();
        });
        return () => {
          stopWatching();
          redirect.stop();
          form.stop();
        };
      },
    };
  },
);

/** 600084: this person has an account (decisions §6). */
const existing = (problem: IdentityProblem): Failure | undefined =>
  problem.kind === "refused" && problem.failure.code === "identity_exists" ? problem.failure : undefined;
