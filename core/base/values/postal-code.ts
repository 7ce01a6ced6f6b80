/** Tells whether the text is a postal code: 3 to 4 digits, no leading zero (P-191…P-193). The API looks up only codes of 4 digits. */
export const isPostalCode = (text: string): boolean => /^[1-9]\d{2,3}$/.test(text);
