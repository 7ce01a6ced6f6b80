/** The model of a page that a link in an email opens and that sends one request with the link's parameters. */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import type { Clock } from "#core/platform/clock.ts";
import type { Values } from "#core/services/stored/ttl-store.ts";
import type { LinkParams } from "./link-params.ts";
import type { Language } from "#core/base/values/language.ts";
import type { PageId } from "#core/base/values/routes.ts";
import { createLinkVisit, type LinkPageModel } from "./link-visit.model.ts";

export type LinkStep =
  /** The request is pending. Next: no-access, access. */
  | { readonly step: "loading" }
  /** The link did not work. Where `failure` is missing, the page was opened without a complete link. Next: loading (retried). */
  | { readonly step: "no-access"; readonly failure?: Failure }
  /**
   * The request succeeded; `message` is the server's own text. `repeated` tells that an earlier use of the link made the change, which is
   * still in force. This state is final.
   */
  | { readonly step: "access"; readonly repeated?: true; readonly message?: string };

/** The members of a widget's ports that a page for a mailed link needs. */
type LinkPorts<Page extends PageId> = {
  readonly clock: Clock;
  readonly language: ReadonlySignal<Language>;
  emit(event: "digi-success", detail: { form: string }): unknown;
  readonly navigate: (page: Page) => void;
};

export type LinkCallModel<Page extends PageId> = LinkPageModel<Page> & { readonly state: ReadonlySignal<LinkStep>; start(): void };

type LinkCall<Read> = {
  readonly link: LinkParams;
  /** Reads the parameters of the link and removes them from the address bar; undefined where the link is incomplete. */
  read(): Read | undefined;
  call(read: Read, lang: Language): Promise<Outcome<unknown>>;
  /** The name of the widget in analytics. */
  readonly form: string;
};

/** Returns the values that are stored for a reload of the page: the server's message about the action, and its language. */
export const settledBy = (lang: Language, message: string | undefined): Values => ({ lang, ...(message !== undefined && { message }) });

/** Returns the server's message that was stored before a reload, but only if it is in the page's language. */
export const messageOf = (settled: Values, lang: Language): string | undefined =>
  settled["lang"] === lang ? settled["message"] : undefined;

/**
 * Returns the step for a link that was used before. It is not stored for a reload, because sending the request again changes nothing and
 * returns the message in the page's language.
 */
const repeatedBy = ({ message }: Failure): LinkStep => ({ step: "access", repeated: true, ...(message !== undefined && { message }) });

export function createLinkCall<Read, Page extends PageId>(
  ports: LinkPorts<Page>,
  { link, read, call, form }: LinkCall<Read>,
): LinkCallModel<Page> {
  const state = signal<LinkStep>({ step: "loading" });

  const showDone = (message: string | undefined): void => {
    state.value = { step: "access", ...(message !== undefined && { message }) };
  };

  const open = async (): Promise<void> => {
    const given = read();
    const lang = ports.language.peek();
    const settled = link.settled();
    if (settled) return showDone(messageOf(settled, lang));
    state.value = given === undefined ? { step: "no-access" } : { step: "loading" };
    if (given === undefined) return;
    const outcome = await link.once(() => call(given, lang));
    if (!outcome.ok) {
      const { failure } = outcome;
      state.value = failure.code === "already_done" ? repeatedBy(failure) : { step: "no-access", failure };
      return;
    }
    link.settle(settledBy(lang, outcome.message));
    showDone(outcome.message);
    ports.emit("digi-success", { form });
  };

  const visit = createLinkVisit(ports, open);
  return { ...visit, state, start: visit.begin };
}
