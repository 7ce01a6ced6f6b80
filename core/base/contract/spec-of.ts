/**
 * Returns the specification of a call's declaration, for servers, tests and manuals. Throws in a browser, because the build removes the
 * specification from what is shipped.
 */
import type { Endpoint, EndpointSpec } from "./endpoint.ts";

export function specOf<Query, Body, Headers>(endpoint: Endpoint<Query, Body, any, Headers, any>): EndpointSpec<Query, Body, Headers> {
  if (!endpoint.spec) throw new Error(`${endpoint.method} ${endpoint.path} has no specification here: this is what is shipped`);
  return endpoint.spec;
}
