/** The OpenAPI document of every declared call, so that a back-end team knows exactly what to answer. */
import type { Endpoint } from "#core/contract/endpoint.ts";
import { apiCodes, type ApiCode } from "#core/errors/api-codes.ts";
import { contactExtensions, uploadTypes } from "#core/values/upload.ts";
import type { AnyRoute } from "#demo/api/register.ts";
import { schemaOf, type JsonSchema } from "./json-schema.ts";

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: JsonSchema): JsonSchema => ({ "application/json": { schema } });

/** Codes that every call can answer, beside its own. */
const commonCodes: readonly ApiCode[] = ["invalid", "rate_limited"];

const schemas: JsonSchema = {
  Status: {
    type: "object",
    required: ["error"],
    properties: {
      error: { type: "boolean" },
      code: { type: "string", enum: apiCodes, description: "Closed list; only with `error: true`." },
      message: { oneOf: [{ type: "string" }, ref("FieldMessages")], description: "In the language of the request." },
      attempts_left: { type: "integer", description: "Only with `code_wrong`: how often another code may be given." },
    },
  },
  FieldMessages: {
    type: "object",
    description: "Field name → its messages.",
    additionalProperties: { type: "array", items: { type: "string" } },
  },
  Envelope: {
    type: "object",
    required: ["meta"],
    properties: { meta: { type: "object", required: ["status"], properties: { status: ref("Status") } } },
  },
};

const refusals: Readonly<Record<string, string>> = {
  400: "The request could not be read.",
  401: "A plain one or `token_expired`: the token is missing, wrong or stale. `expired`, `logout`: the session is over. `invalid_credentials`.",
  403: "Called from a page of an origin that is not allowed.",
  413: "The request is too large.",
  415: "The body is not of the expected type.",
  422: "A field was refused (`invalid`, messages by field) or the captcha was (`captcha_invalid`).",
  429: "Too many requests, or messages sent (`too_many_sends`); `Retry-After` says how many seconds to wait.",
  500: "A fault of the API.",
  503: "The API is not available.",
};

const responseName = (status: string): string => `Refused${status}`;

const responses: JsonSchema = Object.fromEntries(
  Object.entries(refusals).map(([status, description]) => [
    responseName(status),
    {
      description,
      ...(status === "429" && { headers: { "Retry-After": { schema: { type: "integer" }, description: "Seconds." } } }),
      content: json(ref("Envelope")),
    },
  ]),
);

function statusSchema(codes: readonly ApiCode[]): JsonSchema {
  return { allOf: [ref("Status"), { type: "object", properties: { code: { enum: codes } } }] };
}

/** A business refusal has no payload, so the payload is one of two shapes. */
function answerSchema({ endpoint, readsStatus }: AnyRoute): JsonSchema {
  const status = statusSchema([...endpoint.codes, ...commonCodes]);
  const envelope = { type: "object", properties: { meta: { type: "object", properties: { status } }, ...(readsStatus && { status }) } };
  return { allOf: [ref("Envelope"), envelope, { anyOf: [schemaOf(endpoint.answer), { $comment: "status.error is true" }] }] };
}

/** Which media types each file part may have. */
function encodingOf(body: JsonSchema): JsonSchema {
  const types = [...new Set(contactExtensions.flatMap((extension) => uploadTypes[extension] ?? []))].filter(
    (type) => type !== "application/x-cfb",
  );
  const properties = Object.entries(body["properties"] as Record<string, JsonSchema>);
  const files = properties.filter(([, schema]) => "contentMediaType" in schema);
  return files.length === 0 ? {} : { encoding: Object.fromEntries(files.map(([name]) => [name, { contentType: types.join(", ") }])) };
}

function requestBody({ body, encoding }: Endpoint): JsonSchema {
  if (!body || encoding === "none") return {};
  const schema = schemaOf(body);
  const content = encoding === "json" ? json(schema) : { "multipart/form-data": { schema, ...encodingOf(schema) } };
  return { requestBody: { required: true, content } };
}

function parameters({ query, path }: Endpoint): JsonSchema {
  if (!query) return {};
  const { properties, required = [] } = schemaOf(query) as { properties?: Record<string, JsonSchema>; required?: string[] };
  // A call that takes a query as it stands names no parameters.
  if (!properties) return { parameters: [{ name: "query", in: "query", style: "form", explode: true, schema: schemaOf(query) }] };
  return {
    parameters: Object.entries(properties).map(([name, schema]) => ({
      name,
      in: path.includes(`{${name}}`) ? "path" : "query",
      required: required.includes(name),
      schema,
    })),
  };
}

/** `bearer` calls carry the token of a login that is not finished, or of a session that ends; some of them none at all. */
const security: Readonly<Record<Endpoint["access"], JsonSchema>> = {
  public: {},
  account: { security: [{ token: [] }] },
  bearer: { security: [{ token: [] }, {}] },
};

function operation(declared: AnyRoute): JsonSchema {
  const { endpoint } = declared;
  const codes = [...endpoint.codes, ...commonCodes].map((code) => `\`${code}\``).join(", ");
  return {
    operationId: endpoint.id,
    summary: endpoint.summary,
    description: `${endpoint.withCookies ? "Needs an allowed Origin; the refresh token travels as a cookie. " : ""}${endpoint.idempotent ? "May be sent again after a failure." : "Is never sent again by itself."} Codes: ${codes}.`,
    tags: [endpoint.id.split(".")[0]],
    ...security[endpoint.access],
    ...parameters(endpoint),
    ...requestBody(endpoint),
    responses: {
      200: { description: "The answer, or a business refusal with `meta.status.error`.", content: json(answerSchema(declared)) },
      ...Object.fromEntries(Object.keys(refusals).map((status) => [status, { $ref: `#/components/responses/${responseName(status)}` }])),
    },
  };
}

export function openApiDocument(routes: readonly AnyRoute[], version: string): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const declared of routes) {
    const { path, method } = declared.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(declared) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Digi widgets API",
      version,
      description: "What the widgets call. Written from the same descriptors that the browser calls with and the reference API answers by.",
    },
    servers: [{ url: "/", description: "The address given as `data-api`." }],
    paths,
    components: {
      schemas,
      responses,
      securitySchemes: { token: { type: "http", scheme: "bearer", description: "The access token of `POST /oauth2/token`." } },
    },
  };
}
