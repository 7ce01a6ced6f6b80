/**
 * This module makes modules of the API: each is a Fastify plugin with its calls, and with the pages and files that it serves beside them.
 */
import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import type { ApiContext } from "./context.ts";
import { register, type AnyRoute } from "./register.ts";

export type ApiModule = {
  /** The routes of the module's calls. The document `openapi.json`, the headers that CORS allows, and tests are made from them. */
  readonly routes: readonly AnyRoute[];
  /**
   * The plugin: `app.register(module.plugin, { context })`. Its hooks and parsers apply to this module alone, because Fastify encapsulates
   * plugins.
   */
  readonly plugin: FastifyPluginAsync<{ readonly context: ApiContext }>;
};

type Parts = {
  readonly routes: readonly AnyRoute[];
  /** Registers the pages and files of the module, which are no calls of a widget. */
  readonly pages?: (app: FastifyInstance, context: ApiContext) => void | Promise<void>;
};

/** Creates a module of the API. Its name appears in `app.printPlugins()` and in Fastify's errors. */
export function apiModule(name: string, { routes, pages }: Parts): ApiModule {
  const plugin: ApiModule["plugin"] = async (app, { context }) => {
    for (const declared of routes) register(app, context, declared);
    await pages?.(app, context);
  };
  return { routes, plugin: Object.assign(plugin, { [Symbol.for("fastify.display-name")]: name }) };
}
