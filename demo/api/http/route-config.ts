import "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The call's status also stands at the top of its answer. */
    readsStatus?: boolean;
  }
}
