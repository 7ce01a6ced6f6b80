import { array, create, number, string, type } from "superstruct";
import type { TestApi } from "./api.ts";

const Outbox = array(
  type({
    to: string(),
    channel: string(),
    subject: string(),
    text: string(),
    at: string(),
    attachments: array(type({ name: string(), type: string(), size: number() })),
  }),
);

/** Returns the mails to an address, newest first. */
export async function mailsTo(api: TestApi, to: string) {
  const response = await api.app.inject({ method: "GET", url: "/demo/outbox", query: { to } });
  return create(response.json(), Outbox);
}
