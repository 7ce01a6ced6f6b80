export const backIcon = "M14.5 6l-6 6 6 6";
