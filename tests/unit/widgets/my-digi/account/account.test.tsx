/** Tests the rendered HTML of the account view. */
import { signal } from "@preact/signals-core";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { WidgetHost } from "#core/runtime/element/widget-host.ts";
import { WidgetHostContext } from "#core/runtime/element/root.tsx";
import { attributesOf } from "#tests/unit/core/ui/base/markup.ts";
import { ownFirst, typedPhone } from "#widgets/my-digi/account/account.rules.ts";
import { shownInstant } from "#widgets/my-digi/shown-instant.rules.ts";
import { View, type AccountProps } from "#widgets/my-digi/account/account.view.tsx";
import { sampleAccount } from "./sample-account.ts";
import { good, openAccount } from "./samples.ts";

type Opened = Awaited<ReturnType<typeof openAccount>>;

const area = {
  signOut: () => Promise.resolve(),
  hrefOf: (view: string) => `/en/my-digi/${view}`,
  view: signal("account"),
  backHrefs: signal({ overview: "/en/my-digi/overview?campaign=a" }),
} as unknown as AccountProps["area"];

const draw = ({ model, ports }: Opened): string =>
  renderToStaticMarkup(
    <WidgetHostContext value={{} as WidgetHost}>
      <View name="account" model={model} area={area} announcer={ports.announcer} pathOf={ports.pathOf} hasPage={() => true} language="en" />
    </WidgetHostContext>,
  );
const plain = (markup: string): string =>
  markup
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();

test("above it stands the way back, with its query [C-076]", async () => {
  const markup = draw(await openAccount());
  expect(attributesOf(markup, "a", "area-back")[0]).toMatchObject({ href: "/en/my-digi/overview?campaign=a" });
  expect(plain(markup)).toMatch(/^Back Back: Overview Account /);
});

const at = (tab: string): string => `https://digi.example/en/my-digi/account?tab=${tab}`;

describe("the profile", () => {
  test("has customer number with copy, email, status, end, services and the way out [C-077] [C-173]", async () => {
    const words = plain(draw(await openAccount()));
    expect(words).toContain(
      "Marie Peeters Customer number 100200300 Copy Customer number Email for login marie@digi.example Status Active End date No end date: you can leave whenever you like Services Mobile, TV Log out",
    );
  });

  test.each([
    ["new", "Nothing ordered yet"],
    ["ordered", "Ordered, not active yet"],
    ["ended", "Ended"],
  ] as const)("%s in words", async (status, words) => {
    const account = { ...sampleAccount, status, services: [], expiration_date: "2027-01-31" as typeof sampleAccount.expiration_date };
    expect(plain(draw(await openAccount({ account })))).toContain(`Status ${words} End date 31 January 2027 Services None yet`);
  });
});

describe("the tabs", () => {
  test("are three, the first one open [C-078]", async () => {
    const tabs = attributesOf(draw(await openAccount()), "button", 'role="tab"');
    expect(tabs.map((tab) => tab["aria-selected"])).toEqual(["true", "false", "false"]);
  });

  test("personal: name, Easy Switch number with copy, SIM, email for login, dots, devices with this one first", async () => {
    const words = plain(draw(await openAccount()));
    expect(words).toContain("Easy Switch number DG10020030021");
    expect(words).toContain(
      "Copy Easy Switch number Another operator asks for it, with your customer number, if you want to move there. SIM card number 8932",
    );
    expect(words).toContain("Change Email for login Password •••••••••• Not shown Change password");
    expect(words).toMatch(/Firefox a This device Firefox b Last used on 2 November 2026 at 09:30 Log out Firefox b Firefox c/);
  });

  test("contact: phone and email for invoices to change, addresses", async () => {
    const words = plain(draw(await openAccount({ address: at("section_contact_info") })));
    expect(words).toContain("Phone number +32\u00a0470\u00a012\u00a034\u00a056 Change Phone number".replaceAll("\u00a0", " "));
    expect(words).toContain("bills@digi.example Change Email for invoices");
    expect(words).toContain("Grand-Place 1, 1000 Brussels");
    const bare = { ...sampleAccount, phone_number: null, addresses: [] };
    const none = plain(draw(await openAccount({ account: bare, address: at("section_contact_info") })));
    expect(none).toContain("Phone number None");
    expect(none).toContain("You have no product at an address.");
  });

  test("contracts: dates, one document in sight, others behind it; another address is a link, and no address nothing", async () => {
    const markup = draw(await openAccount({ address: at("section_contracts") }));
    expect(plain(markup)).toContain(
      "Contract for mobile and TV Since 7 September 2025, without an end date Contract 500000001 Order confirmation of Contract for mobile and TV 2 more documents",
    );
    expect(attributesOf(markup, "a", "_blank").map(({ href, rel }) => [href, rel])).toEqual([
      ["https://elsewhere.example/leaflet.pdf", "noopener noreferrer"],
    ]);
    expect(markup).not.toContain("javascript:");
    expect(markup).not.toContain("withdrawal");
    const none = draw(await openAccount({ account: { ...sampleAccount, contracts: [] }, address: at("section_contracts") }));
    expect(plain(none)).toContain("You have no contract with us yet.");
  });

  test("a contract leads to its withdrawal while the period runs", async () => {
    const [contract] = sampleAccount.contracts;
    const withdrawable = { ...contract, withdrawable_until: "2026-01-19", withdrawal_days_left: 14 } as typeof contract;
    const account = { ...sampleAccount, contracts: withdrawable ? [withdrawable] : [] };
    const markup = draw(await openAccount({ account, address: at("section_contracts") }));
    expect(plain(markup)).toContain(
      "You can withdraw from it until 19 January 2026. Withdraw from contract here of Contract for mobile and TV Contract 500000001",
    );
    expect(markup).toContain('href="/en/withdrawal?contract=500000001"');
  });
});

describe("in every state", () => {
  test("on its way, failed, and with a word of the API", async () => {
    const waiting = await openAccount({ isAnswered: false });
    expect(draw(waiting)).toContain('aria-busy="true"');
    await waiting.last().answer({ ok: false, failure: { code: "http.refused", httpStatus: 503 } });
    expect(plain(draw(waiting))).toContain("Try again");
    void waiting.model.account.reload();
    await waiting.last().answer(good({ account: sampleAccount, error: "We are moving house." }));
    expect(plain(draw(waiting))).toContain("We are moving house.");
  });

  test("another language keeps what is in sight until it is there", async () => {
    const opened = await openAccount();
    opened.language.value = "nl";
    expect(plain(draw(opened))).toContain("Marie Peeters");
    await opened.last().answer({ ok: false, failure: { code: "network.offline" } });
    expect(plain(draw(opened))).toContain("You are offline");
  });
});

test("devices, instants and numbers are read as Belgium reads them", () => {
  expect(ownFirst(sampleAccount.sessions).map(({ id }) => id)).toEqual(["a", "b", "c"]);
  expect(shownInstant("2026-07-01T22:30:00Z", "fr")).toEqual({ day: "2 juillet 2026", time: "0\u00a0h\u00a030" });
  expect(shownInstant("yesterday", "en")).toBeUndefined();
  expect([typedPhone("470123456"), typedPhone("22123456")]).toEqual(["470 12 34 56", "2 212 34 56"]);
});
