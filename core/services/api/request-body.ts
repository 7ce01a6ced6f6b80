/** Encodes the body of a request as it is sent: as JSON, or as the parts of a form with files. */
import type { Endpoint } from "#core/base/contract/endpoint.ts";
import { writeJson } from "#core/base/values/json.ts";

const isFile = (value: unknown): boolean => [value].flat().some((one) => one instanceof Blob);
export const carriesFile = (body: unknown): boolean => Object.values(body ?? {}).some(isFile);

export function encode(endpoint: Endpoint<any, any, any>, body: unknown): unknown {
  if (endpoint.encoding !== "multipart") return writeJson(body);
  const form = new FormData();
  // Files are sent last, because the API checks the captcha before it accepts a file.
  const fields = Object.entries(body as Record<string, unknown>).toSorted(
    ([, one], [, other]) => Number(isFile(one)) - Number(isFile(other)),
  );
  for (const [name, value] of fields) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item instanceof Blob) form.append(name, item);
      else if (item !== undefined && item !== null) form.append(name, String(item));
    }
  }
  return form;
}
