/** Ports of the test run, apart from those of `npm start`, so that both can run at once. `TEST_PORT` moves them. */
const base = Number(process.env["TEST_PORT"] ?? 5600);

export const ports = {
  /** The demo; demo/start.ts takes four ports: site, API, identity app, partner. */
  demo: base,
  api: base + 1,
  identity: base + 2,
  partner: base + 3,
  /** Host pages, and the files of the release on another site. */
  hosts: base + 10,
  cdn: base + 11,
  /** The server of a widget that is not the product's. */
  sample: base + 12,
  /** Pages with other people's libraries and frameworks. */
  realHosts: base + 20,
  /** Four ports again, for a demo whose clock a journey moves; and another four, because two files may run at once. */
  ownDemo: base + 30,
  withdrawalDemo: base + 14,
  /** Four ports, for the demo that `npm run dev` serves. */
  dev: base + 34,
  /** All of these ports again, for widgets that `npm run new` has made and that run their own journeys. */
  generated: base + 40,
} as const;
