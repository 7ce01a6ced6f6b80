import "fastify";

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * True when the status of the call's answer is repeated at the top level of the answer, as the specification shows it for some calls.
     */
    readsStatus?: boolean;
  }
}
