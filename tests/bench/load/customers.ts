/** A customer who is logged in during the measurement. */
export type Customer = {
  refreshToken: string;
  accessToken: string;
  /** The query of the link that changes the customer's email address, as the mail contained it. */
  readonly emailChange: string;
};

/** Fields about the device that every login call sends. */
export const common = { device_id: "6f1c1a52-7a3e-4f0b-9c43-1f4f4b1d2a10", lang: "en" };
