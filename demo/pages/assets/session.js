// This script connects a page to the session of the widgets: it greets the customer by name, signs out, and shows what only customers may
// see.
{
  const parts = () => document.querySelectorAll("[data-session]");

  /** Tells whether a session is likely, before a widget knows for certain: the stored mark `digi.signed-in` holds no secret. */
  const isExpected = () => {
    try {
      return localStorage.getItem("digi.signed-in") === "yes";
    } catch {
      return false; // This browser stores nothing for this site.
    }
  };

  const show = (signedIn, user) => {
    for (const part of parts()) part.hidden = (part.dataset.session === "signed-in") !== signedIn;
    for (const element of document.querySelectorAll("[data-session-name]"))
      if (user) element.textContent = (element.dataset.sessionName || "{name}").replace("{name}", user.first_name || user.email);
  };

  const follow = () => {
    const { signedIn, user } = window.digiWidgets?.session?.state ?? { signedIn: false };
    show(signedIn, user);
  };

  // The header may greet the customer before a widget knows of the session. The other parts for customers are shown only when the session
  // is certain.
  if (isExpected())
    for (const part of document.querySelectorAll(".account > [data-session]")) part.hidden = part.dataset.session === "anonymous";

  document.addEventListener("digi-session-changed", follow);
  if (window.digiWidgets?.session?.state.signedIn) follow(); // The session's event was dispatched before this script ran.

  document.addEventListener("click", async (event) => {
    const button = event.target instanceof Element && event.target.closest("[data-session-sign-out]");
    if (!button) return;
    button.disabled = true;
    try {
      await window.digiWidgets.session.signOut();
    } finally {
      button.disabled = false; // After a failure, when a file of the widgets was not loaded, the visitor can press the button again.
    }
    show(false);
    if (button.dataset.sessionSignOut) location.assign(button.dataset.sessionSignOut);
  });
}
