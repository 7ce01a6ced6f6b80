/** The closed list of codes that a response's `meta.status.code` may carry (decisions §7). */
export const apiCodes = [
  "invalid_credentials",
  "captcha_required",
  "captcha_invalid",
  "code_wrong",
  "code_expired",
  "code_burnt",
  "too_many_sends",
  "not_activated",
  "link_invalid",
  "link_used",
  "identity_exists",
  "identity_failed",
  "token_expired",
  "expired",
  "logout",
  "rate_limited",
  "no_fiber",
  "code_refused",
  "slot_taken",
  "price_changed",
  "in_progress", // Another call with the same Idempotency-Key is still being processed.
  "already_done",
  "not_available",
  "not_found",
  "invalid",
] as const;

export type ApiCode = (typeof apiCodes)[number];

export const isApiCode = (value: unknown): value is ApiCode => (apiCodes as readonly unknown[]).includes(value);
