export const fibreIcon = "M13 3L5 13.5h6L10 21l8.5-11H12z";
