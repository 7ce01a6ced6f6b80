/** Tests visitors who are already logged in when they come to the login, or who log in in another tab meanwhile. */
import { describe, expect, test } from "vitest";
import type { Outcome } from "#core/services/api/outcome.ts";
import type { SessionState } from "#core/services/session/session.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";
import { marie } from "#tests/unit/core/services/session/fake-session.ts";
import { atCode, credentials, hold, refused, setUp } from "./desk.ts";

describe("whoever is signed in already", () => {
  const signedIn: SessionState = { status: "signed-in", user: marie, survivesReload: true };

  test("is led on the same way", async () => {
    const { begin, left, named } = setUp({ status: signedIn, address: "https://digi.example/en/login?next=/en/my-digi/invoices%3Fx=1" });
    begin();
    await settle();
    expect(left).toEqual(["/en/my-digi/invoices?x=1"]);
    expect(named("digi-navigate")).toHaveLength(1);
  });

  test("the query's goes before the tag's, and neither leads astray", async () => {
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

  test("stays where the page itself is asked for, which would only be loaded again and again", async () => {
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
    expect(model.moves.value).toBe(0); // The visitor has done nothing, so the focus is not moved.
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
