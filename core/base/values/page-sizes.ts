/** The number of items on a page of each list (decisions §12). As many placeholders are shown while the first page is loading. */
export const jobsPageSize = 10;
export const newsPageSize = 9;
