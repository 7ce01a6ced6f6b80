/** This module serves the pictures of the offers and of the sample invoice. */
import type { FastifyInstance } from "fastify";
import { offerPictures, picturePathOf } from "#demo/api/domain/offer-pictures.ts";
import { invoiceDrawings } from "#demo/api/domain/pages/invoice-drawing.ts";
import type { RateLimits } from "#demo/api/http/rate-limits.ts";

/**
 * Registers the routes of the pictures. Pages of any site may show the pictures, because they are no secret and contain no script.
 */
export function registerPictures(app: FastifyInstance, { rateLimits }: { readonly rateLimits: RateLimits }): void {
  for (const [id, drawing] of [...offerPictures, ...invoiceDrawings]) {
    app.get(picturePathOf(id), { config: rateLimits("lookup") }, (_request, reply) =>
      reply
        .type("image/svg+xml")
        .header("cache-control", "public, max-age=86400")
        .header("cross-origin-resource-policy", "cross-origin")
        .send(drawing),
    );
  }
}
