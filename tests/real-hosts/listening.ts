/**
 * A script that records what the page, its library and our script report as errors and warnings, and which of our events are dispatched. It
 * comes after the library, because old libraries may write to the console when they start.
 */
export const complaintsScript = `<script>
  window.complaints = [];
  window.told = [];
  addEventListener("error", (event) => complaints.push("uncaught " + event.message));
  addEventListener("unhandledrejection", (event) => complaints.push("unhandled " + event.reason));
  document.addEventListener("securitypolicyviolation", (event) => complaints.push("blocked " + event.violatedDirective + " " + event.blockedURI));
  for (const kind of ["error", "warn"]) {
    const say = console[kind];
    console[kind] = (...given) => (complaints.push(given.join(" ")), say.apply(console, given));
  }
  // The page is the host's own: it goes nowhere after a login.
  document.addEventListener("digi-navigate", (event) => event.preventDefault());
  // The host takes what nobody else is asked to.
  document.addEventListener("digi-submit", (event) => event.target.localName === "digi-callback-modal" && (event.detail.taken = true));
  for (const type of ["digi-submit", "digi-success", "digi-fiber-checked", "digi-address-changed", "digi-bundle-changed", "digi-session-changed", "digi-consent-changed", "digi-selection-changed", "digi-withdrawn"])
    document.addEventListener(type, () => told.push(type));
</script>`;
