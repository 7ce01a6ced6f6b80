// On a page whose address changes while it is open, the other languages lead to what is shown now.

document.querySelector(".languages")?.addEventListener("click", ({ target }) => {
  const link = target.closest("a");
  if (!link) return;
  const query = new URLSearchParams(location.search);
  query.set("lang", link.lang);
  link.search = query.toString();
});
