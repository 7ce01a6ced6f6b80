/**
 * A simulated visitor of the bundle builder, who remembers independently of the code which plans are in the bundle, in which order, at
 * which address, and which codes were accepted.
 */
import { validate } from "superstruct";
import { expect } from "vitest";
import { emptyBundle, isWorthKeeping, otherKinds } from "#core/domain/bundle/bundle.rules.ts";
import type { Bundle, MobileLine } from "#core/domain/bundle/bundle.schema.ts";
import { closeForm, confirmLine, deleteLine, openAdd, openEdit, otherLines } from "#core/domain/bundle/lines.rules.ts";
import { codeKinds, withCode, type CodeKind } from "#core/domain/promo-code-check/promo-codes.rules.ts";
import { lineOf } from "#core/domain/mobile-line/line-form.rules.ts";
import { lineForm, type LineAnswers } from "#core/domain/mobile-line/line-form.schema.ts";
import type { Offers } from "#core/domain/offers/offers.schema.ts";
import { atCurrentOffers, withAddress, withoutAddress } from "#core/domain/eligibility/address.rules.ts";
import { chooseCard, dropCard } from "#core/domain/eligibility/cards.rules.ts";
import { keepsNumber, withConsent, withNumber, withOperator } from "#core/domain/eligibility/landline.rules.ts";
import { applyWanted } from "#core/domain/eligibility/wanted.rules.ts";
import { readShared, shareFragment } from "#core/domain/shared-bundle/share-link.ts";
import { addWholeLines, dropFulfilledLine, withSharedBundle } from "#core/domain/shared-bundle/shared-bundle.rules.ts";
import type { SharedBundle } from "#core/domain/shared-bundle/shared-bundle.schema.ts";
import type { Language } from "#core/base/values/language.ts";
import { askAboutCode } from "./api.ts";
import { createBundleBrowser, type BundleTab } from "./browser.ts";
import { odd, offersOf, addresses } from "./market.ts";
import { expectSame, withoutWords } from "./same.ts";
import { linesOf } from "./samples.ts";
import { operators, type Step } from "./steps.ts";

type Codes = Readonly<Record<CodeKind, string | null>>;
type Remembered = { readonly mine: readonly string[]; readonly at: number | undefined; readonly codes: Codes };

/** Codes that the API accepts, in the form in which they are stored. */
const good: Codes = { voucher: "WELCOME10", dealerCare: "DEALER-BRU" };
const none: Codes = { voucher: null, dealerCare: null };

export class Visitor {
  #browser = createBundleBrowser();
  #tab: BundleTab = this.#browser.openTab();
  #language: Language = "en";
  #now: Remembered = { mine: [], at: undefined, codes: none };
  #beforeRemoval: (Remembered & { readonly bundle: Bundle }) | undefined;
  readonly #hasOdd: boolean;

  /** Creates a visitor with an empty browser. @param hasOdd whether the visitor sees an offer that the API does not know */
  constructor(hasOdd: boolean) {
    this.#hasOdd = hasOdd;
    this.#show();
  }

  bundle(): Bundle {
    return this.#tab.store.bundle.peek();
  }

  language(): Language {
    return this.#language;
  }

  mine(): readonly string[] {
    return this.#now.mine;
  }

  codes(): Codes {
    return this.#now.codes;
  }

  offers(): Offers | undefined {
    return this.#now.at === undefined ? undefined : this.#offersAt(this.#now.at);
  }

  async take(one: Step): Promise<void> {
    // The step is awaited only where it returns a promise: most steps do not, and waiting for each would cost half a second in fifty
    // thousand steps.
    const done = this.#act(one);
    if (done) await done;
    this.#follow();
  }

  #offersAt(at: number | undefined): Offers {
    return offersOf(this.#language, at, this.#hasOdd);
  }

  /** Gives the bundle new offers, as when they have just been loaded: its names and prices become those of the new offers. */
  #show(): void {
    this.#tab.store.setOffers(this.#offersAt(undefined));
    const { at } = this.#now;
    if (at !== undefined) this.#tab.store.adjust((whole) => atCurrentOffers(whole, this.#offersAt(at)));
  }

  /** Chooses the offers that a link has asked for, as soon as they are available. The widget does the same by itself. */
  #follow(): void {
    if (this.#now.at === undefined || otherKinds.every((kind) => this.bundle().wanted[kind] === null)) return;
    const { bundle: applied } = applyWanted(this.bundle(), this.#offersAt(this.#now.at), this.#language);
    if (applied !== this.bundle())
      this.#tab.store.adjust(
        () => applied,
        (before) => before,
      );
  }

  /** Fills in the form of a mobile line and confirms it. Returns whether the form accepted the values. */
  #confirm(given: LineAnswers): boolean {
    const before = this.bundle();
    const { mobile } = this.#offersAt(undefined);
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
    this.#tab.store.update((one) => {
      const confirmed = confirmLine(one, line);
      return isNew && confirmed !== one ? dropFulfilledLine(confirmed, line, undefined) : confirmed;
    });
    return this.bundle() !== before;
  }

  #update(by: (whole: Bundle) => Bundle): void {
    this.#changeBy(() => this.#tab.store.update(by));
  }

  #changeBy(act: () => void): void {
    const before = this.bundle();
    act();
    if (this.bundle() !== before) this.#beforeRemoval = undefined;
  }

  /** Removes something from the bundle, with everything that depends on it, so that one undo brings it back. */
  #takeOut(by: (one: Bundle) => Bundle, left: Partial<Remembered> = {}): void {
    const before = { ...this.#now, bundle: this.bundle() };
    this.#tab.store.remove(by);
    if (this.bundle() === before.bundle) return;
    this.#now = { ...this.#now, ...left };
    this.#beforeRemoval = before;
  }

  #andUndo(does: string, act: () => void): void {
    const before = this.bundle();
    act();
    if (!does.endsWith("undo") || this.bundle() === before) return;
    this.#undo();
    expectSame(this.bundle(), before);
  }

  #undo(): void {
    this.#tab.store.undo();
    if (!this.#beforeRemoval) return;
    const { bundle: before, ...remembered } = this.#beforeRemoval;
    this.#now = remembered;
    this.#show();
    // The language may have changed since the removal, so only ids, numbers, prices and open forms must be the same.
    expectSame(withoutWords(this.bundle()), withoutWords(before));
    this.#beforeRemoval = undefined;
  }

  #addressAt(to: number) {
    return { street: "Street", number: String(to), fttbAddressId: addresses[to]?.fttbAddressId ?? "" };
  }

  #reload(): void {
    const before = this.bundle();
    this.#tab.close();
    this.#tab = this.#browser.openTab();
    this.#beforeRemoval = undefined;
    const isKept = isWorthKeeping(before);
    expectSame(this.bundle(), isKept ? before : emptyBundle);
    // A bundle with nothing but a dealer's code is not stored, so the code is gone after a reload.
    if (!isKept) this.#now = { ...this.#now, codes: none };
    this.#show();
    expectSame(this.bundle(), isKept ? before : { ...before, promo_code: emptyBundle.promo_code });
  }

  async #checkCode(kind: CodeKind, typed: string): Promise<void> {
    const answer = await askAboutCode(kind, typed, this.bundle(), this.#language);
    const isGood = typed.trim().toUpperCase() === good[kind] && !hasUnknown(this.bundle());
    expectSame(typeof answer === "object", isGood);
    if (typeof answer === "string") return;
    this.#update((whole) => withCode({ ...whole, wanted: { ...whole.wanted, [kind]: null } }, kind, answer));
    this.#now = { ...this.#now, codes: { ...this.#now.codes, [kind]: answer.code } };
  }

  /** Returns the link to the bundle, and checks that a bundle which is read from the link gives the same link. */
  #share(): { readonly fragment: string; readonly bundle: SharedBundle } {
    const fragment = shareFragment(this.bundle()) ?? expect.unreachable("a pack that no link holds");
    const link = readShared(fragment);
    if (link.kind !== "shared") return expect.unreachable(`${fragment} is ${link.kind}`);
    expectSame(shareFragment(withSharedBundle(this.bundle(), link.shared)), fragment);
    return { fragment, bundle: link.shared };
  }

  /** Opens the shared link on another device, which knows only the link. */
  async #openShared(): Promise<void> {
    const { fragment, bundle } = this.#share();
    const whole = linesOf(this.bundle()).filter(isWhole);
    this.#tab.close();
    this.#browser = createBundleBrowser();
    this.#tab = this.#browser.openTab();
    this.#beforeRemoval = undefined;
    const at = addresses.findIndex(({ fttbAddressId }) => fttbAddressId === bundle.a);
    this.#now = { mine: whole.map(({ i }) => i), at: at === -1 ? undefined : at, codes: none };
    this.#tab.store.setOffers(this.#offersAt(undefined));
    this.#tab.store.update((one) => addWholeLines(withSharedBundle(one, bundle)).bundle);
    if (this.#now.at !== undefined) {
      this.#tab.store.update((one) =>
        withAddress({ ...one, wanted: { ...one.wanted, fttbAddressId: null } }, this.#addressAt(at), this.#offersAt(at)),
      );
    }
    this.#follow();
    for (const kind of codeKinds) {
      const code = this.bundle().wanted[kind];
      if (code !== null) await this.#checkCode(kind, code);
    }
    expectSame(shareFragment(this.bundle()), fragment);
  }

  #act(one: Step): void | Promise<void> {
    switch (one.does) {
      case "add":
        return this.#changeBy(() => {
          this.#tab.store.update(openAdd);
          if (this.bundle().mobile.add && this.#confirm(one.answers))
            this.#now = { ...this.#now, mine: [...this.#now.mine, one.answers.favorite_package] };
        });
      case "edit":
        return this.#changeBy(() => {
          const line = linesOf(this.bundle())[one.at];
          if (!line) return;
          this.#tab.store.update((whole) => openEdit(whole, line.id));
          if (this.#confirm(one.answers)) this.#now = { ...this.#now, mine: this.#now.mine.with(one.at, one.answers.favorite_package) };
        });
      case "delete":
      case "delete and undo": {
        const line = linesOf(this.bundle())[one.at];
        return this.#andUndo(
          one.does,
          () => line && this.#takeOut((whole) => deleteLine(whole, line.id), { mine: this.#now.mine.toSpliced(one.at, 1) }),
        );
      }
      case "begin":
        return this.#update(openAdd);
      case "close":
        return this.#update(closeForm);
      case "choose":
        return this.#update((whole) => {
          const offers = this.#now.at === undefined ? [] : this.#offersAt(this.#now.at)[one.kind];
          const offer = offers[one.at % offers.length];
          return offer ? chooseCard(whole, one.kind, offer) : whole;
        });
      case "drop":
      case "drop and undo":
        return this.#andUndo(one.does, () => this.#takeOut((whole) => dropCard(whole, one.kind)));
      case "move":
      case "move and undo":
        return this.#andUndo(one.does, () =>
          this.#takeOut((whole) => withAddress(whole, this.#addressAt(one.to), this.#offersAt(one.to)), { at: one.to }),
        );
      case "leave":
      case "leave and undo":
        return this.#andUndo(one.does, () => this.#takeOut(withoutAddress, { at: undefined }));
      case "keep number":
        return this.#update((whole) =>
          whole.landline.card
            ? withConsent(withOperator(withNumber(keepsNumber(whole, true), "02/212.34.56"), operators[0] ?? null), true)
            : whole,
        );
      case "want":
        return this.#update((whole) => ({ ...whole, wanted: { ...whole.wanted, [one.kind]: one.id } }));
      case "check code":
        return this.#checkCode(one.kind, one.typed);
      case "remove code":
        this.#update((whole) => withCode(whole, one.kind, null));
        this.#now = { ...this.#now, codes: { ...this.#now.codes, [one.kind]: null } };
        return undefined;
      case "share":
        return void this.#share();
      case "open what was shared":
        return this.#openShared();
      case "look at the bills":
        return undefined;
      case "undo":
        return this.#undo();
      case "reload":
        return this.#reload();
      case "speak":
        this.#language = one.language;
        return this.#show();
    }
  }
}

/** Tells whether a line needs no further input when a link brings it: a new number and a usual SIM card. */
const isWhole = ({ phone, sim }: MobileLine): boolean => phone === "new-phone" && sim.name === "SIM card";

/** Tells whether a bundle contains the offer that the API does not know. */
export const hasUnknown = (bundle: Bundle): boolean => linesOf(bundle).some(({ i }) => i === odd.i);
