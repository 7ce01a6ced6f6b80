/** A simulated browser tab for pages that a mail's link opens: it has an address bar and a storage, and the test answers the calls. */
import { signal } from "@preact/signals-core";
import { onTestFinished } from "vitest";
import { specOf } from "#core/base/contract/spec-of.ts";
import type { Call, Request } from "#core/services/api/call.ts";
import type { Failure, Outcome } from "#core/services/api/outcome.ts";
import type { Ports } from "#core/runtime/element/widget.ts";
import { createIdentity, type Identity } from "#core/domain/identity/identity.ts";
import { createTtlStore, type TtlStore } from "#core/services/stored/ttl-store.ts";
import { createLinkParams, type LinkParams } from "#core/features/link-page/link-params.ts";
import { createAnnouncer } from "#core/ui/base/live-region.tsx";
import type { Language } from "#core/base/values/language.ts";
import type { PageId } from "#core/base/values/routes.ts";
import { noServices } from "#tests/unit/core/runtime/element/no-services.ts";
import { createFakeClock, settle } from "#tests/unit/core/platform/fake-clock.ts";

export type Sent = {
  readonly id: string;
  readonly request: Request<Record<string, unknown>, Record<string, unknown>>;
  answer(outcome: Outcome<object>): Promise<void>;
};

export const taken = (message?: string, value: object = {}): Outcome<object> => ({
  ok: true,
  value,
  ...(message !== undefined && { message }),
});
export const refused = (failure: Partial<Failure>): Outcome<object> => ({ ok: false, failure: { code: "http.refused", ...failure } });

type Widget<Model> = (ports: Ports, link: LinkParams, identity: Identity, tabStore: TtlStore) => Model;

export type TabOptions = {
  /** The query of the mail's link. */
  readonly search?: string;
  readonly page: PageId;
  /** True where the browser stores nothing. */
  readonly forgetful?: boolean;
  /** True where the host page prevents its visitors from being led to another page. */
  readonly cancels?: boolean;
};

function createStorage(isPersistent: boolean) {
  const stored = new Map<string, string>();
  const store = {
    get: (key: string) => stored.get(key),
    set: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
    persistent: () => isPersistent,
  };
  return { stored, store };
}

/** Creates a server that answers when the test says so. Only the captcha is answered at once. */
function createServer(): { call: Call; sent: Sent[] } {
  const sent: Sent[] = [];
  const call: Call = (endpoint, request = {}) => {
    if (specOf(endpoint).id === "captcha.check") return Promise.resolve({ ok: true, value: { res: true } } as never);
    return new Promise((resolve) => {
      request.signal?.addEventListener("abort", () => resolve({ ok: false, failure: { code: "network.aborted" } }));
      sent.push({
        id: specOf(endpoint).id,
        request: request as Sent["request"],
        async answer(outcome) {
          resolve(outcome as never);
          await settle();
        },
      });
    });
  };
  return { call, sent };
}

type Startable = { start(): (() => void) | void; [Symbol.dispose](): void };

function startUntilTestEnds(model: Startable): void {
  const stop = model.start();
  onTestFinished(() => {
    stop?.();
    model[Symbol.dispose]();
  });
}

export function openTab<Model extends Startable>(
  { search = "", page, forgetful = false, cancels = false }: TabOptions,
  make: Widget<Model>,
) {
  const clock = createFakeClock();
  const { stored, store } = createStorage(!forgetful);
  const language = signal<Language>("en");
  let query = search;
  let attempts = 0;
  let comeBack = (): void => undefined;
  const left: string[] = [];
  const events: [string, unknown][] = [];
  const { call, sent } = createServer();
  const ports: Ports = {
    call,
    clock,
    language,
    ibanKind: "be",
    paymentIn: "tab",
    captcha: { call, clock, secure: true, needsHand: false, provider: { obtain: async () => ({ token: "token", lifeMs: 600_000 }) } },
    announcer: createAnnouncer(),
    emit(event, detail) {
      events.push([event, detail]);
      return !(cancels && event === "digi-navigate");
    },
    track: (event) => void events.push(["track", event]),
    pathOf: (id) => `/${language.peek()}/${id}`,
    pages: () => ({}),
    navigate: (id) => void left.push(id),
    ...noServices, // The widgets of these tests need no services.
  };

  /**
   * Opens the page in this tab: by a link, by a reload, or on return from the identity app.
   * @param tags the number of tags of the same kind on the page
   */
  async function visit(next: string = query, tags = 1): Promise<Model[]> {
    query = next;
    const tabStore = createTtlStore(store, clock);
    const [running, asking] = [new Map(), new Map()];
    const models = Array.from({ length: tags }, () =>
      make(
        ports,
        createLinkParams(page, { query: () => query, replaceQuery: (text) => (query = text), tabStore, running }),
        createIdentity(
          ports,
          { page },
          {
            tabStore,
            uuid: () => `uuid-${++attempts}`,
            navigateTo: (href) => void left.push(href),
            watchComingBack: (onBack) => ((comeBack = onBack), () => (comeBack = () => undefined)),
            asking,
          },
        ),
        tabStore,
      ),
    );
    models.forEach(startUntilTestEnds);
    await settle();
    return models;
  }
  return {
    visit,
    open: async (next?: string) => (await visit(next))[0] as Model,
    clock,
    stored,
    sent,
    left,
    events,
    language,
    query: () => query,
    /** Goes back by the browser's history, to the page as it was when the visitor left it. */
    comeBack: () => comeBack(),
    last: () => sent.at(-1) as Sent,
    ids: () => sent.map(({ id }) => id),
  };
}
