/** The id of the page beside a sidebar: what is read, and tabbed through, after the links of the sidebar. */
export const PAGE = 'page';
