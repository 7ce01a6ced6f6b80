/** Enough for somebody to know an address of theirs again, and for nobody else to learn it: always three dots, whatever the length. */

/** `d•••@digi.example` */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/u, "$1•••@");
export const maskedPhone = (phone: string): string => `•••${phone.slice(-2)}`;
