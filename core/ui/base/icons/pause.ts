export const pauseIcon = "M9 5.5v13M15 5.5v13";
