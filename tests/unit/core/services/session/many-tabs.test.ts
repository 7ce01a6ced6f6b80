/** Tests sessions with random actions of visitors, tabs and the API, in random order. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { createBrowser, type Tab } from "./desk.ts";
import { createFakeApi, tokenLifeMs } from "./fake-api.ts";
import { settle } from "#tests/unit/core/platform/fake-clock.ts";

const step = fc.record({
  what: fc.constantFrom("signIn", "signOut", "restore", "account", "accounts", "reload", "wait", "forget", "fail", "comeBack"),
  tab: fc.nat({ max: 2 }),
});
const kinds = fc.constantFrom("cookie" as const, "storage" as const, "memory" as const);

test("keeps secrets where the option puts them, ends everywhere at a sign-out, and never throws", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), kinds, fc.boolean(), async (steps, kind, keepsCookies) => {
      const api = createFakeApi();
      api.keepsCookies = keepsCookies;
      const { open, reload, local, messages, clock } = createBrowser({ kind, api });
      const tabs: Tab[] = [open(), open(), open()];
      const act = async ({ what, tab }: { what: string; tab: number }): Promise<void> => {
        const one = tabs[tab] as Tab;
        if (what === "signIn") return one.signIn();
        if (what === "signOut") return one.session.signOut();
        if (what === "restore") return one.session.restore();
        if (what === "account") return void (await one.account());
        if (what === "accounts") return void (await Promise.all(tabs.map((each) => each.account())));
        if (what === "reload") return void (tabs[tab] = reload(one));
        if (what === "wait") return clock.pass(tokenLifeMs);
        if (what === "forget") return api.forgetAccess();
        if (what === "comeBack") return one.comeBack();
        api.next.push({ code: "network.unreachable" });
      };
      for (const one of steps) {
        const done = act(one);
        await clock.pass(3000);
        await done;
        await settle();
        if (one.what === "signOut") expect(tabs.map((tab) => tab.status())).not.toContain("signed-in");
        const written = JSON.stringify([...local]);
        if (kind !== "storage") expect(written).not.toContain("secret-");
        expect(written).not.toContain("secret-verify");
        expect(JSON.stringify(messages)).not.toMatch(/secret-(refresh|verify)/);
      }
      api.next.length = 0;
      for (const tab of tabs) {
        if (tab.status() !== "signed-in") continue;
        const answered = tab.account();
        await clock.pass(3000);
        // Another tab may have ended the session at the API meanwhile. Then the call fails, and this tab is logged out.
        if (!(await answered).ok) expect(tab.status()).toBe("anonymous");
      }
    }),
  );
});
