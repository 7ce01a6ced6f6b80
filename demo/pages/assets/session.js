// What a page of ours, or of a partner, does with the session of the widgets: greets, signs out, shows what is for customers.
{
  const parts = () => document.querySelectorAll("[data-session]");

  /** Before a widget knows, only a mark without any secret tells whether asking is worth it (digi.signed-in). */
  const isExpected = () => {
    try {
      return localStorage.getItem("digi.signed-in") === "yes";
    } catch {
      return false; // a browser that keeps nothing for this site
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

  // The header may greet whom the page itself does not know yet: what is for customers waits until that is sure.
  if (isExpected())
    for (const part of document.querySelectorAll(".account > [data-session]")) part.hidden = part.dataset.session === "anonymous";

  document.addEventListener("digi-session-changed", follow);
  if (window.digiWidgets?.session?.state.signedIn) follow(); // the event came before this script

  document.addEventListener("click", async (event) => {
    const button = event.target instanceof Element && event.target.closest("[data-session-sign-out]");
    if (!button) return;
    button.disabled = true;
    try {
      await window.digiWidgets.session.signOut();
    } finally {
      button.disabled = false; // where a file of the widgets did not come it can be tried again
    }
    show(false);
    if (button.dataset.sessionSignOut) location.assign(button.dataset.sessionSignOut);
  });
}
