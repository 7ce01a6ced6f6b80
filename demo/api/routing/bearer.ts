import type { FastifyRequest } from "fastify";

/** Returns the token that a request carries, exactly as it was sent. */
export const bearerOf = ({ headers }: Pick<FastifyRequest, "headers">): string | undefined =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(headers.authorization ?? "")?.[1];
