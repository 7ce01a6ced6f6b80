/** Calls an endpoint of the API as a browser would, and checks the answer against the endpoint's contract. */
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { assert, type Infer, type Struct } from "superstruct";
import { mediaTypesOf } from "#core/base/contract/file-answer.ts";
import { specOf } from "#core/base/contract/spec-of.ts";
import { Envelope } from "#core/base/contract/envelope.ts";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { siteUrl, type TestApi } from "./api.ts";

export type Sent = {
  /** The body to send. Its type is not the contract's, because tests also send wrong bodies. */
  readonly body?: unknown;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  /** The text before the path by which a call asks the API to fail in a certain way, such as `/~503`. */
  readonly prefix?: string;
};

export type Answered<Answer> = {
  readonly http: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly status: NonNullable<NonNullable<Infer<typeof Envelope>["meta"]>["status"]>;
  /** The whole answer. It is checked against the contract unless the API refused the call. */
  readonly answer: Answer & Infer<typeof Envelope>;
};

async function payloadOf(encoding: Endpoint["encoding"], body: unknown): Promise<Pick<InjectOptions, "payload" | "headers">> {
  if (body === undefined) return {};
  if (encoding !== "multipart") return { payload: JSON.stringify(body), headers: { "content-type": "application/json" } };
  const form = new FormData();
  for (const [name, value] of Object.entries(body as Record<string, string | File | undefined | readonly (string | File)[]>)) {
    for (const item of [value].flat()) if (item !== undefined) form.append(name, item as string | File);
  }
  const request = new Response(form);
  return { payload: Buffer.from(await request.arrayBuffer()), headers: { "content-type": request.headers.get("content-type") ?? "" } };
}

/**
 * Returns the path and the query of a call. A `{name}` in the path is replaced by the query's value of that name, which the query then does
 * not contain.
 */
function addressOf(endpoint: Endpoint<any, any, any>, sent: Sent["query"] = {}): { path: string; query: Record<string, string> } {
  const query = { ...sent };
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const value = query[name] ?? "";
    delete query[name];
    return encodeURIComponent(value);
  });
  return { path, query };
}

/** Returns the answer of a call for a file. A file has no envelope with a status, so the HTTP status is taken. */
function answeredFile<Answer>(
  struct: Struct<Answer, any>,
  { statusCode, headers, rawPayload }: LightMyRequestResponse,
  type: string,
): Answered<Answer> {
  const answer: unknown = new File([new Uint8Array(rawPayload)], "", { type });
  assert(answer, struct);
  return {
    http: statusCode,
    headers,
    status: { error: statusCode !== 200, code: undefined, message: undefined },
    answer: answer as Answer & Infer<typeof Envelope>,
  };
}

export async function call<Answer>(api: TestApi, endpoint: Endpoint<any, any, Answer>, sent: Sent = {}): Promise<Answered<Answer>> {
  const { payload, headers } = await payloadOf(endpoint.encoding, sent.body);
  const { path, query } = addressOf(endpoint, sent.query);
  const response = await api.app.inject({
    method: endpoint.method,
    url: `${sent.prefix ?? ""}${path}`,
    query,
    // A call with cookies needs an `Origin` header, because the API accepts cookies only from its own site's pages.
    headers: { ...(endpoint.withCookies && { origin: siteUrl }), ...headers, ...sent.headers },
    ...(payload !== undefined && { payload }),
  });
  const [type = ""] = String(response.headers["content-type"]).split(";");
  if (mediaTypesOf(endpoint.answer)?.includes(type)) return answeredFile(endpoint.answer, response, type);
  const answer: unknown = response.json();
  assert(answer, Envelope);
  const status = answer.meta?.status;
  if (!status) throw new Error(`${specOf(endpoint).id} answered without meta.status`);
  if (!status.error) assert(answer, endpoint.answer);
  return { http: response.statusCode, headers: response.headers, status, answer: answer as Answer & Infer<typeof Envelope> };
}
