/**
 * This module masks email addresses and phone numbers: enough is left for their owner to recognise them, and too little for anybody else to
 * learn them. The mask is always three dots, whatever the length of what it hides.
 */

/** Masks an email address: `d•••@digi.example`. */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/u, "$1•••@");
/** Masks a phone number, except its last two digits: `•••56`. */
export const maskedPhone = (phone: string): string => `•••${phone.slice(-2)}`;
