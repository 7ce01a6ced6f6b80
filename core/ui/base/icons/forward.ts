export const forwardIcon = "M9.5 6l6 6-6 6";
