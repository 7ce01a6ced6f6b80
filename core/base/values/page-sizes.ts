/**
 * The number of items on a page of each list (decisions §12). While the first page is loading, the list shows the same number of
 * placeholders.
 */
export const jobsPageSize = 10;
export const newsPageSize = 9;
