/** 3 to 4 digits, no leading zero (P-191…P-193); only 4 can be looked up. */
export const isPostalCode = (text: string): boolean => /^[1-9]\d{2,3}$/.test(text);
