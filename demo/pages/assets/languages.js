// On a page whose address changes while it is open, the links to the other languages get the current address's parameters when they are
// clicked.

document.querySelector(".languages")?.addEventListener("click", ({ target }) => {
  const link = target.closest("a");
  if (!link) return;
  const query = new URLSearchParams(location.search);
  query.set("lang", link.lang);
  link.search = query.toString();
});
