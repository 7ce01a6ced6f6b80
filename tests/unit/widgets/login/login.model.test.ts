import { signal } from "@preact/signals-core";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Failure, Outcome } from "#core/api/outcome.ts";
import type { Ports } from "#core/element/room.ts";
import type { CodeSent, SessionState } from "#core/session/session.ts";
import { createAwaitingActivation } from "#core/kept/awaiting-activation.ts";
import { createExpiringStore } from "#core/kept/expiring-store.ts";
import { createAnnouncer } from "#core/ui/live-region.tsx";
import type { Language } from "#core/values/language.ts";
import { pathOf } from "#core/values/routes.ts";
import { noServices } from "#tests/unit/core/element/no-services.ts";
import { createFakeClock, settle } from "#tests/unit/core/platform/fake-clock.ts";
import { createFakeSession, marie } from "#tests/unit/core/session/fake-session.ts";
import { Model, type Options } from "#widgets/login/login.model.ts";

const credentials = { username: "marie@digi.example", password: "Demo-Passw0rd!" };
const refused = (code: Failure["code"], more: Partial<Failure> = {}): Outcome<never> => ({ ok: false, failure: { code, ...more } });

type Setting = {
  readonly address?: string;
  readonly next?: string;
  readonly status?: SessionState;
  readonly isPending?: boolean;
  /** Events that the host page cancels. */
  readonly cancels?: string;
  readonly captchaByHand?: boolean;
  /** The browser keeps the mark of a session. */
  readonly isMarked?: boolean;
  /** Where the activation mail of a sign-up in this tab went. */
  readonly awaited?: string;
};

/** A login on a page of its own, with a session that answers what a test wants. */
function setUp({ address = "https://digi.example/en/login", cancels, captchaByHand = false, ...more }: Setting = {}) {
  const clock = createFakeClock();
  const session = createFakeSession(more.status);
  const sent: CodeSent = {
    channel: "mail",
    destination: "m•••@digi.example",
    expiresAtMs: clock.now() + 1_800_000,
    resendAtMs: clock.now() + 60_000,
    attemptsLeft: 5,
  };
  session.answers.sendCode = { ok: true, value: sent };
  if (more.isPending) session.pending = sent;
  const events: [string, unknown][] = [];
  const emit = (type: string, detail?: unknown): boolean => (events.push([type, detail]), type !== cancels);
  let url = new URL(address);
  const left: string[] = [];
  const page = {
    address: () => url.href,
    query: () => url.search,
    replaceQuery: (search: string) => void (url = Object.assign(new URL(url), { search })),
    leave: (href: string) => void left.push(href),
  };
  let tokens = 0;
  const call = (() => Promise.resolve({ ok: true, value: { res: true } })) as unknown as Ports["call"];
  const provider = { obtain: () => Promise.resolve({ token: `token-${++tokens}`, lifeMs: 600_000 }) };
  const measure = vi.fn<Ports["measure"]>();
  const ports: Ports = {
    call,
    clock,
    language: signal<Language>("en"),
    ibanKind: "be",
    paymentIn: "tab",
    captcha: { call, clock, provider, secure: true, needsHand: captchaByHand },
    announcer: createAnnouncer(),
    ...noServices,
    session,
    emit,
    measure,
    pathOf: (id) => pathOf(id, "en"),
    pages: () => ({}),
    navigate: () => undefined,
  };
  const options = signal<Options>(more.next === undefined ? {} : { next: more.next });
  session.isMarked = more.isMarked ?? false;
  const kept = new Map<string, string>();
  const store = { get: (key: string) => kept.get(key), set: (key: string, value: string) => void kept.set(key, value) };
  const tabStore = createExpiringStore({ ...store, remove: (key) => void kept.delete(key), persistent: () => true }, clock);
  if (more.awaited !== undefined) createAwaitingActivation(tabStore).begin(more.awaited);
  const model = new Model(ports, options, page, tabStore);
  const begin = () => {
    const stop = model.start();
    onTestFinished(() => {
      stop();
      model[Symbol.dispose]();
    });
    return stop;
  };
  return {
    model,
    begin,
    ...noServices,
    session,
    sent,
    events,
    left,
    clock,
    measure,
    page,
    kept,
    named: (type: string) => events.filter(([one]) => one === type),
  };
}

/** As far as the code step. */
async function atCode(setting?: Setting) {
  const all = setUp(setting);
  all.begin();
  await all.model.submit(credentials);
  expect(all.model.state.value).toMatchObject({ step: "code", isSpent: false });
  return all;
}

/** An answer that comes when the test says so. */
function hold<Value>(): { readonly ask: () => Promise<Value>; readonly answer: (value: Value) => Promise<void> } {
  let resolve: (value: Value) => void = () => undefined;
  return {
    ask: () => new Promise<Value>((settled) => (resolve = settled)),
    async answer(value) {
      resolve(value);
      await settle();
    },
  };
}

describe("step one", () => {
  test("right credentials: the code is sent before its form appears [P-026] [P-114]", async () => {
    const { model, begin, session, named } = setUp();
    begin();
    const sending = hold<Outcome<CodeSent>>();
    const answered = session.answers.sendCode;
    session.sendCode = sending.ask;
    const done = model.submit(credentials);
    await settle();
    expect(model.state.value).toEqual({ step: "credentials", isBusy: true });
    await sending.answer(answered);
    await done;
    expect(model.state.value).toMatchObject({ step: "code", sent: { destination: "m•••@digi.example" }, isSpent: false });
    expect(session.asked).toEqual([["restore"], ["begin", credentials]]);
    // Without the password.
    expect(named("digi-submit")).toEqual([["digi-submit", { form: "login", fields: { username: "marie@digi.example" } }]]);
  });

  test("a host page that cancels digi-submit: nothing is sent", async () => {
    const { model, begin, session } = setUp({ cancels: "digi-submit" });
    begin();
    await model.submit(credentials);
    expect(session.asked).toEqual([["restore"]]);
    expect(model.state.value).toEqual({ step: "credentials", isBusy: false });
  });

  test("one press is one login", async () => {
    const { model, begin, session } = setUp();
    begin();
    const beginning = hold<Outcome<void>>();
    session.begin = vi.fn<typeof session.begin>(beginning.ask);
    void model.submit(credentials);
    await model.submit(credentials);
    expect(session.begin).toHaveBeenCalledTimes(1);
  });

  test("wrong credentials are told of until the visitor types [P-116] [P-117]", async () => {
    const { model, begin, session } = setUp();
    begin();
    session.answers.begin = refused("invalid_credentials");
    await model.submit(credentials);
    expect(model.state.value).toEqual({ step: "credentials", isBusy: false, failure: { code: "invalid_credentials" } });
    expect(model.moves.value).toBe(0);
    model.onTyping();
    expect(model.state.value).toEqual({ step: "credentials", isBusy: false, failure: undefined });
  });

  test.each(["network.offline", "network.unreachable", "network.timeout", "response.invalid", "http.refused"] as const)(
    "an API that is down at either call (%s) leaves the form as it is",
    async (code) => {
      const { model, begin, session } = setUp();
      begin();
      session.answers.begin = refused(code);
      await model.submit(credentials);
      expect(model.state.value).toMatchObject({ step: "credentials", isBusy: false, failure: { code } });
      session.answers.begin = { ok: true, value: undefined };
      session.answers.sendCode = refused(code);
      await model.submit(credentials);
      expect(model.state.value).toMatchObject({ step: "credentials", isBusy: false, failure: { code } });
    },
  );

  test("a login that another widget of the page began instead is no failure to tell of", async () => {
    const { model, begin, session } = setUp();
    begin();
    session.answers.begin = refused("network.aborted");
    await model.submit(credentials);
    expect(model.state.value).toEqual({ step: "credentials", isBusy: false, failure: undefined });
  });
});

describe("the captcha of a login", () => {
  test("appears once the server asks for it; it needs no hand, so the login goes on by itself", async () => {
    const { model, begin, session } = setUp();
    begin();
    expect(model.needsCaptcha.value).toBe(false);
    session.begin = vi
      .fn<typeof session.begin>()
      .mockResolvedValueOnce(refused("captcha_required"))
      .mockResolvedValueOnce({ ok: true, value: undefined });
    await model.submit(credentials);
    expect(model.needsCaptcha.value).toBe(true);
    expect(vi.mocked(session.begin).mock.calls.map(([given]) => given)).toEqual([credentials, { ...credentials, recaptcha: "token-1" }]);
    expect(model.state.value.step).toBe("code");
  });

  test("a token is used once", async () => {
    const { model, begin, session } = setUp();
    begin();
    const given: (string | undefined)[] = [];
    session.begin = ({ recaptcha }) => (
      given.push(recaptcha),
      Promise.resolve(refused(recaptcha ? "invalid_credentials" : "captcha_required"))
    );
    await model.submit(credentials);
    await model.submit(credentials);
    expect(given).toEqual([undefined, "token-1", "token-2"]);
  });

  test("with a box to tick the visitor ticks first, and presses again", async () => {
    const { model, begin, session } = setUp({ captchaByHand: true });
    begin();
    session.answers.begin = refused("captcha_required");
    await model.submit(credentials);
    expect(session.asked.filter(([name]) => name === "begin")).toHaveLength(1);
    expect(model.state.value).toMatchObject({ step: "credentials", isBusy: false, failure: { code: "captcha_required" } });
    await settle();
    expect(model.captcha.state.value).toEqual({ kind: "verified", token: "token-1" });
  });

  test("a server that is never satisfied is not asked for ever", async () => {
    const { model, begin, session } = setUp();
    begin();
    session.answers.begin = refused("captcha_required");
    await model.submit(credentials);
    expect(session.asked.filter(([name]) => name === "begin")).toHaveLength(2);
    expect(model.state.value).toMatchObject({ failure: { code: "captcha_required" } });
  });
});

describe("step two", () => {
  test("a right code signs in, and only then the way leads on [P-028] [P-115]", async () => {
    const { model, session, left, named, measure } = await atCode();
    const verifying = hold<Outcome<typeof marie>>();
    session.verify = verifying.ask;
    const done = model.verify("123456");
    expect(model.state.value).toMatchObject({ step: "code", busy: "verifying" });
    expect(left).toEqual([]);
    session.state.value = { status: "signed-in", user: marie, survivesReload: true };
    await verifying.answer({ ok: true, value: marie });
    await done;
    expect(left).toEqual(["/en/my-digi/overview"]);
    expect(model.state.value).toMatchObject({ step: "signed-in", user: marie, isLeaving: true });
    expect(named("digi-success")).toEqual([["digi-success", { form: "login" }]]);
    expect(named("digi-navigate")).toEqual([["digi-navigate", { page: "overview", href: "/en/my-digi/overview" }]]);
    expect(named("digi-session-changed")).toEqual([["digi-session-changed", { signedIn: true }]]);
    expect(measure).toHaveBeenCalledExactlyOnceWith("login", { method: "password" });
  });

  test("a wrong code: how many tries are left, until the visitor types; the field takes focus again", async () => {
    const { model, session } = await atCode();
    const before = model.moves.value;
    session.answers.verify = refused("code_wrong", { attemptsLeft: 3 });
    await model.verify("000000");
    expect(model.state.value).toMatchObject({ step: "code", busy: undefined, isSpent: false, failure: { code: "code_wrong" } });
    expect(model.state.value).toMatchObject({ sent: { attemptsLeft: 3 } });
    expect(model.moves.value).toBe(before + 1);
    model.onTyping();
    expect(model.state.value).toMatchObject({ failure: undefined, sent: { attemptsLeft: 3 } });
  });

  test("a code that is known to be wrong is not sent again, until there is another", async () => {
    const { model, session, clock, sent } = await atCode();
    session.answers.verify = refused("code_wrong", { attemptsLeft: 3 });
    await model.verify("000000");
    model.onTyping();
    const before = model.moves.value;
    session.asked.length = 0;
    await model.verify("000000");
    expect(session.asked).toEqual([]);
    expect(model.state.value).toMatchObject({ step: "code", isSpent: false, failure: { code: "code_wrong" }, sent: { attemptsLeft: 3 } });
    expect(model.moves.value).toBe(before + 1);
    await model.verify("111111");
    expect(session.asked).toHaveLength(1);
    await clock.pass(60_000);
    session.answers.sendCode = { ok: true, value: { ...sent, expiresAtMs: clock.now() + 1_800_000, resendAtMs: clock.now() + 60_000 } };
    await model.resend();
    session.asked.length = 0;
    session.answers.verify = { ok: true, value: marie };
    await model.verify("000000");
    expect(session.asked).toHaveLength(1);
  });

  test.each(["code_burnt", "code_expired"] as const)("%s: only a new code helps", async (code) => {
    const { model, session, clock, sent } = await atCode();
    session.answers.verify = refused(code);
    await model.verify("000000");
    expect(model.state.value).toMatchObject({ step: "code", isSpent: true, failure: { code } });
    session.asked.length = 0;
    await model.verify("111111");
    expect(session.asked).toEqual([]);
    model.onTyping();
    expect(model.state.value).toMatchObject({ failure: { code } });
    await clock.pass(60_000);
    session.answers.sendCode = { ok: true, value: { ...sent, expiresAtMs: clock.now() + 1_800_000, resendAtMs: clock.now() + 60_000 } };
    await model.resend();
    expect(model.state.value).toMatchObject({ step: "code", isSpent: false, isAnother: true });
    expect(model.state.value).not.toHaveProperty("failure");
  });

  test("a code that is 30 minutes old has expired without being asked [P-118]", async () => {
    const { model, clock } = await atCode();
    expect(model.minutesLeft.value).toBe(30);
    await clock.pass(60_001);
    expect(model.minutesLeft.value).toBe(29);
    await clock.pass(1_740_000);
    expect([model.minutesLeft.value, clock.timers]).toEqual([0, 0]);
    expect(model.state.value).toMatchObject({ step: "code", isSpent: true, failure: { code: "code_expired" } });
  });

  test("an API that is down keeps the step and the code", async () => {
    const { model, session } = await atCode();
    session.answers.verify = refused("network.unreachable");
    await model.verify("123456");
    expect(model.state.value).toMatchObject({ step: "code", isSpent: false, failure: { code: "network.unreachable" } });
    session.answers.verify = { ok: true, value: marie };
    await model.verify("123456");
    expect(model.state.value).toMatchObject({ step: "signed-in" });
  });

  test("a login that is too old starts again, with the email that was given", async () => {
    const { model, session } = await atCode();
    session.answers.verify = refused("token_expired");
    await model.verify("123456");
    expect(model.state.value).toEqual({ step: "credentials", isBusy: false, notice: "too-late" });
    expect(model.email.value).toBe("marie@digi.example");
  });

  test("back to another email: the login is forgotten", async () => {
    const { model, session, clock } = await atCode();
    model.otherEmail();
    expect(model.state.value).toMatchObject({ step: "credentials", isBusy: false });
    expect([model.email.value, clock.timers]).toEqual(["", 0]);
    expect(session.asked.at(-1)).toEqual(["abandon"]);
  });

  test("given up while the code is checked, its answer changes nothing", async () => {
    const { model, session } = await atCode();
    const verifying = hold<Outcome<typeof marie>>();
    session.verify = verifying.ask;
    void model.verify("123456");
    model.otherEmail();
    await verifying.answer(refused("code_wrong", { attemptsLeft: 4 }));
    expect(model.state.value).toMatchObject({ step: "credentials", isBusy: false });
  });
});

describe("another code", () => {
  test("may be sent when the server's time is over, counted down by the second", async () => {
    const { model, session, clock, sent } = await atCode();
    expect(model.waitSeconds.value).toBe(60);
    await clock.pass(1000);
    expect(model.waitSeconds.value).toBe(59);
    session.asked.length = 0;
    await model.resend();
    expect(session.asked).toEqual([]);
    await clock.pass(59_000);
    expect(model.waitSeconds.value).toBe(0);
    const before = model.moves.value;
    session.answers.sendCode = { ok: true, value: { ...sent, resendAtMs: clock.now() + 60_000, expiresAtMs: clock.now() + 1_800_000 } };
    await model.resend();
    expect(session.asked).toEqual([["sendCode"]]);
    expect(model.state.value).toMatchObject({ step: "code", isAnother: true });
    expect([model.waitSeconds.value, model.minutesLeft.value, model.moves.value]).toEqual([60, 30, before + 1]);
  });

  test("too many sends: the wait is the server's", async () => {
    const { model, session, clock } = await atCode();
    await clock.pass(60_000);
    session.answers.sendCode = refused("too_many_sends", { retryAfterSeconds: 600 });
    await model.resend();
    expect(model.state.value).toMatchObject({
      step: "code",
      busy: undefined,
      isUnsent: true,
      isSpent: false,
      failure: { code: "too_many_sends" },
    });
    expect(model.waitSeconds.value).toBe(600);
    session.asked.length = 0;
    await model.resend();
    expect(session.asked).toEqual([]);
  });

  test("a reload stays in the code step, with the time that is left, and takes no focus", async () => {
    const { model, begin, clock } = setUp({ isPending: true });
    await clock.pass(20_000);
    begin();
    expect(model.state.value).toMatchObject({ step: "code", isAnother: false });
    expect([model.waitSeconds.value, model.minutesLeft.value, model.moves.value]).toEqual([40, 30, 0]);
  });
});

describe("an account that was never activated", () => {
  test("the mail can be sent again, for the same credentials", async () => {
    const { model, begin, session } = setUp();
    begin();
    session.answers.begin = refused("not_activated");
    await model.submit(credentials);
    expect(model.state.value).toEqual({ step: "inactive", email: "marie@digi.example", mail: "none" });
    const mailing = hold<Outcome<void>>();
    const asked = vi.fn<typeof session.resendActivation>(mailing.ask);
    session.resendActivation = asked;
    const done = model.mailActivation();
    expect(model.state.value).toMatchObject({ mail: "sending" });
    await mailing.answer({ ok: true, value: undefined });
    await done;
    expect(asked).toHaveBeenCalledExactlyOnceWith(credentials);
    expect(model.state.value).toMatchObject({ step: "inactive", mail: "sent" });
  });

  test("a refusal is told of, and it can be tried again; going back forgets the password", async () => {
    const { model, begin, session } = setUp();
    begin();
    session.answers.begin = refused("not_activated");
    await model.submit(credentials);
    session.answers.resendActivation = refused("too_many_sends", { retryAfterSeconds: 60 });
    await model.mailActivation();
    expect(model.state.value).toMatchObject({ mail: "none", failure: { code: "too_many_sends" } });
    model.otherEmail();
    session.asked.length = 0;
    await model.mailActivation();
    expect(session.asked).toEqual([]);
  });
});

describe("whoever is signed in already", () => {
  const signedIn: SessionState = { status: "signed-in", user: marie, survivesReload: true };

  test("is led on the same way", async () => {
    const { begin, left, named } = setUp({ status: signedIn, address: "https://digi.example/en/login?next=/en/my-digi/invoices%3Fx=1" });
    begin();
    await settle();
    expect(left).toEqual(["/en/my-digi/invoices?x=1"]);
    expect(named("digi-navigate")).toHaveLength(1);
  });

  test("the query's wish goes before the tag's, and neither leads astray", async () => {
    for (const [address, next, href] of [
      ["https://digi.example/en/login?next=/en/news", "/en/blog", "/en/news"],
      ["https://digi.example/en/login?next=//evil.example", "/en/blog", "/en/blog"],
      ["https://digi.example/en/login", "https://evil.example", "/en/my-digi/overview"],
    ] as const) {
      const { begin, left } = setUp({ status: signedIn, address, next });
      begin();
      await settle();
      expect(left).toEqual([href]);
    }
  });

  test("stays where the wish is the page itself, which would only be loaded again and again", async () => {
    const { model, begin, left } = setUp({ status: signedIn, address: "https://digi.example/en/blog?a=1", next: "/en/blog" });
    begin();
    await settle();
    expect(left).toEqual([]);
    expect(model.state.value).toMatchObject({ step: "signed-in", href: undefined, isLeaving: false });
  });

  test("stays where a reload would end the session", async () => {
    const { model, begin, left, named } = setUp({ status: { ...signedIn, survivesReload: false } });
    begin();
    await settle();
    expect([left, named("digi-navigate")]).toEqual([[], []]);
    expect(model.state.value).toMatchObject({ step: "signed-in", survivesReload: false, href: undefined });
  });

  test("stays where the host page takes over, and may go on by hand", async () => {
    const { model, begin, left, named } = setUp({ status: signedIn, cancels: "digi-navigate" });
    begin();
    await settle();
    expect(left).toEqual([]);
    expect(model.state.value).toMatchObject({ step: "signed-in", isLeaving: false, href: "/en/my-digi/overview" });
    model.goOn();
    expect(named("digi-navigate")).toHaveLength(2);
  });

  test("signs out by the button", async () => {
    const { model, begin, session, named } = setUp({ status: { ...signedIn, survivesReload: false } });
    begin();
    model.signOut();
    expect(session.asked).toContainEqual(["signOut"]);
    expect(model.state.value).toMatchObject({ step: "credentials", notice: "signed-out" });
    expect(named("digi-session-changed").map(([, detail]) => detail)).toEqual([{ signedIn: true }, { signedIn: false }]);
  });
});

describe("whoever may be signed in", () => {
  test("is shown no form before that is found out, and then the way on", async () => {
    const { model, begin, session, left } = setUp({ isMarked: true });
    const found = hold<void>();
    session.restore = found.ask;
    begin();
    await settle();
    expect(model.state.value).toEqual({ step: "checking" });
    session.state.value = { status: "signed-in", user: marie, survivesReload: true };
    await found.answer();
    expect([model.state.value.step, left]).toEqual(["signed-in", ["/en/my-digi/overview"]]);
  });

  test("is shown the form where the session is over or nobody can tell, without focus", async () => {
    const { model, begin, session } = setUp({ isMarked: true });
    begin();
    session.state.value = { status: "anonymous" };
    await settle();
    expect([model.state.value, model.moves.value]).toEqual([{ step: "credentials", isBusy: false, notice: undefined }, 0]);

    const expired = setUp({ isMarked: true });
    expired.begin();
    expired.session.state.value = { status: "anonymous", ended: "expired" };
    await settle();
    expect(expired.model.state.value).toMatchObject({ step: "credentials", notice: "signed-out" });
  });

  test("is not waited for where the page's address asks to sign out", () => {
    expect(setUp({ isMarked: true, address: "https://digi.example/en/login?logout" }).model.state.value.step).toBe("credentials");
  });
});

describe("whoever has just signed up", () => {
  const awaited = "nora@example.be";

  test("is told to open the mail first, with the address filled in", async () => {
    const { model, begin, kept } = setUp({ awaited });
    begin();
    await settle();
    expect(model.state.value).toEqual({ step: "credentials", isBusy: false, notice: "activate" });
    expect(model.email.value).toBe(awaited);
    expect([...kept.values()].join()).toContain(awaited);
  });

  test("is told so no more once a code was sent, for then the account is active", async () => {
    const { model, begin, kept } = setUp({ awaited });
    begin();
    await model.submit(credentials);
    expect([model.state.value.step, kept.size]).toEqual(["code", 0]);
  });

  test("is told so again after a password that was wrong, or a mail that was not opened", async () => {
    const { model, begin, session, kept } = setUp({ awaited });
    begin();
    session.answers.begin = refused("not_activated");
    await model.submit(credentials);
    expect([model.state.value.step, kept.size]).toEqual(["inactive", 1]);
    model.otherEmail();
    expect([model.state.value, kept.size]).toEqual([{ step: "credentials", isBusy: false, notice: undefined }, 0]);
  });
});

describe("what happens elsewhere", () => {
  test("signed in by another widget or tab: the step ends, the page is not left", async () => {
    const { model, session, left } = await atCode();
    session.state.value = { status: "signed-in", user: marie, survivesReload: true };
    await settle();
    expect(model.state.value).toMatchObject({ step: "signed-in", isLeaving: false, href: "/en/my-digi/overview" });
    expect(left).toEqual([]);
  });

  test("signed in elsewhere while a code is asked for: its answer changes nothing", async () => {
    const { model, begin, session } = setUp();
    begin();
    const beginning = hold<Outcome<void>>();
    session.begin = beginning.ask;
    void model.submit(credentials);
    session.state.value = { status: "signed-in", user: marie, survivesReload: true };
    await beginning.answer(refused("network.aborted"));
    expect(model.state.value.step).toBe("signed-in");
  });

  test("a session that ended says so", async () => {
    const { model, begin, session } = setUp();
    begin();
    session.state.value = { status: "anonymous", ended: "expired" };
    expect(model.state.value).toEqual({ step: "credentials", isBusy: false, notice: "signed-out" });
    expect(model.moves.value).toBe(0); // the visitor did nothing: focus stays
  });
});

describe("the flag that signs out", () => {
  test.each(["?logout=true", "?logout=1", "?logout"])("%s signs out and leaves the address at once [P-029] [C-073]", async (search) => {
    const { model, begin, session, page, left } = setUp({
      address: `https://digi.example/en/login${search}&next=/en/news`,
      status: { status: "signed-in", user: marie, survivesReload: true },
    });
    begin();
    expect(page.address()).toBe("https://digi.example/en/login?next=/en/news");
    await settle();
    expect(session.asked).toEqual([["signOut"]]);
    expect(left).toEqual([]);
    expect(model.state.value).toMatchObject({ step: "credentials", notice: "signed-out" });
  });
});

test("removed, nothing of it goes on", async () => {
  const { model, begin, clock, session, events } = setUp();
  const stop = begin();
  await model.submit(credentials);
  stop();
  const before = events.length;
  session.state.value = { status: "signed-in", user: marie, survivesReload: true };
  expect([clock.timers, events.length]).toEqual([0, before]);
});
