/**
 * Masked addresses and numbers: enough for their owner to recognise them, and too little for anybody else to learn them. The mask is always
 * three dots, whatever the length.
 */

/** Masks an email address: `d•••@digi.example`. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/u, "$1•••@");
export const maskedPhone = (phone: string): string => `•••${phone.slice(-2)}`;
