import { execFile } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { Validator } from "@seriousme/openapi-schema-validator";
import { beforeAll, describe, expect, test } from "vitest";
import { specOf } from "#core/base/contract/spec-of.ts";
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { apiCodes } from "#core/base/errors/api-codes.ts";
import { SessionUser } from "#core/services/session/session.schema.ts";
import { lifeSeconds } from "#demo/api/crypto/access-tokens.ts";
import { writeOpenApi } from "#demo/api/app/openapi.ts";
import { routes } from "#demo/api/app/modules.ts";
import { captchaCalls } from "./support/captcha-calls.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));

type Declared = { name: string; endpoint: Endpoint };

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === "object" && value !== null && "spec" in value && "encoding" in value;

async function declaredIn(path: string): Promise<Declared[]> {
  const exported = (await import(pathToFileURL(join(root, path)).href)) as Record<string, unknown>;
  return Object.entries(exported).flatMap(([name, value]) => (isEndpoint(value) ? [{ name, endpoint: value }] : []));
}

const filesIn = (area: string, ending: string): string[] =>
  readdirSync(join(root, area), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(ending))
    .map((path) => join(area, path));

const contracts = ["core", "widgets"].flatMap((area) => filesIn(area, ".contract.ts"));
const declared = (await Promise.all(contracts.map(declaredIn))).flat();

describe("every descriptor of the house", () => {
  test("is found, with an id and a call of its own", () => {
    expect(declared.length).toBeGreaterThanOrEqual(11);
    expect(new Set(declared.map(({ endpoint }) => specOf(endpoint).id)).size).toBe(declared.length);
    expect(new Set(declared.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`)).size).toBe(declared.length);
  });

  test("takes a captcha in every call of a public form, in a login that failed too often, and in no other [P-021]", () => {
    const spends = declared.filter(({ endpoint }) => specOf(endpoint).codes.includes("captcha_invalid"));
    expect(spends.map(({ endpoint }) => specOf(endpoint).id).toSorted()).toEqual(captchaCalls.toSorted());
    const named = declared.filter(({ endpoint }) => "recaptcha" in ((specOf(endpoint).body?.schema ?? {}) as object));
    expect(spends.filter((one) => !named.includes(one)).map(({ endpoint }) => specOf(endpoint).id)).toEqual(["oauth2.token"]);
    expect(named.filter((one) => !spends.includes(one))).toEqual([]);
  });

  test("carries the customer's token in the customer area, wherever the call is made [C-352]", () => {
    const area = declared.filter(({ endpoint }) => endpoint.path.startsWith("/my-digi/"));
    expect(area.length).toBeGreaterThanOrEqual(3);
    expect(area.filter(({ endpoint }) => endpoint.access !== "account").map(({ name }) => name)).toEqual([]);
  });

  test("knows an anonymous visitor and the signed-in customer, and nobody else [P-227, C-355]", () => {
    const kinds = new Set(declared.map(({ endpoint }) => endpoint.access));
    // `bearer` is the access of a caller who is about to become a customer, by a login that is not finished, or who ends a session.
    expect([...kinds].filter((kind) => !["public", "optional", "bearer", "account"].includes(kind))).toEqual([]);
    const bearers = declared.filter(({ endpoint }) => endpoint.access === "bearer");
    expect(bearers.every(({ endpoint }) => endpoint.path.startsWith("/oauth2/"))).toBe(true);
    expect(Object.keys(lifeSeconds)).toEqual(["verify", "account"]);
    expect(Object.keys(SessionUser.schema).filter((key) => /role|permission|scope/.test(key))).toEqual([]);
  });

  test("takes multipart for forms and JSON for all else, at a path below the API's address [P-277, C-405]", () => {
    const wrong = declared.filter(({ endpoint: { path, encoding, ...endpoint } }) => {
      const hasBody = specOf({ path, encoding, ...endpoint }).body !== undefined;
      return encoding !== (!hasBody ? "none" : path.startsWith("/forms/") ? "multipart" : "json");
    });
    expect(wrong.map(({ endpoint }) => `${endpoint.encoding} ${endpoint.path}`)).toEqual([]);
    expect(declared.filter(({ endpoint }) => !/^\/[a-z]/.test(endpoint.path)).map(({ name }) => name)).toEqual([]);
  });

  test("that takes cookies of a session takes JSON alone", () => {
    const withCookies = declared.filter(({ endpoint }) => endpoint.withCookies);
    // The cookie of the call for the identity app's address only names the browser that goes there; it gives access to nothing.
    const [way, ...sessions] = withCookies.toSorted((a, b) => (specOf(a.endpoint).id < specOf(b.endpoint).id ? -1 : 1));
    expect(way && specOf(way.endpoint).id).toBe("itsme.auth-url");
    expect(sessions.map(({ endpoint }) => specOf(endpoint).id)).toEqual(["oauth2.revoke", "oauth2.send_code", "oauth2.token"]);
    expect(sessions.every(({ endpoint }) => endpoint.encoding === "json" && endpoint.method === "POST")).toBe(true);
  });

  test.each(declared)("$name has a handler in the reference API", ({ endpoint }) => {
    expect(routes.filter((route) => route.endpoint === endpoint)).toHaveLength(1);
  });

  const tests = filesIn("tests/contract", ".test.ts").map((path) => readFileSync(join(root, path), "utf8"));
  test.each(declared)("$name is fired by a contract test", ({ name }) => {
    expect(tests.some((text) => new RegExp(String.raw`call\(\w+, ${name}\b|\bask\(${name}\b|\[(?:[^\]]*, )?${name}\b`).test(text))).toBe(
      true,
    );
  });
});

/** Returns the lists without a maximum length in a part of the API's description, by their paths. */
function endless(part: unknown, path: string): string[] {
  if (typeof part !== "object" || part === null) return [];
  const { type, maxItems } = part as { readonly type?: unknown; readonly maxItems?: unknown };
  const isList = [type].flat().includes("array");
  return [
    ...(isList && typeof maxItems !== "number" ? [path] : []),
    ...Object.entries(part).flatMap(([name, inner]) => endless(inner, `${path}/${name}`)),
  ];
}

describe("openapi.json", () => {
  type Operation = {
    operationId: string;
    description: string;
    security?: unknown;
    responses: Record<string, { content?: Record<string, { schema?: unknown }> }>;
    parameters?: { name: string; in: string; required: boolean }[];
    requestBody?: { content: Record<string, { schema: Record<string, unknown> }> };
  };
  let document: {
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: { Status: { properties: { code: { enum: string[] } } } } };
  };
  let text = "";
  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), "digi-openapi-"));
    await writeOpenApi(join(folder, "deep", "openapi.json"));
    text = await readFile(join(folder, "deep", "openapi.json"), "utf8");
    document = JSON.parse(text) as typeof document;
    await rm(folder, { recursive: true });
  });

  test("is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    expect(await validator.validate(JSON.parse(text) as Record<string, unknown>)).toEqual({ valid: true });
    expect(validator.version).toBe("3.1");
  });

  test("has nothing against the recommended rules of redocly", async () => {
    const folder = await mkdtemp(join(tmpdir(), "digi-lint-"));
    await writeFile(join(folder, "openapi.json"), text);
    const given = ["lint", "openapi.json", "--extends=recommended", "--format=json"];
    const env = { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };
    // The program ends with exit code 1 where it finds a problem. Its output is read in this case, too.
    const lint = promisify(execFile)(join(root, "node_modules/.bin/redocly"), given, { cwd: folder, env });
    const { stdout } = await lint.catch((refusal: unknown) => refusal as { readonly stdout: string });
    const { totals, problems } = JSON.parse(stdout) as { totals: object; problems: readonly { ruleId: string; message: string }[] };
    expect([totals, problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)]).toEqual([{ errors: 0, warnings: 0, ignored: 0 }, []]);
    await rm(folder, { recursive: true });
  });

  test("names no answer that no call gives, and whose licence it is under", () => {
    const { components, info } = JSON.parse(text) as { components: { responses: object }; info: { license: object } };
    const unused = Object.keys(components.responses).filter((name) => !text.includes(`"#/components/responses/${name}"`));
    expect([unused, info.license]).toEqual([[], { name: "Proprietary", identifier: "LicenseRef-Proprietary" }]);
  });

  test("has every call, and every code of the closed list", () => {
    const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(
      declared.map(({ endpoint }) => specOf(endpoint).id).toSorted(),
    );
    expect(document.components.schemas.Status.properties.code.enum).toEqual([...apiCodes]);
    expect(document.paths["/address/infrastructure"]?.["put"]?.description).toContain("`no_fiber`");
  });

  test("gives every list an end, in what is sent and in what is answered", () => {
    expect(endless({ type: ["array", "null"], items: {} }, "")).toEqual([""]);
    expect(endless(document.paths, "")).toEqual([]);
  });

  test("says what every call answers, also those of which the specification shows nothing [P-284]", () => {
    const schemas = Object.entries(document.paths).flatMap(([path, calls]) =>
      Object.entries(calls).map(([method, { responses }]) => [`${method} ${path}`, responses["200"]?.content] as const),
    );
    expect(schemas.filter(([, content]) => !content || Object.values(content).some(({ schema }) => !schema)).map(([call]) => call)).toEqual(
      [],
    );
    const known = new Set<string>(schemas.map(([call]) => call));
    const unshown = [
      "post /auth/lost-password",
      "post /auth/recover-password",
      "post /account/itsme-signup",
      "post /account/validate-signup-code",
      "post /bundle-configurator",
      "post /oauth2/token",
      "post /oauth2/send_code",
    ];
    expect(unshown.filter((call) => !known.has(call))).toEqual([]);
  });

  test("knows what the forms ask for [P-183, P-187, P-263, P-264]", () => {
    const schema = document.paths["/forms/contact"]?.["post"]?.requestBody?.content["multipart/form-data"]?.schema;
    expect(schema).toMatchObject({
      additionalProperties: false,
      properties: {
        first_name: { maxLength: 100 },
        email: { format: "email" },
        phone: { pattern: "^[0-9]{9}$" },
        category: { enum: ["commercial", "customer_support", "press", "sponsorship", "jobs"] },
        message: { maxLength: 5000 },
        upload: { contentMediaType: "application/octet-stream" },
      },
    });
    expect(schema?.["required"]).not.toContain("upload");
  });

  test("knows the grants, who needs a token, and which parameters stand in the path [P-219, P-236, P-273]", () => {
    const body = document.paths["/oauth2/token"]?.["post"]?.requestBody?.content["application/json"]?.schema as {
      anyOf: { properties: { grant_type: { const: string } } }[];
    };
    expect(body.anyOf.map(({ properties }) => properties.grant_type.const)).toEqual(["password", "verification_code", "refresh_token"]);
    expect(document.paths["/my-digi/account"]?.["get"]?.security).toEqual([{ token: [] }]);
    expect(document.paths["/oauth2/token"]?.["post"]?.security).toEqual([{ token: [] }, {}]);
    expect(document.paths["/auth/lost-password"]?.["post"]?.security).toEqual([]);
    const parameters = document.paths["/itsme/auth-url/{uuid}"]?.["get"]?.parameters ?? [];
    expect(parameters.filter((one) => one.in === "path")).toMatchObject([{ name: "uuid", required: true }]);
    expect(parameters.find(({ name }) => name === "redirect_uri")?.in).toBe("query");
    const recovery = document.paths["/auth/recover-password"]?.["post"]?.requestBody?.content["application/json"]?.schema;
    expect(recovery).toMatchObject({ properties: { "reset-password": { minLength: 10, maxLength: 64 } } });
  });
});
