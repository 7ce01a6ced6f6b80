/** A page that the link of a mail opens, and that has one call to make with it. */
import { signal, type ReadonlySignal } from "@preact/signals-core";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import type { Clock } from "#core/platform/clock.ts";
import type { Values } from "#core/services/stored/expiring-store.ts";
import type { LinkParams } from "./link-params.ts";
import type { Language } from "#core/base/values/language.ts";
import type { PageId } from "#core/base/values/routes.ts";
import { createLinkVisit, type LinkPageModel } from "./link-visit.model.ts";

export type LinkStep =
  /** The call is under way. → no-access, access */
  | { readonly step: "loading" }
  /** Without `failure`: the page was not opened by a whole link. → loading (tried again) */
  | { readonly step: "no-access"; readonly failure?: Failure }
  /** Done; `message` is the server's own text. `repeated`: by an earlier use of the link, and still in force. Final. */
  | { readonly step: "access"; readonly repeated?: true; readonly message?: string };

/** What a widget's ports have that such a page needs. */
type LinkPorts<Page extends PageId> = {
  readonly clock: Clock;
  readonly language: ReadonlySignal<Language>;
  emit(event: "digi-success", detail: { form: string }): unknown;
  readonly navigate: (page: Page) => void;
};

export type LinkCallModel<Page extends PageId> = LinkPageModel<Page> & { readonly state: ReadonlySignal<LinkStep>; start(): void };

type LinkCall<Read> = {
  readonly link: LinkParams;
  /** What the link carries, which leaves the address bar; `undefined` where it is not whole. */
  read(): Read | undefined;
  call(read: Read, lang: Language): Promise<Outcome<unknown>>;
  /** The widget, as analytics knows it. */
  readonly form: string;
};

/** The message of an outcome as it is kept for a reload, with the language that it is in. */
export const settledBy = (lang: Language, message: string | undefined): Values => ({ lang, ...(message !== undefined && { message }) });

/** After a reload: what the server said is shown again, in its own language only. */
export const messageOf = (settled: Values, lang: Language): string | undefined =>
  settled["lang"] === lang ? settled["message"] : undefined;

/** What the link was for has been done by it before. Nothing is kept of that: asking again changes nothing, and brings the words in the page's language. */
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
