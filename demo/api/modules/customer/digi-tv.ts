/** This module has the routes of the Digi TV account of an address: activation, password, devices, end (C-384, C-385, C-388, C-389). */
import { isSamePassword } from "#core/base/values/password.ts";
import {
  digiTvActivateAccount,
  digiTvChangePassword,
  digiTvDeactivateAccount,
  digiTvDeactivateDevice,
} from "#core/domain/customer/digi-tv.contract.ts";
import { todayInBrussels } from "#core/base/values/brussels-time.ts";
import { formatDate } from "#core/base/values/dates.ts";
import { addressText } from "#demo/api/data/address-book.ts";
import { demoDevices } from "#demo/api/data/tv-devices.ts";
import { addressOfId } from "#demo/api/domain/own-addresses.rules.ts";
import { agreedEnd, isTvAccountOver, lastTvDay, tvAccountEnd } from "#demo/api/domain/tv-account.rules.ts";
import type { Outcome, Unfit } from "#demo/api/http/outcome.ts";
import { optionTexts } from "#demo/api/messages/option-texts.ts";
import { productTexts } from "#demo/api/messages/product-texts.ts";
import { lockCustomer } from "#demo/api/modules/invoices/billing-run.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { accountRoute, type AccountCall, type AnyRoute } from "#demo/api/routing/register.ts";
import { productsOf } from "#demo/api/store/customers.ts";
import { isId } from "#demo/api/store/row-id.ts";
import {
  insertTvAccount,
  insertTvDevices,
  latestTvAccount,
  removeTvDevice,
  setTvAccount,
  type TvAccountRow,
} from "#demo/api/store/tv-accounts.ts";
import { sendChangeMail } from "./change-mail.ts";
import { notFound, productOf } from "./product-changes.ts";

type TvCall = AccountCall<unknown, { readonly "address-id": string }>;
type Passwords = { readonly password: string; readonly "password-repeat": string };

/** Returns the problem of a password that is not repeated letter by letter (P-179). */
const repeatProblem = ({ password, "password-repeat": repeated }: Passwords): Unfit | undefined =>
  isSamePassword(repeated, password) ? undefined : { problems: { "password-repeat": repeated === "" ? "required" : "password.mismatch" } };

/** Tells whether the address that a call names is one at which the customer can have Digi TV: internet or TV works there. */
const hasDigiTv = async (call: TvCall, context: ApiContext): Promise<boolean> => (await productOf(call, context, "digi-tv")) !== undefined;

/** Returns the Digi TV account of the address that a call names; undefined where there is none, or where the account has ended. */
async function openAccount(call: TvCall, context: ApiContext): Promise<TvAccountRow | undefined> {
  if (!(await hasDigiTv(call, context))) return undefined;
  const row = await latestTvAccount(call.db, call.account.id, call.body["address-id"]);
  return row && !isTvAccountOver(row, context.now()) ? row : undefined;
}

/**
 * Mails the notice of a change to the customer's own address and not to that of the Digi TV account, so that the customer learns of a
 * change that somebody else made.
 */
const tell = (call: TvCall, context: ApiContext, answer: string): Promise<void> => {
  const { account, body, db, language } = call;
  const subject = addressText(addressOfId(body["address-id"]), language);
  return sendChangeMail(db, context, { account, language, title: productTexts[language].pages["digi-tv"], answer, subject });
};

/** Runs a change in a transaction in which no other call changes the customer's products. */
const locked = <Result>(call: TvCall, change: (call: TvCall) => Promise<Result>): Promise<Result> =>
  call.db.transaction(async (tx) => {
    await lockCustomer(tx, call.account.id);
    return change({ ...call, db: tx });
  });

const activate = accountRoute({
  endpoint: digiTvActivateAccount,
  budget: "form",
  hashes: () => true,
  async handle(call, context): Promise<Outcome<object>> {
    const { account, body, language } = call;
    if (!(await hasDigiTv(call, context))) return notFound(language);
    const problem = repeatProblem(body);
    if (problem) return problem;
    const passwordHash = await context.secrets.hash(body.password);
    return locked(call, async (own) => {
      const texts = optionTexts[language];
      const address = body["address-id"];
      const before = await latestTvAccount(own.db, account.id, address);
      const nowMs = context.now();
      if (before && !isTvAccountOver(before, nowMs)) return { refused: "already_done", message: texts.hasAccount };
      const row = { accountId: account.id, address, email: body.email, passwordHash, activatedAt: new Date(nowMs), isFirst: !before };
      const id = await insertTvAccount(own.db, row);
      // The demo has no app that registers devices, so it registers two of its own to try out.
      if (context.options.demo) await insertTvDevices(own.db, id, demoDevices(todayInBrussels(nowMs)));
      await tell(own, context, texts.activated);
      return { answer: {}, message: texts.activated };
    });
  },
});

const changePassword = accountRoute({
  endpoint: digiTvChangePassword,
  budget: "form",
  hashes: () => true,
  async handle(call, context): Promise<Outcome<object>> {
    const { body, db, language } = call;
    const row = await openAccount(call, context);
    if (!row) return notFound(language);
    const problem = repeatProblem(body);
    if (problem) return problem;
    const passwordHash = await context.secrets.hash(body.password);
    await setTvAccount(db, row.id, { passwordHash });
    const message = optionTexts[language].passwordChanged;
    await tell(call, context, message);
    return { answer: {}, message };
  },
});

const removeDevice = accountRoute({
  endpoint: digiTvDeactivateDevice,
  budget: "account",
  async handle(call, context): Promise<Outcome<object>> {
    const { body, db, language } = call;
    const row = await openAccount(call, context);
    const deviceId = body["device-id"];
    if (!row || !isId(deviceId)) return notFound(language);
    const { deviceRemoved, deviceGone } = optionTexts[language];
    switch (await removeTvDevice(db, { tvAccountId: row.id, deviceId, nowMs: context.now() })) {
      case "removed":
        return { answer: {}, message: deviceRemoved };
      case "gone":
        return { refused: "already_done", message: deviceGone };
      case "unknown":
        return notFound(language);
    }
  },
});

const endAccount = accountRoute({
  endpoint: digiTvDeactivateAccount,
  budget: "form",
  handle: (call, context) =>
    locked(call, async (own): Promise<Outcome<object>> => {
      const { db, language } = own;
      const row = await openAccount(own, context);
      if (!row) return notFound(language);
      const texts = optionTexts[language];
      const nowMs = context.now();
      const last = lastTvDay(await productsOf(db, own.account.id), row.address, nowMs);
      const agreed = agreedEnd(row, last);
      if (agreed !== null) return { refused: "already_done", message: texts.endIsAgreed(formatDate(agreed, language)) };
      const { endsOn, isAtOnce } = tvAccountEnd(row, { nowMs, last });
      await setTvAccount(db, row.id, { endsOn, endedAt: isAtOnce ? new Date(nowMs) : null });
      const message = isAtOnce ? texts.endedAtOnce : texts.endsOn(formatDate(endsOn, language));
      await tell(own, context, message);
      return { answer: {}, message };
    }),
});

export const digiTvRoutes: readonly AnyRoute[] = [activate, changePassword, removeDevice, endAccount];
