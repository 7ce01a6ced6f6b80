/**
 * Creates the customers for the measurement: each has two products and the invoices of six weeks, and is logged in. The captcha's secret is
 * read as well, so that solved puzzles can be made.
 */
import { createChallenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { randomUUID } from "node:crypto";
import { myDigiOverview } from "#core/domain/order/overview.contract.ts";
import { bundleOrder } from "#core/domain/order/order.contract.ts";
import { createAccount } from "#demo/api/store/accounts.ts";
import { createLink } from "#demo/api/store/links.ts";
import { startSession, type Account } from "#demo/api/store/sessions.ts";
import { leastPuzzleCost } from "#demo/api/config/options.ts";
import { readSetting } from "#demo/api/db/settings.ts";
import { createApi, type Api } from "#demo/api/app/server.ts";
import { customersOrder } from "#tests/contract/support/sample-orders.ts";
import { common, type Customer } from "./customers.ts";

export type Seeded = {
  readonly customers: readonly Customer[];
  /** The secret of a link to the sign-up that nobody has used. */
  readonly signUpSecret: string;
  /**
   * Returns solved captcha puzzles of the usual cost. Since the maker of a puzzle knows its solution, each takes two steps instead of
   * eighty.
   */
  readonly puzzles: (count: number) => Promise<string[]>;
};

const daysAhead = 45;
const siteUrl = "http://localhost:4100";

type Where = { readonly dataDir: string; readonly databaseUrl: string | undefined };

/** Creates the customers. This process opens the database for that and closes it again, since the measured processes use it afterwards. */
export async function seed(where: Where, visitors: number): Promise<Seeded> {
  const api = await createApi({
    ...where,
    demo: true,
    allowedOrigins: [],
    siteUrl,
    publicUrl: "http://localhost:4101",
    logLevel: "silent",
    rateLimitScale: 1_000_000,
    customerScale: 1_000_000,
    redisUrl: undefined,
    progress: () => undefined,
  });
  try {
    const passwordHash = await api.context.secrets.hash(randomUUID());
    const accounts: Account[] = [];
    for (let n = 0; n < visitors; n++) accounts.push(await newCustomer(api, n, passwordHash));
    for (const account of accounts) await ask(api, "POST", bundleOrder.path, account, customersOrder());
    await api.app.inject({ method: "POST", url: `/demo/clock?days=${daysAhead}` });
    for (const account of accounts) await ask(api, "GET", `${myDigiOverview.path}?lang=en`, account);
    const customers: Customer[] = [];
    for (const account of accounts) customers.push(await signedIn(api, account));
    const signUpLink = await linkOf(api, { purpose: "sign-up", email: "newcomer@example.com" });
    const secret = (await readSetting(api.context.db, "captcha.secret")) ?? "";
    return {
      customers,
      signUpSecret: signUpLink.secret,
      puzzles: (count) => Promise.all(Array.from({ length: count }, () => solvedPuzzle(secret))),
    };
  } finally {
    await api.close();
  }
}

async function newCustomer({ context }: Api, n: number, passwordHash: string): Promise<Account> {
  const nowMs = context.now();
  const person = { email: `customer.${n}@example.com`, firstName: "Nora", lastName: "Maes", language: "en" } as const;
  const account = await createAccount(context.db, { ...person, passwordHash, activatedAt: new Date(nowMs), nowMs });
  if (!account) throw new Error("a customer was not made");
  return account;
}

const session = ({ context: { db, now } }: Api, account: Account) =>
  startSession(db, { account, deviceId: common.device_id, device: null, nowMs: now() });

const linkOf = ({ context: { db, now } }: Api, wanted: { purpose: "sign-up" | "email-change"; email: string; accountId?: string }) =>
  createLink(db, siteUrl, { ...wanted, language: "en", nowMs: now() });

async function signedIn(api: Api, account: Account): Promise<Customer> {
  const { refreshToken } = await session(api, account);
  const { url } = await linkOf(api, { purpose: "email-change", accountId: account.id, email: `new.${account.email}` });
  return { refreshToken, accessToken: "", emailChange: new URL(url).search };
}

async function ask(api: Api, method: "GET" | "POST", url: string, account: Account, payload?: object): Promise<void> {
  const started = await session(api, account);
  const token = await api.context.tokens.issue({ scope: "account", accountId: account.id, id: started.session.id });
  const headers = { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() };
  const { statusCode, body } = await api.app.inject({ method, url, headers, ...(payload && { payload }) });
  if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}: ${body}`);
}

async function solvedPuzzle(secret: string): Promise<string> {
  const counter = 40;
  const expiresAt = new Date(Date.now() + 3_600_000);
  const challenge = await createChallenge({
    algorithm: "PBKDF2/SHA-256",
    cost: leastPuzzleCost,
    counter,
    deriveKey,
    expiresAt,
    hmacSignatureSecret: secret,
  });
  const solution = await solveChallenge({ challenge, deriveKey, counterStart: counter });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64");
}
