// This script sends the two forms that start a change of an email address, for the customer who is logged in on this site. The customer
// area does not have these forms yet.
const api = document.querySelector("script[data-api]").dataset.api;
const lang = document.documentElement.lang;

const post = async (path, body, token) => {
  const response = await fetch(api + path, {
    method: "POST",
    credentials: "include",
    headers: { "content-type": "application/json", "accept-language": lang, ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ lang, ...body }),
  });
  return response.json();
};

/** Resolves with an access token of this browser's session, or with undefined when nobody is logged in. */
const accessToken = async () => {
  const answer = await post("/oauth2/token", { grant_type: "refresh_token", device_id: localStorage.getItem("digi.device") ?? "" });
  return answer.access_token;
};

const textOf = ({ meta }) => {
  const message = meta?.status?.message;
  return typeof message === "object" && message !== null ? Object.values(message).flat().join(", ") : message;
};

const start = async (form) => {
  const said = form.querySelector("output");
  const { anonymous, sent, failed } = form.dataset;
  try {
    const token = await accessToken();
    if (!token) return void (said.textContent = anonymous);
    const answer = await post(`/my-digi/settings/${form.dataset.setting}`, { value: new FormData(form).get("value") }, token);
    said.textContent = textOf(answer) || (answer.meta?.status?.error === false ? sent : failed);
  } catch {
    said.textContent = failed; // The API did not answer, or its answer cannot be read.
  }
};

for (const form of document.querySelectorAll("form[data-setting]")) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void start(form);
  });
}
