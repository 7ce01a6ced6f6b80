/** A visitor of the builder with a memory of their own: which plans are in the pack, in which order, where they are, which codes were taken. */
import { isDeepStrictEqual } from "node:util";
import { validate } from "superstruct";
import { expect } from "vitest";
import { emptyBundle, isWorthKeeping, otherKinds } from "#core/bundle/bundle.rules.ts";
import type { Bundle, MobileLine } from "#core/bundle/bundle.schema.ts";
import { closeForm, confirmLine, deleteLine, openAdd, openEdit, otherLines } from "#core/bundle/lines.rules.ts";
import { codeKinds, withCode, type CodeKind } from "#core/code-check/codes.rules.ts";
import { lineOf } from "#core/mobile-line/line-form.rules.ts";
import { lineForm, type LineAnswers } from "#core/mobile-line/line-form.schema.ts";
import type { Offers } from "#core/offers/offers.schema.ts";
import { asOffered, withAddress, withoutAddress } from "#core/sections/address.rules.ts";
import { chooseCard, dropCard } from "#core/sections/cards.rules.ts";
import { keepsNumber, withConsent, withNumber, withOperator } from "#core/sections/landline.rules.ts";
import { grantWishes } from "#core/sections/wishes.rules.ts";
import { readShared, shareFragment } from "#core/shared-pack/share-link.ts";
import { grantLines, meetWantedLine, withSharedPack } from "#core/shared-pack/shared-pack.rules.ts";
import type { SharedPack } from "#core/shared-pack/shared-pack.schema.ts";
import type { Language } from "#core/values/language.ts";
import { askAboutCode } from "./api.ts";
import { createBundleBrowser, type BundleTab } from "./browser.ts";
import { odd, offersOf, places } from "./market.ts";
import { linesOf } from "./samples.ts";
import { operators, type Step } from "./steps.ts";

export type Visitor = ReturnType<typeof createVisitor>;

type Codes = Readonly<Record<CodeKind, string | null>>;
type Remembered = { readonly mine: readonly string[]; readonly at: number | undefined; readonly codes: Codes };

/** Codes that are worth something, as they are kept. */
const good: Codes = { voucher: "WELCOME10", dealerCare: "DEALER-BRU" };
const none: Codes = { voucher: null, dealerCare: null };

/** @param hasOdd whether they see an offer that the API does not know */
export function createVisitor(hasOdd: boolean) {
  let browser = createBundleBrowser();
  let tab: BundleTab = browser.openTab();
  let language: Language = "en";
  let now: Remembered = { mine: [], at: undefined, codes: none };
  let beforeRemoval: (Remembered & { readonly bundle: Bundle }) | undefined;
  const bundle = (): Bundle => tab.store.bundle.peek();
  const offersAt = (at: number | undefined): Offers => offersOf(language, at, hasOdd);
  /** Offers have come: names and prices are those of today. */
  const show = (): void => {
    tab.store.setOffers(offersAt(undefined));
    const { at } = now;
    if (at !== undefined) tab.store.adjust((whole) => asOffered(whole, offersAt(at)));
  };
  /** As the widget does by itself: what is waited for is taken as soon as it is to be had. */
  const follow = (): void => {
    if (now.at === undefined || otherKinds.every((kind) => bundle().wanted[kind] === null)) return;
    const { bundle: granted } = grantWishes(bundle(), offersAt(now.at), language);
    if (granted !== bundle())
      tab.store.adjust(
        () => granted,
        (before) => before,
      );
  };
  show();

  /** Whether the form took it. */
  const confirm = (given: LineAnswers): boolean => {
    const before = bundle();
    const { mobile } = offersAt(undefined);
    const [refused, accepted] = validate(given, lineForm({ plans: mobile.map(({ i }) => i), others: otherLines(before) }), {
      coerce: true,
    });
    if (refused) return false;
    const plan = mobile.find(({ i }) => i === accepted.favorite_package);
    if (!plan) throw new Error("a plan that nobody offers was accepted");
    const isNew = before.mobile.add;
    const line = lineOf(
      accepted,
      plan,
      operators.find(({ id }) => id === accepted.provider),
    );
    tab.store.update((one) => {
      const confirmed = confirmLine(one, line);
      return isNew && confirmed !== one ? meetWantedLine(confirmed, line, undefined) : confirmed;
    });
    return bundle() !== before;
  };
  const update = (by: (whole: Bundle) => Bundle): void => changeBy(() => tab.store.update(by));
  const changeBy = (act: () => void): void => {
    const before = bundle();
    act();
    if (bundle() !== before) beforeRemoval = undefined;
  };
  /** What is taken out in one step, with all that leaves along. */
  const takeOut = (by: (one: Bundle) => Bundle, left: Partial<Remembered> = {}): void => {
    const before = { ...now, bundle: bundle() };
    tab.store.remove(by);
    if (bundle() === before.bundle) return;
    now = { ...now, ...left };
    beforeRemoval = before;
  };
  const andUndo = (does: string, act: () => void): void => {
    const before = bundle();
    act();
    if (!does.endsWith("undo") || bundle() === before) return;
    undo();
    expectSame(bundle(), before);
  };
  const undo = (): void => {
    tab.store.undo();
    if (!beforeRemoval) return;
    const { bundle: before, ...remembered } = beforeRemoval;
    now = remembered;
    show();
    // In another language since, perhaps: its ids, numbers, prices and what stands open are the same.
    expectSame(withoutWords(bundle()), withoutWords(before));
    beforeRemoval = undefined;
  };
  const placeAt = (to: number) => ({ street: "Street", number: String(to), fttbAddressId: places[to]?.fttbAddressId ?? "" });
  const reload = (): void => {
    const before = bundle();
    tab.close();
    tab = browser.openTab();
    beforeRemoval = undefined;
    const isKept = isWorthKeeping(before);
    expectSame(bundle(), isKept ? before : emptyBundle);
    // A dealer's code alone is nothing that a visitor has done.
    if (!isKept) now = { ...now, codes: none };
    show();
    expectSame(bundle(), isKept ? before : { ...before, promo_code: emptyBundle.promo_code });
  };
  const checkCode = async (kind: CodeKind, typed: string): Promise<void> => {
    const answer = await askAboutCode(kind, typed, bundle(), language);
    const isGood = typed.trim().toUpperCase() === good[kind] && !hasUnknown(bundle());
    expectSame(typeof answer === "object", isGood);
    if (typeof answer === "string") return;
    update((whole) => withCode({ ...whole, wanted: { ...whole.wanted, [kind]: null } }, kind, answer));
    now = { ...now, codes: { ...now.codes, [kind]: answer.code } };
  };

  /** The link to the pack says all that it said before, once it is read. */
  const share = (): { readonly fragment: string; readonly pack: SharedPack } => {
    const fragment = shareFragment(bundle()) ?? expect.unreachable("a pack that no link holds");
    const link = readShared(fragment);
    if (link.kind !== "pack") return expect.unreachable(`${fragment} is ${link.kind}`);
    expectSame(shareFragment(withSharedPack(bundle(), link.pack)), fragment);
    return { fragment, pack: link.pack };
  };
  /** On another device: nothing of the visitor's is there but the link. */
  const openShared = async (): Promise<void> => {
    const { fragment, pack } = share();
    const whole = linesOf(bundle()).filter(isWhole);
    tab.close();
    browser = createBundleBrowser();
    tab = browser.openTab();
    beforeRemoval = undefined;
    const at = places.findIndex(({ fttbAddressId }) => fttbAddressId === pack.a);
    now = { mine: whole.map(({ i }) => i), at: at === -1 ? undefined : at, codes: none };
    tab.store.setOffers(offersAt(undefined));
    tab.store.update((one) => grantLines(withSharedPack(one, pack)).bundle);
    if (now.at !== undefined) {
      tab.store.update((one) => withAddress({ ...one, wanted: { ...one.wanted, fttbAddressId: null } }, placeAt(at), offersAt(at)));
    }
    follow();
    for (const kind of codeKinds) {
      const code = bundle().wanted[kind];
      if (code !== null) await checkCode(kind, code);
    }
    expectSame(shareFragment(bundle()), fragment);
  };

  const act = (one: Step): void | Promise<void> => {
    switch (one.does) {
      case "add":
        return changeBy(() => {
          tab.store.update(openAdd);
          if (bundle().mobile.add && confirm(one.answers)) now = { ...now, mine: [...now.mine, one.answers.favorite_package] };
        });
      case "edit":
        return changeBy(() => {
          const line = linesOf(bundle())[one.at];
          if (!line) return;
          tab.store.update((whole) => openEdit(whole, line.id));
          if (confirm(one.answers)) now = { ...now, mine: now.mine.with(one.at, one.answers.favorite_package) };
        });
      case "delete":
      case "delete and undo": {
        const line = linesOf(bundle())[one.at];
        return andUndo(one.does, () => line && takeOut((whole) => deleteLine(whole, line.id), { mine: now.mine.toSpliced(one.at, 1) }));
      }
      case "begin":
        return update(openAdd);
      case "close":
        return update(closeForm);
      case "choose":
        return update((whole) => {
          const offers = now.at === undefined ? [] : offersAt(now.at)[one.kind];
          const offer = offers[one.at % offers.length];
          return offer ? chooseCard(whole, one.kind, offer) : whole;
        });
      case "drop":
      case "drop and undo":
        return andUndo(one.does, () => takeOut((whole) => dropCard(whole, one.kind)));
      case "move":
      case "move and undo":
        return andUndo(one.does, () => takeOut((whole) => withAddress(whole, placeAt(one.to), offersAt(one.to)), { at: one.to }));
      case "leave":
      case "leave and undo":
        return andUndo(one.does, () => takeOut(withoutAddress, { at: undefined }));
      case "keep number":
        return update((whole) =>
          whole.landline.card
            ? withConsent(withOperator(withNumber(keepsNumber(whole, true), "02/212.34.56"), operators[0] ?? null), true)
            : whole,
        );
      case "wish":
        return update((whole) => ({ ...whole, wanted: { ...whole.wanted, [one.kind]: one.id } }));
      case "check code":
        return checkCode(one.kind, one.typed);
      case "remove code":
        update((whole) => withCode(whole, one.kind, null));
        now = { ...now, codes: { ...now.codes, [one.kind]: null } };
        return undefined;
      case "share":
        return void share();
      case "open what was shared":
        return openShared();
      case "look at the bills":
        return undefined;
      case "undo":
        return undo();
      case "reload":
        return reload();
      case "speak":
        language = one.language;
        return show();
    }
  };

  return {
    bundle,
    language: () => language,
    mine: () => now.mine,
    codes: () => now.codes,
    offers: () => (now.at === undefined ? undefined : offersAt(now.at)),
    async take(one: Step): Promise<void> {
      // Most steps are over at once, and fifty thousand waits are half a second.
      const done = act(one);
      if (done) await done;
      follow();
    },
  };
}

/** Nobody has to be asked anything of it: a link brings it as it is. */
const isWhole = ({ phone, sim }: MobileLine): boolean => phone === "new-phone" && sim.name === "SIM card";

/** Of something that the API never had. */
export const hasUnknown = (bundle: Bundle): boolean => linesOf(bundle).some(({ i }) => i === odd.i);

const withoutWords = (bundle: Bundle): unknown => ({
  ...bundle,
  default_bundle: null,
  mobile: { ...bundle.mobile, cards: linesOf(bundle).map(({ t: _words, ...line }) => line) },
  ...Object.fromEntries((["internet", "tv", "landline"] as const).map((kind) => [kind, { ...bundle[kind], card: bundle[kind].card?.i }])),
});

/** As `toEqual`, which looks closer, and longer, only where the two differ at first sight. */
export function expectSame(actual: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(actual, expected)) expect(actual).toEqual(expected);
}
