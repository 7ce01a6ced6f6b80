/** A customer who is signed in during the measurement. */
export type Customer = {
  refreshToken: string;
  accessToken: string;
  /** Query of the link that changes the customer's address, as it was mailed. */
  readonly emailChange: string;
};

/** Fields about the device that every sign-in call sends. */
export const common = { device_id: "6f1c1a52-7a3e-4f0b-9c43-1f4f4b1d2a10", lang: "en" };
