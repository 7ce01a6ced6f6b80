/** Who is signed in while it is measured. */
export type Customer = {
  refreshToken: string;
  accessToken: string;
  /** Query of the link that changes their address, as it was mailed. */
  readonly emailChange: string;
};

/** What every call of a sign-in says of its device. */
export const common = { device_id: "6f1c1a52-7a3e-4f0b-9c43-1f4f4b1d2a10", lang: "en" };
