/**
 * Ports of the servers that tests start. They differ from the ports of `npm start`, so that a test run and the demo can run at the same
 * time; the variable `TEST_PORT` moves them.
 */
const base = Number(process.env["TEST_PORT"] ?? 5600);

export const ports = {
  /** The first of the four ports of the demo (demo/start.ts): site, API, identity app, partner. */
  demo: base,
  api: base + 1,
  identity: base + 2,
  partner: base + 3,
  /** The first of four ports for a demo in which each customer may order as little as on a live site. */
  boundedDemo: base + 4,
  /** The port for the host pages, and the port for the release's files, which are on another site. */
  hosts: base + 10,
  cdn: base + 11,
  /** The port of the server for a sample widget that is not a part of the product. */
  sample: base + 12,
  /** The port of the server for pages with other people's libraries and frameworks. */
  realHosts: base + 20,
  /** The first of four ports for the demo of a single journey, whose clock the journey moves. */
  ownDemo: base + 30,
  /**
   * The first of four ports for the demo of the withdrawal's journeys, whose clock they move. It differs from `ownDemo`, because two test
   * files may run at once.
   */
  withdrawalDemo: base + 14,
  /** The first of four ports for the demo that `npm run dev` serves. */
  dev: base + 34,
  /** The first of four ports for the demo of the usage's journeys, whose clock they move. */
  usageDemo: base + 24,
  /** The first of four ports for the demo of the journeys with access tokens that expire. */
  tokensDemo: base + 40,
  /** The first of four ports for the demo of the journey that compares one price everywhere. */
  pricesDemo: base + 44,
  /** The first of four ports for the demo of the journey of the eSIM's codes. */
  codesDemo: base + 52,
  /** The first of four ports for the demo of the journeys whose presses are counted: each of its people orders for the first time. */
  tapsDemo: base + 56,
  /** The first of a second set of all these ports, for widgets that a test creates with `npm run new` and whose journeys it runs. */
  generated: base + 48,
} as const;
