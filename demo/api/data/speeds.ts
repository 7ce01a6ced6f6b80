/**
 * This module has the speeds that a contract promises, in Mbps (Regulation (EU) 2015/2120, article 4). The speeds belong to the sample
 * offers; a live catalogue has other ones.
 */

type FixedSpeed = { readonly minimum: number; readonly usual: number; readonly maximum: number; readonly advertised: number };
export type FixedSpeeds = { readonly download: FixedSpeed; readonly upload: FixedSpeed };

const both = (minimum: number, usual: number, maximum: number): FixedSpeeds => {
  const speed = { minimum, usual, maximum, advertised: maximum };
  return { download: speed, upload: speed };
};

/** The speeds of fixed lines, by the id of the internet offer. */
export const fixedSpeeds: Readonly<Record<string, FixedSpeeds>> = {
  "internet-500": both(250, 450, 500),
  "internet-1000": both(500, 900, 1000),
  "internet-10000": both(5000, 8000, 10_000),
};

type MobileSpeed = { readonly maximum: number; readonly advertised: number };

/** The speeds of mobile lines, which are the same in every plan. The law asks for an estimated maximum. */
export const mobileSpeeds: { readonly download: MobileSpeed; readonly upload: MobileSpeed } = {
  download: { maximum: 1000, advertised: 1000 },
  upload: { maximum: 100, advertised: 100 },
};
