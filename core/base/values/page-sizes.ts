/** How many items a page of each list has (decisions §12): as many places are kept while the first page is on its way. */
export const jobsPageSize = 10;
export const newsPageSize = 9;
