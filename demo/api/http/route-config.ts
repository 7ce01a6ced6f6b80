import "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** True when the call's status is also at the top level of its answer. */
    readsStatus?: boolean;
  }
}
