/** This module makes the OpenAPI document of every declared call, so that a back-end team knows exactly what to answer. */
import type { Struct } from "superstruct";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { mediaTypesOf } from "#core/base/contract/file-answer.ts";
import { specOf } from "#core/base/contract/spec-of.ts";
import { apiCodes, type ApiCode } from "#core/base/errors/api-codes.ts";
import { contactExtensions, uploadTypes } from "#core/base/values/upload.ts";
import { httpOf } from "#demo/api/http/outcome.ts";
import type { AnyRoute } from "#demo/api/routing/register.ts";
import { schemaOf, type JsonSchema } from "./json-schema.ts";

type Properties = { readonly properties?: Readonly<Record<string, JsonSchema>>; readonly required?: readonly string[] };

const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: JsonSchema): JsonSchema => ({ "application/json": { schema } });

/** The codes that every call can answer, beside the codes that the call itself declares. */
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
  409: "What was asked meets another state of things; the code says which.",
  403: "Called from a page of an origin that is not allowed.",
  413: "The request is too large.",
  415: "The body is not of the expected type.",
  422: "A field was refused (`invalid`, messages by field) or the captcha was (`captcha_invalid`).",
  429: "Too many requests, or messages sent (`too_many_sends`); `Retry-After` says how many seconds to wait.",
  500: "A fault of the API.",
  501: "Not available at this API (`not_available`).",
  503: "The API is not available.",
};

/** Statuses that the document mentions only at calls that declare one of their codes. */
const ofDeclaredCodes: ReadonlySet<string> = new Set(["409", "501"]);

const responseName = (status: string): string => `Refused${status}`;

const responses: JsonSchema = Object.fromEntries(
  Object.entries(refusals).map(([status, description]) => [
    responseName(status),
    {
      description,
      ...(["409", "429"].includes(status) && { headers: { "Retry-After": { schema: { type: "integer" }, description: "Seconds." } } }),
      content: json(ref("Envelope")),
    },
  ]),
);

function statusSchema(codes: readonly ApiCode[]): JsonSchema {
  return { allOf: [ref("Status"), { type: "object", properties: { code: { enum: codes } } }] };
}

/**
 * Returns the schema of a response. A business refusal has no payload, so the schema allows two shapes: the payload, or anything with
 * `status.error`.
 */
function answerSchema({ endpoint, readsStatus }: AnyRoute): JsonSchema {
  const status = statusSchema([...specOf(endpoint).codes, ...commonCodes]);
  const envelope = { type: "object", properties: { meta: { type: "object", properties: { status } }, ...(readsStatus && { status }) } };
  const refused = endpoint.conflict && endpoint.conflictHttpStatus === 200 ? schemaOf(endpoint.conflict) : {};
  return { allOf: [ref("Envelope"), envelope, { anyOf: [schemaOf(endpoint.answer), { ...refused, $comment: "status.error is true" }] }] };
}

/** Returns the media types that each file part of a form may have. */
function encodingOf(body: JsonSchema): JsonSchema {
  const types = [...new Set(contactExtensions.flatMap((extension) => uploadTypes[extension] ?? []))].filter(
    (type) => type !== "application/x-cfb",
  );
  const properties = Object.entries(body["properties"] as Record<string, JsonSchema>);
  const isFile = (schema: unknown): boolean => typeof schema === "object" && schema !== null && "contentMediaType" in schema;
  const files = properties.filter(([, schema]) => isFile(schema) || isFile(schema["items"]));
  return files.length === 0 ? {} : { encoding: Object.fromEntries(files.map(([name]) => [name, { contentType: types.join(", ") }])) };
}

/** Returns the content of a response. A call that answers with a file has two kinds of content: the file, or JSON for a refusal. */
function answerContent(declared: AnyRoute): JsonSchema {
  const mediaTypes = mediaTypesOf(declared.endpoint.answer);
  if (!mediaTypes) return json(answerSchema(declared));
  const binary = { schema: { type: "string", format: "binary" } };
  return { ...Object.fromEntries(mediaTypes.map((type) => [type, binary])), ...json(ref("Envelope")) };
}

/**
 * Returns the shared responses that the paths refer to. The shared response 409 can be unused, because each call may describe a 409 of its
 * own.
 */
const usedResponses = (paths: JsonSchema): JsonSchema => {
  const text = JSON.stringify(paths);
  return Object.fromEntries(Object.entries(responses).filter(([name]) => text.includes(`#/components/responses/${name}"`)));
};

function refusalsOf(endpoint: Endpoint): JsonSchema {
  const declared = new Set(specOf(endpoint).codes.map((code) => String(httpOf[code])));
  const statuses = Object.keys(refusals).filter((status) => !ofDeclaredCodes.has(status) || declared.has(status));
  const responses = Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${responseName(status)}` }]));
  if (!endpoint.conflict || endpoint.conflictHttpStatus) return responses;
  const schema = { allOf: [ref("Envelope"), { anyOf: [schemaOf(endpoint.conflict), { $comment: "of another code" }] }] };
  return { ...responses, 409: { description: refusals["409"], content: json(schema) } };
}

function requestBody(endpoint: Endpoint): JsonSchema {
  const { encoding } = endpoint;
  const { body } = specOf(endpoint);
  if (!body || encoding === "none") return {};
  const schema = schemaOf(body);
  const content = encoding === "json" ? json(schema) : { "multipart/form-data": { schema, ...encodingOf(schema) } };
  return { requestBody: { required: true, content } };
}

function parameters(endpoint: Endpoint): JsonSchema {
  const { query, headers } = specOf(endpoint);
  const all = [...(query ? queryParameters(query, endpoint.path) : []), ...(headers ? headerParameters(headers) : [])];
  return all.length > 0 ? { parameters: all } : {};
}

function headerParameters(headers: Struct<any, any>): JsonSchema[] {
  const { properties = {}, required = [] } = schemaOf(headers) as Properties;
  return Object.entries(properties).map(([name, schema]) => ({ name, in: "header", required: required.includes(name), schema }));
}

function queryParameters(query: Struct<any, any>, path: string): JsonSchema[] {
  const { properties, required = [] } = schemaOf(query) as Properties;
  // A call whose query may have any shape names no parameters, so the document has one free-form parameter.
  if (!properties) return [{ name: "query", in: "query", style: "form", explode: true, schema: schemaOf(query) }];
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: path.includes(`{${name}}`) ? "path" : "query",
    required: required.includes(name),
    schema,
  }));
}

/**
 * The security of each kind of access. An `optional` call carries the token of a session where there is one. A `bearer` call carries the
 * token of a login that is not finished or of a session that ends, or, for some calls, no token at all.
 */
const security: Readonly<Record<Endpoint["access"], JsonSchema>> = {
  public: { security: [] },
  account: { security: [{ token: [] }] },
  optional: { security: [{ token: [] }, {}] },
  bearer: { security: [{ token: [] }, {}] },
};

function operation(declared: AnyRoute): JsonSchema {
  const { endpoint } = declared;
  const spec = specOf(endpoint);
  const codes = [...spec.codes, ...commonCodes].map((code) => `\`${code}\``).join(", ");
  const cookies = endpoint.withCookies ? "Needs an allowed Origin; the refresh token travels as a cookie. " : "";
  const again = endpoint.idempotent ? "May be sent again after a failure." : "Is never sent again by itself.";
  return {
    operationId: spec.id,
    summary: spec.summary,
    description: `${cookies}${again} Codes: ${codes}.`,
    tags: [spec.id.split(".")[0]],
    ...security[endpoint.access],
    ...parameters(endpoint),
    ...requestBody(endpoint),
    responses: {
      200: { description: "The answer, or a business refusal with `meta.status.error`.", content: answerContent(declared) },
      ...refusalsOf(endpoint),
    },
  };
}

/**
 * Returns the OpenAPI 3.1 document of the routes, with one operation for each path and method. Throws when a struct of a contract has no
 * JSON Schema.
 */
export function openApiDocument(routes: readonly AnyRoute[], version: string): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const declared of routes) {
    const { path, method } = declared.endpoint;
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(declared) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "digi widgets API",
      version,
      license: { name: "Proprietary", identifier: "LicenseRef-Proprietary" },
      description: "What the widgets call. Written from the same descriptors that the browser calls with and the reference API answers by.",
    },
    servers: [{ url: "/", description: "The address given as `data-api`." }],
    paths,
    components: {
      schemas,
      responses: usedResponses(paths),
      securitySchemes: { token: { type: "http", scheme: "bearer", description: "The access token of `POST /oauth2/token`." } },
    },
  };
}
