/**
 * Masks an email address: enough is left for its owner to recognise it, and too little for anybody else to learn it. The mask is always
 * three dots, whatever the length of what it hides: `d•••@digi.example`.
 */
export const maskedEmail = (email: string): string => email.replace(/^(.).*@/u, "$1•••@");
