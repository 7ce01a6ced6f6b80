/**
 * Tests an order that is placed with the email address of somebody's account: it belongs to nobody until the owner of the account has
 * confirmed it twice.
 */
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { myDigiAccount } from "#core/domain/customer/account.contract.ts";
import { myDigiOverview } from "#core/domain/order/overview.contract.ts";
import { languages } from "#core/base/values/language.ts";
import { accounts } from "#demo/api/db/schema.ts";
import { orders, products } from "#demo/api/db/schema-orders.ts";
import { bearer, createTime, givePassword, hourMs, newCustomer, newSignedIn, refresh, signIn } from "./support/access.ts";
import { call } from "./support/call.ts";
import { startApiWithIdentityApp, type IdentityApi } from "./support/identity.ts";
import { mailsTo } from "./support/outbox.ts";
import { newcomersOrder, sendOrder, type More } from "./support/order.ts";
import { password, someIban } from "./support/sample-orders.ts";

const time = createTime();
let api: IdentityApi;
beforeAll(async () => void (api = await startApiWithIdentityApp({ now: time.now, rateLimitScale: 20 })));
afterAll(() => api.close());

const order = (body: unknown, more?: More) => sendOrder(api, body, more);
const ordersOf = (email: string) => api.context.db.select().from(orders).where(eq(orders.email, email));

describe("an email address that has an account", () => {
  const post = (path: string) =>
    api.app.inject({ method: "POST", url: path, headers: { "content-type": "application/x-www-form-urlencoded" }, payload: "" });
  const open = (path: string) => api.app.inject({ method: "GET", url: path });

  /** Places an order with an email address that has an account, by a person who need not own the account. */
  async function orderOfKnown() {
    const body = await newcomersOrder(api);
    const { id } = await newCustomer(api);
    const { email } = body.account;
    await api.context.db.update(accounts).set({ email }).where(eq(accounts.id, id));
    const owner = { id, email, ...(await signIn(api, email)) };
    const answered = await order(body);
    const [mail] = await mailsTo(api, email);
    const take = new URL(/https?:\S+\/order-take-over\/\S+/.exec(mail?.text ?? "")?.[0] ?? "http://none/").pathname;
    return { answered, mail, take, body, owner };
  }
  const productsOf = (id: string) => api.context.db.select().from(products).where(eq(products.accountId, id));

  test("answers as any other: nobody learns that it is known", async () => {
    const { answered: known } = await orderOfKnown();
    const unknown = await order(await newcomersOrder(api));
    const plain = ({ answer }: typeof known) =>
      JSON.stringify({ ...answer, data: { ...answer.data, orderId: "", documents: answer.data.documents.length } });
    expect(plain(known)).toBe(plain(unknown));
  });

  test("gets the order by the link of the mail, its button, a login and a last word, and by no less", async () => {
    const { answered, mail, take, body, owner } = await orderOfKnown();
    expect(mail?.text).not.toContain(body.clientInfo.lastName);
    expect(mail?.text).not.toContain("/order-documents/");
    expect((await givePassword(api, owner.email, password)).http).toBe(401);

    const asked = await open(take);
    expect(asked.statusCode).toBe(200);
    const { orderId } = answered.answer.data;
    for (const told of [`Order ${orderId} of`, "Light", "Essentials", "Address: Grand-Place 1, 1000 Brussels", "Total: €12/month"])
      expect(asked.body).toContain(told);
    for (const name of [body.clientInfo.lastName, someIban]) expect(asked.body).not.toContain(name);
    const renewed = await refresh(api, { body: { refresh_token: owner.refreshToken } });
    expect(renewed.status.error).toBe(false);
    expect(await productsOf(owner.id)).toEqual([]);

    expect((await post(take)).body).toContain("Now log in");
    await signIn(api, (await newCustomer(api)).email);
    expect(await productsOf(owner.id)).toEqual([]);
    const { accessToken } = await signIn(api, owner.email);
    const noticesOf = async (token: string) => (await call(api, myDigiOverview, { headers: bearer(token) })).answer.notices;
    const [stranger] = [await newSignedIn(api)];
    expect(await noticesOf(stranger.accessToken)).toEqual([]);
    const [notice] = await noticesOf(accessToken);
    expect([notice?.code, notice?.text]).toEqual(["order-waiting", `Order ${orderId} was placed with your email address. Was it you?`]);
    const ask = new URL(notice?.action?.url ?? "http://none/").pathname;
    const forged = ask.replace(/[^/]+$/, (secret) => secret.replace(/^./, (first) => (first === "A" ? "B" : "A")));
    expect([(await open(forged)).statusCode, (await post(forged)).statusCode]).toEqual([404, 404]);
    const once = await open(ask);
    for (const told of ["Add this order to your account?", `Order ${orderId} of`, "Light", "Address: Grand-Place 1, 1000 Brussels"])
      expect(once.body).toContain(told);
    expect(await productsOf(owner.id)).toEqual([]);
    expect((await post(ask)).body).toContain("The order is in your account");
    expect([(await post(ask)).statusCode, await noticesOf(accessToken)]).toEqual([404, []]);
    expect((await call(api, myDigiAccount, { headers: bearer(accessToken) })).status.error).toBe(false);
    // The customer area was opened meanwhile, so the eSIM already works, while the SIM card is on its way.
    expect((await productsOf(owner.id)).map(({ status }) => status).toSorted()).toEqual(["active", "ordered"]);
    expect((await ordersOf(owner.email)).map(({ accountId }) => accountId)).toEqual([owner.id]);
    expect((await open(take)).statusCode).toBe(404);
  });

  test("the link is good for seven days, in the reader's language", async () => {
    const { take } = await orderOfKnown();
    const pages = await Promise.all(
      languages.map((lang) => api.app.inject({ method: "GET", url: take, headers: { "accept-language": lang } })),
    );
    expect(pages.map(({ body }) => /<h1>(.*)<\/h1>/.exec(body)?.[1])).toEqual([
      "Add this order to your account?",
      "Ajouter cette commande à votre compte\u00a0?",
      "Deze bestelling toevoegen aan je account?",
    ]);
    time.pass(7 * 24 * hourMs);
    expect([(await open(take)).statusCode, (await post(take)).statusCode]).toEqual([404, 404]);
  });
});
