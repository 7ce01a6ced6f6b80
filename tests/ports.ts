/** Addresses of the test run, apart from those of `npm start`, so that both can run at once. `TEST_PORT` moves them. */
const base = Number(process.env["TEST_PORT"] ?? 5600);

export const ports = {
  /** demo/start.ts takes four: site, API, identity app, partner. */
  demo: base,
  api: base + 1,
  identity: base + 2,
  partner: base + 3,
  /** Host pages, and the files of the release on another site. */
  hosts: base + 10,
  cdn: base + 11,
  /** A widget that is not the product's. */
  sample: base + 12,
  /** Pages of other people's libraries and frameworks. */
  realHosts: base + 20,
  /** Four again, of a demo whose clock a journey moves. */
  ownDemo: base + 30,
  /** Where widgets that `npm run new` has made run their own journeys: all of these again. */
  generated: base + 40,
} as const;
