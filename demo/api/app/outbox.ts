/**
 * Serves the demo's outbox: the messages that would have been sent by mail or SMS by now, newest first. It also creates sign-up links and
 * customers, from which browser tests of whole journeys start.
 */
import { and, desc, eq, getTableColumns, lte, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { boolean, create, enums, optional, type } from "superstruct";
import { email } from "#core/base/values/fields.ts";
import { languages } from "#core/base/values/language.ts";
import { addProductsOfAnother } from "./sample-orders.ts";
import { addCustomer, sendSignUpLink } from "./samples.ts";
import type { ApiContext } from "#demo/api/routing/context.ts";
import { files, mails } from "#demo/api/db/schema.ts";
import { success } from "#demo/api/http/envelope.ts";
import { HttpError } from "#demo/api/http/errors.ts";
import { isAllowedOrigin } from "#demo/api/http/origins.ts";

const newest = 200;

type Attached = { readonly name: string; readonly type: string; readonly size: number };

/**
 * Selects the names and sizes of attachments without their content: an order's documents are large, and browser tests read the outbox
 * often.
 */
const attached = sql<readonly Attached[]>`(
  select coalesce(jsonb_agg((one - 'content') || jsonb_build_object('size', octet_length(decode(one ->> 'content', 'base64'))) order by place), '[]')
  from jsonb_array_elements(${mails.attachments}) with ordinality as list(one, place))`;
const { attachments: _large, ...columns } = getTableColumns(mails);

const Person = type({ email: email(), lang: enums(languages), withProducts: optional(boolean()) });

/**
 * Registers the demo's endpoints: `GET /demo/outbox?to=` (the newest 200 messages), and `POST /demo/sign-up-link` and
 * `POST /demo/customer`, both with `{email, lang}`; `withProducts` gives the customer the products of the demo's own. The two POSTs refuse
 * a page of an origin that is not allowed with a 403.
 */
export function registerOutbox(app: FastifyInstance, context: ApiContext): void {
  const { db } = context;
  const answer = async (request: FastifyRequest) => {
    const { to } = request.query as { to?: unknown };
    const rows = await db
      .select({ ...columns, attached, file: { name: files.name, type: files.type, size: files.size } })
      .from(mails)
      .leftJoin(files, eq(files.id, mails.fileId))
      .where(and(lte(mails.nextTryAt, sql`now()`), typeof to === "string" ? eq(mails.recipient, to) : undefined))
      .orderBy(desc(mails.id))
      .limit(newest);
    return rows.map(({ recipient, channel, subject, text, at, file, attached: others }) => ({
      to: recipient,
      channel,
      subject,
      text,
      at: at.toISOString(),
      attachments: [...(file ? [file] : []), ...others],
    }));
  };
  app.route({ method: "GET", url: "/demo/outbox", handler: answer });

  const personIn = (request: FastifyRequest) => {
    if (!isAllowedOrigin(request.headers.origin, context.options)) throw new HttpError(403);
    return parse(request.body);
  };
  const signUpLink = async (request: FastifyRequest) => {
    const person = personIn(request);
    await sendSignUpLink(context, person.email, person.lang);
    return success();
  };
  app.route({ method: "POST", url: "/demo/sign-up-link", handler: signUpLink });
  /** Adds a customer with the password of the sample customers, so that browser tests do not share one customer. */
  const customer = async (request: FastifyRequest) => {
    const person = personIn(request);
    const account = await addCustomer(context, { email: person.email, language: person.lang });
    if (!account) throw new HttpError(400);
    if (person.withProducts) await addProductsOfAnother(context, account);
    return success();
  };
  app.route({ method: "POST", url: "/demo/customer", handler: customer });
}

function parse(body: unknown) {
  try {
    return create(body, Person);
  } catch {
    throw new HttpError(400);
  }
}
